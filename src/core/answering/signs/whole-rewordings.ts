import { anyNumberWord } from '../../corpus/number-signs.ts';
import { their, them, they } from './sentence-signs.ts';

/** What tells of the person as a whole, as visitors call it. */
const text = String.raw`(?:bio(?:graphy)?|blurb|intro(?:duction)?|profile|summary|overview|sketch|portrait|description|tl;?dr)`;
/** Who or what page it is of. */
const person = String.raw`(?:this|the) (?:person|individual|guy|fellow|man|woman|lady|gentleman|candidate|applicant|speaker)`;
const ofPerson = String.raw`(?: (?:of|about|on|for) (?:${them}|${person}))?`;
const number = String.raw`(?:\d{1,4}|an?|one|${anyNumberWord}|a few|a couple of|some)`;
const unit = String.raw`(?:words?|lines?|sentences?|paragraphs?|bullets?|bullet points?|minutes?|seconds?|pages?|tweets?|characters?)`;
/** For whom or what it is wanted. */
const purpose = String.raw`(?:\S+ ){0,3}(?:conference|event|meet-?up|workshop|webinar|talk|keynote|lecture|panel|programme|program|agenda|brochure|booklet|flyer|poster|slide|badge|introduction|moderator|organi[sz]ers?|host|stage|audience|podcast|show|episode|interview|article|magazine|newspaper|newsletter|press(?: (?:kit|release|pack))?|editor|readers?|website|site|page|blog|linkedin|twitter|email|recruiter|recruiters|hiring (?:manager|team|committee)|interviewer|boss|manager|team|colleagues?|client|customers?|investors?|board|committee|jury|dinner|ceremony|school|class|students?|kids|children|guests?|book|jacket|catalogue|presentation|hurry|nutshell)\b`;

/** Other ways to ask for the person as a whole: with a length, a reader or an occasion, which change nothing of what is told. */
export const wholeRewordings: [RegExp, string][] = [
  // "Tell me a story from her life", "a fun fact about her"
  [
    new RegExp(
      String.raw`^(?:(?:can|could|would|will) you )?(?:please )?(?:tell|give|share)(?: me| us)? (?:an?|one|some|any|the) (?:(?:nice|funny|good|short|interesting|little) )*(?:story|stories|anecdotes?) (?:about|from|of|behind) (?=\S)`,
      'i',
    ),
    'tell me about ',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:please )?(?:tell|give|share)(?: me| us)? )?(?:an?|one|some|any|the most) (?:(?:fun|interesting|surprising|cool|random|curious|amusing|unusual) )+(?:facts?|things?|details?)(?: to know)? (?:about|on) (?:${them}|${person})\W*$`,
      'i',
    ),
    'summary',
  ],
  // "Which of her books would you recommend?"
  [
    new RegExp(
      String.raw`^(?:which|what)(?: one)? of (his|her|their|your) (\p{L}+) (?:(?:would|do|can|could) you (?:recommend|suggest|advise)|(?:is|are|would be) (?:best|good|suitable|right))(?: (?:for|to) [^?]{1,60})?\W*$|^(?:(?:can|could|would) you )?(?:please )?(?:recommend|suggest)(?: me| us)? (?:one|some|any|a few|something) of (his|her|their|your) (\p{L}+)(?: (?:for|to) [^?]{1,60})?\W*$`,
      'iu',
    ),
    'which of $1$3 $2$4 should i read first?',
  ],
  // "Can you write me a summary of her work?"
  [
    /^(?:so |hi |hello |hey )?(?:can|could|would|will) you (?:please |just |quickly |briefly )*(?=(?:(?:write|give|make|create|draft|prepare|show)(?: me| us| up)? (?:an? |the )?(?:(?:short|brief|quick|little|concise) )*(?:summary|overview|outline|recap)|summari[sz]e)\b)/i,
    '',
  ],
  // "Give me a summary of how she works"
  [
    new RegExp(
      String.raw`^(?:(?:give|show|tell|write)(?: me| us)? )?(?:an? |the )?(?:(?:short|brief|quick|rough) )*(?:summary|overview|outline|description|idea|sense|picture) of how (${they}) (?:(?:usually|normally|actually|likes? to) )?works?\W*$`,
      'i',
    ),
    'how does $1 work?',
  ],
  // Of the way and not of the time
  [
    new RegExp(
      String.raw`^how (?:does|do|did) ${they} (?:(?:usually|normally|generally|actually) |(?:like|prefer) to )?(?:work|go about (?:${their} )?work(?:ing)?)\W*$`,
      'i',
    ),
    'what is their approach?',
  ],
  [
    new RegExp(
      String.raw`^(?:so )?(?:how|what) (?:should|could|can|would|do|might|must) (?:i|we|you|one) (?:best )?(?:introduce|say to introduce|present|announce) (?:${them}|${person})(?: (?:to|on|at|in|before) [^?]{1,60})?\W*$`,
      'i',
    ),
    'short bio',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:can|could|would|will) you )?(?:please )?(?:sum|summing) (?:up (?:${them}|${person})|(?:${them}|${person}|it all) up)(?: (?:for|in) [^?]{1,60})?\W*$`,
      'i',
    ),
    'summary',
  ],
  [
    /^(?:(?:give|show|send)(?: me| us)? )?(?:the |a |your )?tl;?dr(?: (?:of|on|for|version of) (?:this|the|his|her|their|your) (?:cv|r[ée]sum[ée]|page|site|website|portfolio|profile|person|career|candidate|whole (?:thing|page|site)))?(?: please)?\W*$/i,
    'summary',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:can|could|would|will) you )?(?:please )?(?:give|tell|show)?(?: me| us)? ?(?:the )?(?:short|brief|quick|condensed) version(?: of (?:who (?:this|${they}|${person}) (?:is|are|was)|(?:${them}|${person})))?\W*$`,
      'i',
    ),
    'summary',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:give|tell|show|write)(?: me| us)? )?(?:the )?(?:top |main |key )?${number} (?:quick |short |key |main )?(?:bullet points?|bullets|facts|sentences|lines|words|things)(?: (?:to know|i should know|we should know))? (?:about|on) (?:${them}|${person})\W*$`,
      'i',
    ),
    'summary',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:what(?: is|['’]s| was)|what makes) (?:so )?(?:special|interesting|remarkable|important) about (?:${them}|${person})|what makes (?:${them}|${person}) (?:so )?(?:special|interesting|remarkable|important|famous|stand out)|why (?:should|would|do|must) (?:i|we|anyone|anybody|people) (?:care|know) about (?:${them}|${person})|why (?:is|was) (?:${they}|${person}) (?:so )?(?:famous|important|known|well[- ]known|special|remarkable))\W*$`,
      'i',
    ),
    'what is he known for?',
  ],
  [/^(?:an? |the |write (?:an? |the ))?(?:short )?obituary(?: please)?\W*$/i, 'short bio'],
  // "This person" is whoever the portfolio is of.
  [/\bthis (?:person|individual|candidate|applicant|guy|dude)['’]s\b/i, 'her'],
  [
    /\b(is|was|did|does|has|had|can|could|would|should|will) this (?:person|individual|candidate|applicant|guy|dude)\b/i,
    '$1 she',
  ],
  [
    /\b(about|of|on|with|for|to|by|from|introduce|hire|contact|reach|know|meet|trust|book|summari[sz]e|describe) this (?:person|individual|candidate|applicant|guy|dude)\b/i,
    '$1 her',
  ],
  // Its length
  [
    new RegExp(
      String.raw`,? (?:in|within|under|using|with) (?:about |around |roughly |under |at most |no more than |not more than |less than |max(?:imum)?(?: of)? )?${number}(?: (?:short|simple|plain|quick|clear))? ${unit}(?: (?:or (?:less|fewer|so)|max(?:imum)?|please))*(?=\W*$)`,
      'i',
    ),
    '',
  ],
  [new RegExp(String.raw`\b${number}[- ]${unit}(?:[- ]long)? (?=(?:short |quick |brief )?${text}\b)`, 'i'), ''],
  // What it is called
  [
    new RegExp(
      String.raw`\b(?:speaker|conference|author|guest|press|stage|panel|podcast|twitter|linkedin|website|company|event)(?:['’]s)? (?=(?:bio(?:graphy)?|intro(?:duction)?|blurb)\b)`,
      'i',
    ),
    '',
  ],
  // Its reader and its occasion
  [
    new RegExp(
      String.raw`\b(${text}${ofPerson}),? (?:(?:(?:that|which) )?(?:i|we) (?:can|could|may|might|should|want to|need to) (?:read|use|put|print|publish|quote|paste|say|tell|give|send|show|hand)\b|(?:to (?:read|use|put|print|send|show|give|hand|go)|suitable|fit|ready)\b|(?:for|in|on|at|to) ${purpose})[^?]{0,80}(?=\W*$)`,
      'i',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`^(?:(?:can|could|would|will) you )?(?:please )?(?:write|draft|compose|prepare|make|create|give|send|show)(?: me| us)? (?:an? |the )?(?:(?:short|brief|quick|concise|professional) )*${text}${ofPerson}(?: please)?\W*$|^(?:an? )?(?:short|brief|quick|concise) profile${ofPerson}\W*$|^(?:what(?: is|['’]s) )?the (?:gist|essence) (?:of|about) (?:${them}|${person})\W*$`,
      'i',
    ),
    'short bio',
  ],
];
