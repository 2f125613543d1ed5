import { family, origin, someone, their, them, they } from './sentence-signs.ts';

const meeting = '(?:interview|call|meeting|chat|appointment|conversation)';
const lure = '(?:poach|headhunt|tempt|win|steal|lure|prise|poaching|tempting|luring)';

/** What is asked of anybody in passing, and the plain wording: the present post, free time, languages, how to get in touch. */
export const everydayRewordings: [RegExp, string][] = [
  // The present post, and all before a year
  [
    new RegExp(
      String.raw`^how long (?:has|have) ${they} (?:been|worked|served|spent) (?:in|at) (?:${their}|the) (?:present|current|latest|existing) (?:role|position|post|job|company|employer|firm)(?: (?:so far|now|already))?\W*$`,
      'i',
    ),
    'how long have they been in their current job?',
  ],
  [
    new RegExp(
      String.raw`^where (?:did|had|has) ${they} (?:ever )?work(?:ed)? (before|until|prior to) (\d{4})\W*$`,
      'i',
    ),
    'which jobs did they have $1 $2?',
  ],
  [
    new RegExp(
      String.raw`^what (?:(?:has|have) ${they} been (?:up to|doing|working on)|(?:is|are) ${they} up to) (?:lately|recently|of late|these days|nowadays|now|at the moment)\W*$`,
      'i',
    ),
    'what are they doing these days?',
  ],
  // Whether somebody would change posts
  [
    new RegExp(
      String.raw`^(?:(?:can|could|may|might) (?:I|we|anyone|anybody|someone|somebody|another company)|(?:(?:is there )?any (?:chance|way)|would it be possible|do you think|what are the chances)(?: (?:of|that))?(?: (?:(?:I|we) (?:could|can|might)|I|we|(?:for us )?to))?) (?:still )?${lure} ${them}(?: (?:away|over))?(?: (?:to|for|from) (?:an? |the |our |my |${their} )?(?:[\p{L}-]+ ){0,2}(?:firm|company|team|employer|job|role|start-?up|office|lab))?(?: (?:now|today|at the moment|right now|these days))?(?:,? or (?:is|are) ${they} (?:happy|content|settled|comfortable) where ${they} (?:is|are))?\W*$`,
      'iu',
    ),
    'are they looking for a new job?',
  ],
  // School is before university
  [
    new RegExp(
      String.raw`^(?:which|what) (?:(?:secondary|high|grammar) )?school did ${they} (?:go to|attend) (?:before (?:(?:going to|starting (?:at )?|entering) )?(?:the )?(?:university|uni|college|${their} (?:degree|studies))|as an? (?:boy|girl|child|kid|teenager|teen))\W*$`,
      'i',
    ),
    'which secondary school did they attend?',
  ],
  // Whoever lectures teaches
  [
    new RegExp(
      String.raw`^(does|do|did) (${they}) (?:(?:ever|also|still) )?(?:lecture|stand in front of an? (?:class(?:room)?|lecture hall)|give (?:lectures|classes|courses))(?= (?:at|in) an? (?:university|college|school)\W*$)`,
      'i',
    ),
    '$1 $2 teach',
  ],
  // Out of university is after it, and no place
  [
    /\b(jobs?|posts?|roles?|positions?) (?:(?:straight|right|fresh|directly|just) )?out of (?:university|uni|college|grad(?:uate)? school)\b/gi,
    '$1 after university',
  ],
  [/\b(first (?:job|post|role|position)) after (?:his|her|their|the|a) degree(?=\W*$)/i, '$1 after university'],
  // What somebody is known for
  [
    new RegExp(
      String.raw`^what makes ${them} (?:so )?(?:different|special|unique|unusual|stand out)(?: (?:from|among|amongst|compared (?:to|with)) (?:(?:all|the|any|other|others|rest|most|of) ?)*(?:\p{L}+ ?){0,3})?\W*$`,
      'iu',
    ),
    'what are they known for?',
  ],
  // Of two deeds or states joined by "or" the wider one
  [
    /\b(holds?|has|have|owns?) or (?:(?:has|have|is|are|got) )*(?:pending|applied for|filed)(?= (?:in total|altogether|overall|so far|now)\b|\W*$)/i,
    '$1',
  ],
  [
    /\b(publish|write|author|co-?write)(?:ed)? (?:or|and) edit(?:ed)?(?= *[,?.!]| (?:in total|altogether|so far|overall|according to)|$)/i,
    '$1',
  ],
  // Certificates, and whether they are in force
  [
    new RegExp(
      String.raw`^(?:(?:is|are) (?:(?:any|all|some) (?:of )?)?${their} (?:certificat(?:e|ion)s?|licen[cs]es?) (?:still )?(?:valid|current|in force|up to date|active)(?: (?:now|today|any ?more))?|((?:which|what) certificat(?:e|ion)s (?:does|do|did|has|have) ${they} (?:hold|have|got|earned?))(?: and| -|,)? (?:are|is) (?:they|any of them|it) still (?:valid|current|in force|up to date|active))\W*$`,
      'i',
    ),
    'which certifications do they hold?',
  ],
  // Things are worked on, and in a trade
  [
    new RegExp(
      String.raw`^((?:has|have|had|did|does|do) ${they} (?:ever )?work(?:ed)?) in (?=(?:\p{L}+ )?(?:devices|products|apps|games|robots|machines|vehicles|chips)\W*$)`,
      'iu',
    ),
    '$1 on ',
  ],
  // A building is a place, unless it was built
  [
    /^(?:in )?(?:which|what) (?:building|hall|venue|room|auditorium|theatre|theater|hotel) (?:was|were) ((?:that|the|this|his|her|their|your|_) ?[^?,]{2,60}?) (?:(?:held|shown|given|staged|done|put on) )?in\W*$/i,
    'where was $1?',
  ],
  [
    /^in (?:which|what) (?:building|hall|venue|auditorium|theatre|theater|hotel) (?:was|were) ([^?,]{3,60}?) (?:held|shown|given|staged|performed|put on)\W*$/i,
    'where was $1 held?',
  ],
  // Towns by their letters
  [/(?<=\b(?:in|from|to|at|near) )(?:LA|L\.A\.)(?=\W*$|,? (?:and|or|in|did|was|were|for|during)\b)/, 'Los Angeles'],
  [/(?<=\b(?:in|from|to|at|near) )NYC\b/, 'New York'],
  // Who belongs to the family, by name
  [
    new RegExp(
      String.raw`^(?:and )?what (?:are|were) (?:they (?:called|named)|their (?:first )?names) (${family})\W*$`,
      'i',
    ),
    'what are the names of their $1?',
  ],
  // Where somebody learned
  [
    new RegExp(
      String.raw`^(?:(?:and )?where|at (?:which|what) (?:schools?|universit(?:y|ies)|colleges?)) (?:was|were) (${they}) educated\W*$`,
      'i',
    ),
    'where did $1 study?',
  ],
  // Mother and father
  [
    new RegExp(
      String.raw`^what (?:do|did) ${their} parents (?:do|work)(?: as)?(?: for (?:a living|work)| professionally)?\W*$`,
      'i',
    ),
    'what did their father do?',
  ],
  // Languages
  [
    new RegExp(
      String.raw`^(?:could|can|would|will|is|are) ${they} (?:(?:able|comfortable|ready) )?(?:to )?(?:hold(?:ing)?|run(?:ning)?|lead(?:ing)?|hav(?:e|ing)|conduct(?:ing)?|follow(?:ing)?|tak(?:e|ing) part in|giv(?:e|ing)) (?:an? |the )?(?:\p{L}+ )?(?:meetings?|conversations?|interviews?|talks?|presentations?|discussions?|workshops?|negotiations?) in (\p{L}+${origin.source})\W*$`,
      'iu',
    ),
    'do they speak $1?',
  ],
  // How to get in touch
  [
    new RegExp(
      String.raw`^(?:what(?:['’]s| is| would be) the (?:best|easiest|right|quickest) way|how (?:can|could|should|do|does|would|may) ${someone})(?: for (?:an? |the )?(?:\p{L}+ ){1,2}?)? ?(?:to )?(?:arrange|set up|schedule|book|request|get|organi[sz]e|ask for) an? ${meeting}(?: with (?:him|her|them|you))?\W*$`,
      'iu',
    ),
    'how can I contact them?',
  ],
  [
    new RegExp(
      String.raw`^(?:may|can|could|should) (?:I|we) (?:send|mail|email|e-mail|forward) (?:him|her|them|you) (?:my|our|an?|the|some) (?:\p{L}+ ){0,2}(?:manuscript|drafts?|papers?|cv|r[eé]sum[eé]|application|proposal|letter|questions?|text|article|book|offer|invitation)(?: for (?:\p{L}+ )?(?:feedback|comments?|review|advice|an opinion))?\W*$`,
      'iu',
    ),
    'how can I contact them?',
  ],
  [
    new RegExp(
      String.raw`^how (?:soon|quickly|quick|fast|long until|promptly) (?:(?:does|do|will|would|can|might) ${they}|can (?:I|we) expect (?:an? (?:answer|reply|response))?) ?(?:(?:usually|normally|typically|generally) )?(?:get back to|reply(?: to)?|respond(?: to)?|write back(?: to)?|answer) ?(?:me|us|you|people|someone|somebody|(?:${their} )?(?:e-?mails?|mails?|messages?|letters?))?(?:,? (?:if|when|once|after) (?:I|we|you|one) (?:send|write|mail|e-?mail|contact|get in touch)\b[^?]*)?\W*$`,
      'i',
    ),
    'how quickly do they answer mail?',
  ],
  [
    new RegExp(
      String.raw`^(?:when|how (?:soon|fast|quickly)|how long until) (?:will|do|can|would|should|may) (?:I|we) (?:get|have|receive|hear|expect) (?:an? |the |${their} )?(?:reply|answer|response|back)(?:,? (?:from|if|when|after|once) [^?]{2,60})?\W*$`,
      'i',
    ),
    'how quickly do they answer mail?',
  ],
  // What is kept as a hobby
  [
    new RegExp(
      String.raw`^what (?:(?:kinds? of |sorts? of )?(?:odd |strange |weird |unusual |funny |curious |old )*(?:things?|stuff|objects?|items?) )?(?:does|do) ${they} (?:hoard|collect|amass)\W*$`,
      'i',
    ),
    'what do they collect?',
  ],
  // What a thing cost
  [
    /^((?:and |so )?what (?:was|is|were) (?:the|its|their) )(?:price[- ]tag|bill|damage)(?= (?:of|for|on)\b|\W*$)/i,
    '$1cost',
  ],
  // What a thing is made of
  [
    /^(?:what|which) (?:kinds? of |sorts? of )?materials? (is|was|are|were) (.{2,80}?) (?:made|built|produced|manufactured) (?:of|from|out of|in)\W*$/i,
    'what $1 $2 made of?',
  ],
  // What a whole firm does not take on, and when it has room
  [
    new RegExp(
      String.raw`^(?:what|(?:(?:what|which)(?: (?:sort|kind|type)s? of)?|(?:is|are) there (?:any|an?)(?: (?:sort|kind|type)s? of)?) (?:products?|jobs?|works?|projects?|clients?|commissions?|briefs?|things?))(?: (?:that|which))? (?:(?:would|will|does|do) )?(?:${they}|(?:the|${their}) (?:studio|office|firm|practice|company|agency|workshop|team)) (?:(?:would|will|does|do) )?(?:(?:ever|always|not) )?(?:turns? down|refuses?|declines?|rejects?|says? no to|takes? on|touch(?:es)?)(?: on principle| out of principle| for ethical reasons)\W*$`,
      'i',
    ),
    'what do they turn down?',
  ],
  [
    /^.*\bwhat (?:is|would be) the (?:earliest|soonest|next|first) (?:possible )?(?:date|day|slot|opening|time|moment)\b.*\b(?:clients?|customers?|start|begin|book|hire|commission|work(?:ing)? with)\b.*$/i,
    'when are they available?',
  ],
  // Whether a post might be taken
  [
    new RegExp(
      String.raw`^(?:could|can|might|may|would|will) ${they} (?:(?:ever|still) )?be (?:tempted|persuaded|lured|poached|enticed|coaxed|won over|headhunted|up for|keen on)(?: (?:by|into|in|to|with|for|away|taking|taking on|accepting|an?|any|some|the|new|another|different|other|better|right|good))* (?:jobs?|positions?|roles?|posts?|offers?|moves?|opportunit(?:y|ies)|challenges?)\W*$`,
      'i',
    ),
    'are they looking for a new job?',
  ],
  [
    new RegExp(
      String.raw`^(?:could|might|would|is|are) ${they} (?:be )?(?:up for|open to|interested in|keen on|willing to|ready to|tempted to|persuaded to) (?:join(?:ing)?|work(?:ing)? (?:for|at)) (?:our|my|the|an?|another) (?:compan(?:y|ies)|firm|team|business|organi[sz]ation|start-?up)(?: as (?:an? )?(?:salaried |permanent |regular |full-time |staff |normal )*(?:employee|member|hire|staff))?\W*$`,
      'i',
    ),
    'are they looking for a new job?',
  ],
  // What was earned
  [
    new RegExp(
      String.raw`^(what|how (?:high|much)) (?:is|was|were|are) (${their}) (?:pay|take-home|paycheque|compensation)(?= (?:in|at|when|as|before|now|today)\b|\W*$)`,
      'i',
    ),
    '$1 was $2 salary',
  ],
  // What is held to be right, and how a task is begun
  [
    new RegExp(
      String.raw`^(?:what (?:does|do) ${they} believe(?: in| (?:that )?makes? (?:for )?(?:an? )?good (?:work|design|product|team|engineer(?:ing)?|software|research|teaching)s?)?|what are ${their} (?:beliefs|convictions|principles)(?: (?:at|about) work)?)\W*$`,
      'i',
    ),
    'what is their approach?',
  ],
  [
    new RegExp(
      String.raw`^how (?:does|do|would) ${they} (?:go about|tackle|attack|deal with|handle) (?:an? |any |some |the |new |hard |difficult |big |unknown |unsolved |tricky )*(?:problems?|tasks?|challenges?|projects?)(?: (?:that )?(?:nobody|no one) (?:has )?(?:solved|seen|had|tried)(?: (?:before|yet))?| (?:that is |that are )?new to (?:him|her|them|you))?\W*$`,
      'i',
    ),
    'how do they work?',
  ],
  // How somebody is reached
  [
    new RegExp(
      String.raw`^(?:what(?: is|['’]s) the (?:best|easiest|quickest|surest|right) way (?:to|of)|how (?:can|do|could|would|should) (?:i|we|one|people)(?: best)?) get(?:ting)? (?:a )?hold of (?:him|her|them|you)\W*$`,
      'i',
    ),
    'how can i contact them?',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get|know|see)|(?:can|could|would) you (?:please )?(?:give|tell|send|pass)(?: me| us)?) (?=(?:${their}|the) (?:\w+ )?(?:(?:phone|telephone|mobile|cell|work|home)(?: number)?|telephone|number|(?:e-?mail|postal|home|street)(?: address)?|address)\W*$)`,
      'i',
    ),
    'what is ',
  ],
];
