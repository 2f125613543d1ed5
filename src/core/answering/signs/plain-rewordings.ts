import { their, them, they } from './sentence-signs.ts';

const best = '(?:(?:great|fine|proud|big|high)est|best|crowning)';
const feat = '(?:achievement|accomplishment|success|feat|work|moment|hour)';

/** Plain facts in the words of the street, and the plain wording. */
export const plainRewordings: [RegExp, string][] = [
  // What somebody holds dearest of all that was done
  [
    new RegExp(
      String.raw`^(?:and )?(?:what (?:does|do|would|did) ${they} (?:(?:personally|herself|himself|yourself) )?(?:regard|see|consider|count|rate|name|call|describe|think of)(?: (?:as|to be))? ${their} (?:${best} )?${feat}|what(?:['’]s| is| was| are) (?:the (?:one )?thing )?(?:that )?(?:(?:is|are|was) )?${they}(?:['’]re|['’]s| is| are| was| were)? (?:most |the most )?(?:chuffed|happiest|pleased|delighted|thrilled) (?:about|with|of|by)(?: (?:the )?most)?|what(?:['’]s| is| was) the (?:one )?thing ${they}(?:['’]re|['’]s| is| are| was| were) (?:most|the most) (?:chuffed|happy|pleased|delighted|thrilled|proud) (?:about|with|of|by))\W*$`,
      'i',
    ),
    'what are they most proud of?',
  ],
  // Whom somebody looks up to
  [
    new RegExp(
      String.raw`^(?:and )?(?:(?:any|who['’]?s|who (?:is|are)) (?:${their} )?(?:(?:personal|big|great(?:est)?|biggest) )?(?:hero(?:es|ines?)?|idols?|role models?)(?: of (?:hers|his|theirs|yours))?|(?:does|do) ${they} have (?:any |an? )?(?:hero(?:es|ines?)?|idols?|role models?))\W*$`,
      'i',
    ),
    'whom do they admire?',
  ],
  // Why it bears its name, with the name behind the verb
  [
    /^((?:and )?why (?:is|was) )(?:it|this|that|he|she|(?:the|this|that|his|her|their|your) \p{Ll}+(?: \p{Ll}+)?) (?:called|named|christened|dubbed) (?!(?:so|that|this|after|for|like)\b)([^?,]{2,60}?)\W*$/iu,
    '$1$2 called so?',
  ],
  [
    /^how come (?:it(?:['’]s| is| was)|(?:the|this|that) \p{Ll}+ (?:is|was)) (?:called|named) (?!(?:so|that|this)\b)([^?,]{2,60}?)\W*$/iu,
    'why is $1 called so?',
  ],
  // To book is no book
  [
    new RegExp(
      String.raw`^(?:and )?how (?:do|can|could|would|should|does) (?:I|we|you|one|people|somebody|someone|anyone) (?:(?:go about|actually) )?(?:book|reserve|arrange|get|sign up for|booking|reserving|arranging)(?: (?:myself|ourselves))? (?:an? |my |our )?(?:visit|tour|guided tour|viewing)(?: (?:to|of|at|there|with ${them})[^?,]{0,60})?\W*$`,
      'i',
    ),
    'how can visitors book a visit?',
  ],
  // What somebody asks of those who hire
  [
    new RegExp(
      String.raw`^(?:and )?(?:what are (?:the|${their}) (?:(?:usual|standard|general|business) )*terms(?: (?:and conditions|of (?:business|trade|payment|service|engagement|work)))?|when (?:do|would|must|should) (?:I|we) (?:have to |need to )?pay(?: ${them})?|how (?:do|would) (?:I|we) pay(?: ${them})?)\W*$`,
      'i',
    ),
    'what are their payment terms?',
  ],
  // What would be done another way
  [
    new RegExp(
      String.raw`^(?:and )?(?:(?:if ${they} could |if ${they} had (?:the chance|it) to )(?:do|start|begin|have|live) (?:it|things|everything|that)?(?: all)? ?(?:over|again|over again|once more),? what would ${they} (?:change|do differently)|what would ${they} (?:change|do differently) if ${they} (?:could |had to )(?:do|start|begin) (?:it|things|everything)?(?: all)? ?(?:over|again|over again|once more))\W*$`,
      'i',
    ),
    'what would they do differently?',
  ],
  // What somebody asks for a piece of advice
  [
    new RegExp(
      String.raw`^(?:and )?(?:how much (?:do|does|would|will) ${they} (?:charge|ask|want|bill)|what (?:do|does|would|will) ${they} (?:charge|ask|bill)) (?:me |us )?(?:for (?:an? |one )?(?:consultation|consulting|advice|(?:bit|piece) of advice|consult|(?:hour|day)(?: of (?:advice|consulting))?))\W*$`,
      'i',
    ),
    'what is their day rate?',
  ],
  // To get a place is no errand
  [
    /^(?:and )?how (?:do|can|could|would) (?:I|we|one|you|people|somebody|someone|anyone) get (?:a |hold of a )?(?:place|seat|spot) (?:on|at|in) ((?:the|his|her|their|your|this|that) [^?,]{2,50}?)\W*$/i,
    'how are places in $1 got?',
  ],
];
