import { their, them, they } from './sentence-signs.ts';

const doctorate = String.raw`(?:ph\.?d\.?|doctorate|doctoral (?:studies|work|research)|d\.?phil\.?|thesis)`;
const quits = String.raw`(?:pack (?:it|things) (?:all )?in|call it (?:a day|quits)|jack it in|throw in the towel|hand in ${their} (?:notice|resignation)|jump ship|up sticks|walk (?:away|out)|bow out)`;

/** What is asked with a turn of speech that no portfolio would use, and the plain wording. */
export const idiomRewordings: [RegExp, string][] = [
  // Who led somebody through the doctorate that is asked for
  [
    new RegExp(
      String.raw`^((?:and )?(?:where|when|where and when|when and where|(?:in )?(?:which|what) year) (?:did|does|is|has) ${they} (?:\w+ )?(?:${their}|the|an?) ${doctorate}),? (?:and )?(?:(?:under|with|by) whom|who with|under (?:which|what) (?:professor|supervisor))\W*$`,
      'i',
    ),
    '$1 and who supervised it?',
  ],
  // Where somebody is at home
  [
    new RegExp(
      String.raw`^where (?:(?:does|do) ${they} (?:call home|hang ${their} hat|make ${their} home|have ${their} home)|(?:is|are) ${their} (?:home|house|flat)|(?:is|are) ${they} at home)(?: (?:now|today|nowadays|these days|at the moment))?\W*$`,
      'i',
    ),
    'where do they live?',
  ],
  // Who pays the wages
  [
    new RegExp(
      String.raw`^who signs ${their} (?:pay ?(?:che(?:ques?|cks?)|slips?)|salary)(?: (?:now|today|these days|nowadays))?\W*$`,
      'i',
    ),
    'where do they work now?',
  ],
  // How a day is spent
  [
    new RegExp(
      String.raw`^(?:and )?(?:what (?:(?:does|do) ${they} (?:actually |really |even )?do (?:all day(?: long)?|every day|day[- ]to[- ]day|day in,? day out|on a (?:typical|normal|usual) (?:day|workday|working day))|(?:does|do) (?:an? |${their} )(?:(?:typical|normal|usual|average|working|ordinary) )+day(?: of (?:his|hers|theirs|yours))? look like|(?:is|are) (?:an? |${their} )(?:(?:typical|normal|usual|average|working|ordinary) )+day(?: (?:like|for ${them}))?)|how (?:does|do) ${they} spend ${their} (?:working )?days?)(?: (?:now|today|nowadays|these days|at the moment|at work))*\W*$`,
      'i',
    ),
    'what are they doing these days?',
  ],
  // Who leaves a post
  [
    new RegExp(
      String.raw`^((?:and )?(?:why did ${they}|what made ${them}) )${quits} (?:at|from|with) (?=[^?,]{2,60}\W*$)`,
      'i',
    ),
    '$1leave ',
  ],
  // Who comes back returns
  [
    new RegExp(
      String.raw`^((?:and )?(?:why|when) did ${they} )(?:go|move|come|head|get) (?:back|home) to (?=[^?,]{2,60}\W*$)`,
      'i',
    ),
    '$1return to ',
  ],
  [
    new RegExp(
      String.raw`^(?:and )?what (?:brought|drew|lured|took|made|pulled|got) (?:him|her|them|you) (?:(?:go|come|move|want to go) )?(?:back|return|home) to (?=[^?,]{2,60}\W*$)`,
      'i',
    ),
    'why did they return to ',
  ],
  // How many somebody leads
  [
    new RegExp(
      String.raw`^(how many \w+ (?:did|does|do) ${they} )have (?:working )?(?:under|below|beneath) ${them}\b`,
      'i',
    ),
    '$1lead',
  ],
  // What is thought of a thing
  [new RegExp(String.raw`^(what (?:does|do|did) ${they} )make of (?=[^?]{2,60}\W*$)`, 'i'), '$1think of '],
  // What somebody is at home in, by the tongue
  [/\b(how many|which|what) tongues (?=(?:does|do|can|did) (?:he|she|they|you) )/i, '$1 languages '],
  // Money, and what was paid for a thing
  [/\bhow much (?:cash(?= (?:did|does|has|have)\b)|dosh|dough|moolah)\b/i, 'how much money'],
  [
    /^how much did ((?!(?:he|she|they|you|it|that|this)\b)[^?,]{2,60}?) (?:fetch|go for|change hands for)\W*$/i,
    'how much was $1 sold for?',
  ],
  // Who keeps a thing up
  [/^who(?:['’]s| is)? ?(?:keeps?|keeping) ([^?,]{2,60}?) (?:alive|going|running|afloat)\b/i, 'who looks after $1'],
  // What a book is about, and how long it is
  [/^how long is ([^?,]{2,40}?),? and what(?:['’]s| is) it about\W*$/i, 'what is $1 about and how long is it?'],
  // Husbands and wives, and whoever has no boss
  [new RegExp(String.raw`\b(${their}) (?:other|better) half\b`, 'i'), '$1 spouse'],
  [
    new RegExp(String.raw`^((?:has|have|is|are|was|were) ${they}) (?:ever |now )?(?:been )?${their} own boss\b`, 'i'),
    '$1 self-employed',
  ],
  // Who is looked up to
  [
    new RegExp(
      String.raw`^(?:and )?(?:whom? (?:does|do|did) ${they} (?:most |really )?look up to(?: (?:most|the most))?|whom?(?:['’]s| is| are| was| were) ${their} (?:great(?:est)? |big(?:gest)? |personal |professional )?(?:(?:hero(?:es|ine|ines)?|idols?)(?: and (?:heroines|heroes|idols|role models?))?)|whom? (?:does|do|did) ${they} (?:idoli[sz]e|hold in (?:high|the highest) (?:esteem|regard)|hero-worship))\W*$`,
      'i',
    ),
    'whom do they admire?',
  ],
  // Married, and from somewhere
  [
    new RegExp(
      String.raw`^(is|are|was|were) (${they}) (?:(?:now|ever|already) )?(?:hitched|wed|wedded|spoken for)\W*$`,
      'i',
    ),
    '$1 $2 married?',
  ],
  [
    new RegExp(
      String.raw`^((?:did|has|have) ${they}(?: ever)?) (?:tie|tied|get hitched|got hitched)(?: the knot)?\W*$`,
      'i',
    ),
    '$1 marry?',
  ],
  [
    new RegExp(
      String.raw`^((?:and )?where (?:exactly )?)(?:does|do|did) (${they}) (?:originally )?hail from(?: originally)?\W*$`,
      'i',
    ),
    '$1is $2 from?',
  ],
  // What a thing costs
  [
    /^(?:(?:roughly|and|so) )*(?:how much|what) (?:would|will|does|do|might|could) ((?!(?:he|she|they|you|it|that|this)\b)[^?,]{2,60}?) set (?:me|us|one|a person|somebody|someone) back\W*$/i,
    'how much is $1?',
  ],
  [/^what(?:['’]s| is) the damage for ([^?,]{2,60}?)\W*$/i, 'how much is $1?'],
  // How many a firm has
  [
    new RegExp(
      String.raw`^(?:and )?(?:how (?:big|large) an? (?:outfit|operation|concern|set-?up) (?:is|was) (?:it|this|(?:the|${their}) (?:company|firm|business)|${they} running)|(?:does|do) ${they} (?:run|have) a (?:big|large|small) (?:outfit|operation)|how many (?:people|folks|heads|hands) (?:are|do ${they} have|does ${they} have) on (?:the|${their}) (?:payroll|books))(?: (?:now|today|these days|currently))?\W*$`,
      'i',
    ),
    'how many people does their company have?',
  ],
  // Who leaves a post by another turn
  [
    new RegExp(
      String.raw`^((?:and )?(?:why|when) did ${they} )(?:pack in|chuck in|jack in|give up|walk out (?:on|of)) ((?:the|${their}) [^?,]{2,50}? (?:job|post|position))\W*$`,
      'i',
    ),
    '$1leave $2?',
  ],
  // Free time
  [
    new RegExp(
      String.raw`^(?:and )?(?:what (?:does|do) ${they} (?:usually |like to )?do|how (?:does|do) ${they} (?:usually |like to )?(?=(?:let|blow|unwind|wind|switch|decompress|relax)\b))(?: (?:to|in order to))? ?(?:let off (?:some )?steam|blow off (?:some )?steam|unwind|wind down|switch off|decompress|relax|chill(?: out)?)(?: after (?:work|a long day))?\W*$`,
      'i',
    ),
    'what do they do in their free time?',
  ],
  // What is held of a thing
  [/^(?:does|do) (he|she|they|you) (?:really )?hold with (?=[^?,]{2,60}\W*$)/i, 'what do they think of '],
  // By what somebody lives
  [
    new RegExp(
      String.raw`^(?:and )?what(?:(?:['’]s| is| are) (?:${their}|the) (?:real |actual |main )?(?:bread[ -]and[ -]butter(?: (?:work|business|income))?|meal ticket)|(?: really| actually| mostly)? (?:pays|keeps paying) (?:the|${their}) (?:bills|rent|mortgage)|(?: really| actually| mostly)? (?:brings home the bacon|keeps the lights on|puts food on the table))(?: (?:for ${them}|at [^?,]{2,30}|now|these days|at the moment))*\W*$`,
      'i',
    ),
    'where does most of their income come from?',
  ],
];
