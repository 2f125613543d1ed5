import { ordinals } from '../../corpus/number-signs.ts';
import { bareRewordings } from './bare-rewordings.ts';
import { fragment } from './clause-signs.ts';
import { priceFor } from './pay-rewordings.ts';
import { they } from './sentence-signs.ts';

/** What leads to a follow-up, and its end; for a pattern. */
export const lead = String.raw`^(?:(?:and|so|then|now|well|ok(?:ay)?|al(?:l )?right|right|could you(?: please)?(?: also)? tell me|what about|please)[ ,]+)*`;
export const end = String.raw`(?: (?:please|pls))?\W*$`;

/** What follows on an answer, and its plain wording. */
export const followUps: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|but|so|what about|how about) )+(?:the )?((?:still |already |not )?(?:granted|pending|expired|lapsed|maintained|archived|active|finished|current)) ones?${end}`,
      'i',
    ),
    'and the ones that are $1?',
  ],
  [
    /^((?:and |so )?)(?:in |at |on )?(?:which|what) (?:building|hall|room|venue|theat(?:re|er)|house|hotel|street|part of (?:town|the city))((?: exactly)?) (was|is|did) (?=(?:that|it|this)\b)/i,
    '$1where$2 $3 ',
  ],
  [
    new RegExp(
      String.raw`${lead}(?:what (?:came|was|is|(?:did|was|were) ${they} (?:do|doing)) |(?:the )?(?:one|job|prize|station) )?(?:directly |right |just )?(before|after)(?: (?:that|this|it))?(?: one)?${end}`,
      'i',
    ),
    'and the one $1 that?',
  ],
  [
    new RegExp(String.raw`${lead}(?:what was )?the (?:preceding|previous)(?: (?:one|job|prize|station))?${end}`, 'i'),
    'and the one before that?',
  ],
  [
    new RegExp(String.raw`${lead}(?:what was )?the (?:following|subsequent)(?: (?:one|job|prize|station))?${end}`, 'i'),
    'and the one after that?',
  ],
  [new RegExp(String.raw`${lead}(?:later(?: on)?|afterwards|next)${end}`, 'i'), 'and the one after that?'],
  [
    new RegExp(
      String.raw`^(?:(?:what|how) about |now )?(?:his|her|their|your|the) (jobs|posts|positions|projects|patents|papers|publications|books|talks|prizes|awards|degrees)${end}`,
      'i',
    ),
    'list $1',
  ],
  [
    new RegExp(
      String.raw`^\W*(?:and )?(?:(?:together )?with (?:whom|who)|who with)(?: else)?(?: together)?${end}`,
      'i',
    ),
    'who were the colleagues on it?',
  ],
  [
    new RegExp(
      String.raw`^((?:and |so )?)what (?:was|is) the (?:reason|cause)(?: (?:for|of|behind) (?:it|that|this))?${end}`,
      'i',
    ),
    '$1why was it?',
  ],
  // What came to nothing did not work
  [
    /^\W*(?:(?:and|so|but|ok(?:ay)?) )*(?:why (?:did|has|had) (?:it|that|this) (?:ever |then |finally |eventually |all |really )?(?:fail(?:ed)?|flop(?:ped)?|bomb(?:ed)?|tank(?:ed)?|collapsed?|go(?:ne)? (?:wrong|bust|bankrupt|under)|come to nothing|fall (?:apart|through)|not (?:succeed|catch on|take off))|why did(?:n['’]t| not) (?:it|that|this) (?:succeed|catch on|take off|work(?: out)?))(?: in the end)?(?=\W*$)/i,
    'why did it not work out',
  ],
  [/^((?:and |so )?)what(?: is|['’]s|s) (it|that|this) for(?=\W*$)/i, '$1what does $2 do'],
  [new RegExp(String.raw`${lead}how far (?:along|on)\b[^,?]{0,50}${end}`, 'i'), 'what is its status?'],
  ...bareRewordings,
  // "Number 3", "the 4th": the third and the fourth
  ...ordinals.map((ordinal, at): [RegExp, string] => [
    new RegExp(
      String.raw`^\W*(?:(?:and|what about|how about|tell me (?:more )?about|show me)\W+)*(?:the )?(?:(?:number|no\.?|item|entry|#) ?${at + 1}|${at + 1}(?:st|nd|rd|th))(?: one)?${end}`,
      'i',
    ),
    `the ${ordinal} one?`,
  ]),
];

/** Asks for nothing but the number of what a list gave. */
export const countsAgain = new RegExp(
  String.raw`^(?:(?:and|so|that's a lot)[ ,]+)*(?:how many(?: (?:is|are|was|were|does|do|did|has|have|that|this|those|these|they|there|it|make|of|them|in total|altogether|all|he|she|you|won|got|then))*|in (?:numbers|total)|total|(?:what is )?the (?:total )?number of (?:them|these|those)(?: is)?|(?:could you )?count (?:them|these|those)(?: for me)?)[, ]*${end}`,
  'i',
);
/** Asks for nothing but the list of what was counted. */
const listsAgain = new RegExp(
  String.raw`^(?:(?:and|so|could you|can you|please|that many\?)[ ,]*)*(?:which(?: ones?)?(?: (?:are|were) (?:they|these|those))?|what (?:are|were) (?:they|these|those)(?: called)?|(?:those|these|they) are|list(?: (?:them|these|those))?|(?:list|name|show|enumerate)(?: me)? (?:them|these|those)(?: all)?(?: for me)?|their (?:titles|names))[, ]*${end}`,
  'i',
);
/**
 * A number turned into its list, and what begins "which …?" or "list …", up to the noun, into its number, each behind what
 * asks for that.
 */
export const turns: Record<'list' | 'count', [RegExp, RegExp, string]> = {
  list: [listsAgain, /\bhow many\b/i, 'which'],
  count: [
    countsAgain,
    /^(?:and )?(?:(?:which|what)\b(?! (?:was|were|is|are|did|does|do|has|had)\b)|(?:list|name|show|give|tell)\b(?: me| us)?)(?: of)?(?: all)?(?: the| his| her| their| your)? /i,
    'how many ',
  ],
};
/** "The doctoral one": a word that tells it from the one before stands in front. "The only one" tells it from none. */
export const otherOne =
  /(?<=\b(?:the|his|her|their|your|an?|any) (?:[\p{L}-]+ )?)(?!(?:preceding|subsequent|only|right|wrong|main)\b)([\p{L}-]+) (?:one|ones)\b/iu;
/** "Sorry, I meant …", "and …?", "same question for …": what stands around a name that takes the place of another. */
export const besideName = new RegExp(
  String.raw`^(?:\W*\b(?:and|or|but|so|no|nope|oh|ah|hm+|oops|wait|sorry|pardon|excuse me|thanks|well|now|actually|my mistake|wrong (?:\w+)|not that (?:one|job|place)|i (?:actually )?(?:meant?|was (?:thinking of|asking (?:for|about))|wanted to (?:ask|know) about|should have said|(?:confused|mixed) them(?: up)?)|it is|my question was about|(?:what|how) about|any others?|(?:the )?same(?: question| thing)?|for|at|of|with|in|her|his|their|your|the(?: (?:job|post|one|time|very))?)\b)+\W*|(?:,? (?:then|instead|now|please|too|i (?:mean|meant)|not (?:this|that) one|in fact|sorry(?: for that)?|is what i (?:meant|had in mind)|that i wanted to know about|ones?|(?<=\b(?:before|after) )(?:that|this)))+\W*$|(?<!\W)\W*$`,
  'gi',
);

/** The visitor takes back what he said. */
export const corrects = /\b(?:i meant?|no|sorry|actually|rather)\b/i;

/** One of two, and not the one that was spoken of: "the other one", "when was the later?". */
export const another =
  /\bthe (?:other|later)\b(?! \p{L})|\bthe (?:other|later) (?:one|of (?:the two|them)|too|take|come|then|is|was|in|that)\b/u;

/** The end of an order, for a pattern. */
export const superlatives = 'last|latest|newest|most recent|oldest|earliest|longest|shortest|largest|smallest|biggest';
/** What begins a question for another time, and the word that says how it lies to a date. */
export const besideDate = /^\W*(?:\b(?:and|or|but|so|no|sorry|actually|i meant?|(?:what|how) about|only|just)\b\W*)+/i;
export const relatingWord = /\b(?:in|since|from|before|after|until|till|by|during|around|prior to|up to)(?: the)?\s*$/i;

/** "And the year after?", "two years later?": a step from the year of the question before. */
export const yearOn =
  /^\W*(?:(?:and|but|what about|how about|so)\b\W*)*(?:in )?(?:the (?:next|following|previous|preceding) year|(?:the|\w+) years? (?:after|later|before|earlier))(?: (?:that|this))?\W*$/i;
const opening = '\\W*(?:(?:and|so|but|ok(?:ay)?|then|now|what about|how about),? )*';
const filter =
  '(?:in|since|from|before|after|until|between|during|with|without|by|at|under|not|except|excluding|leaving out)';
/** "Which of them", "how many of those": of nothing but the list before. */
export const amongThem = new RegExp(
  `^${opening}(?:(?:out )?of (?:them|these|those),? )?(which|what|how many|any|list|name|show me) ?(?:ones?\\b|(?:ones? )?(?:of|from|among) (?:them|these|those)\\b)`,
  'i',
);
/** "Only since 2016", "those in Leeds", "and before 2015?": nothing but a filter, and no question of its own. */
export const filtersThem = new RegExp(
  `^${opening}(?:only|just)?(?: ?(?:those|the ones))?(?: (?:which|that) (?:are|were|is|was))? ?(?=\\b${filter} (?!.*\\b(?:what|which|whom?|whose|when|where|why|how|did|does|do|was|were|is|are|has|have)\\b))`,
  'i',
);
/** "Only those given to …", "and the ones that have a partner?" */
const onesThat = new RegExp(
  `^${opening}(?:(?:only|just|all) )?(?:those|these|(?:the )?ones)(?: (?:which|that|who)(?: (?:are|were|is|was))?| (?!(?:are|were|is|was|do|did|does|has|have|had|two|three)\\b)) ?(?=\\p{L})(?!.*\\b(?:what|which|whom?|whose|when|where|why|how|did|does|do)\\b)`,
  'iu',
);
/** "And which to Leeds?", "how many from IEEE?", "any in 1990?" */
export const whichIn = new RegExp(`^${opening}(which|how many|any) (?=(?:${filter}|to|for|on|through)\\b)`, 'i');
/** "The Leeds ones". */
const suchOnes = new RegExp(
  `^${opening}(?:(?:only|just) )?(?:the )?((?!(?:${superlatives}|other|only|next|previous|same|preceding|following|right|wrong|${ordinals.join('|')})\\b)[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*) ones?(?=\\W*$)`,
  'iu',
);
/** "Only papers": of the list those of a narrower kind. */
const onlyKind = new RegExp(`^${opening}(?:only|just)(?: the)? (?=\\p{L}+\\W*$)`, 'iu');
/** "Both", "all of them": the list once more. */
const allOfThem = new RegExp(
  `^${opening}(?:both|all|each|every one|(?:list|show|name)(?: me)? (?:them|these|those)(?: all)?(?: again)?)(?: (?:two|three|four|five|\\d+))?(?: of (?:them|these|those))?(?: please)?\\W*$`,
  'i',
);
/** Picks by what no date tells. */
export const bySize =
  /\b(?:most|best|biggest|largest|highest|greatest|fewest|least|smallest|lowest|favou?rite)\b(?! recent)/i;
/** "Which was the last?", "which are still running?", "and the oldest?" */
export const picksOne = new RegExp(
  `^${opening}(?:(which) (?=(?:is|was|are|were|came|come|went|go|has|had|have|took|began|won|ran|got|\\p{L}+ed)\\b)|(?:the|his|her|their) (?=(?:${superlatives})(?: ones?)?(?: (?:of|among|from|in) (?:(?:all|those) )?(?:them|these|those|all|the list))?\\W*$))`,
  'iu',
);
/** How a question asks of the entries of a list; the noun of the list stands behind what is kept of the wording. */
export const ofList = [allOfThem, amongThem, filtersThem, picksOne, whichIn, suchOnes, onesThat, onlyKind];
/** Of several one is at an end: "which is older?" */
export const ends: [RegExp, string][] = [
  [/\bwithout the\b/i, 'except the'],
  [/\b(?:older|earlier)\b/i, 'oldest'],
  [/\b(?:newer|younger|later|more recent)\b/i, 'newest'],
  [/\blonger\b/i, 'longest'],
  [/\bshorter\b/i, 'shortest'],
  // What is liked has users or visitors, by what it is
  [/^(which open[- ]source\b.*?) (?:is|was|are|were) (?:the )?most popular(?=\W*$)/i, '$1 has the most stars'],
  [/\b(?:is|was|are|were) (?:the )?(?:most popular|best[- ]attended|most visited)(?=\W*$)/i, 'had the most visitors'],
  [
    /\b(?:is|was|are|were) (?:the )?(?:least popular|worst[- ]attended|least visited)(?=\W*$)/i,
    'had the fewest visitors',
  ],
  [
    /\b(?:draws?|drew|attract(?:s|ed)|pulled(?: in)?|got|had) (?:the )?(most|fewest) (visitors|people)(?=\W*$)/i,
    'had the $1 visitors',
  ],
  [
    /\b(has|had|have|got|drew|attracted|sold) more (?=(?:visitors|users|stars|readers|subscribers|members|downloads|citations|players)\W*$)/i,
    '$1 the most ',
  ],
  [
    /\b(has|had|have|got|drew|attracted|sold) (?:fewer|less) (?=(?:visitors|users|stars|readers|subscribers|members|downloads|citations|players)\W*$)/i,
    '$1 the fewest ',
  ],
];
/** "Of those", "both": of the list before and of no other. */
export const ofThem =
  /\b(?:of|among) (?:them|these|those)\b|^\W*(?:and )?both\b|^\W*(?:and |so )?(?:which|what)(?: one)? (?:is|was|are|were) (?:the )?(?:most|least) (?:popular|visited)\W*$/i;

/** "Who gave them?", "when?", "the second one": of what was listed, which stays the list. */
export const ofAllThese = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|what about|how about|tell me about)\W+)*(?:when|where|why|who|by whom|for what|what for|(?:the )?(?:${ordinals.join('|')}|last|other|former|latter)(?: one)?(?: of (?:them|these|those))?)\W*$|^\W*(?:(?:and|but|so) )?(?:with (?:whom|who)|who with|since when|(?:for )?how (?:long|much|many)|why not)\W*$|^.{0,40}\b(?:it|its|that|this)\b.{0,20}$|\b(?:them|these|those)\b|\bthe (?:${ordinals.join('|')}|last|former|latter)(?: one)?(?= with\W*$| for\W*$|\W*$)`,
  'i',
);

/** The others of all, and not further ones of the same kind. */
export const asksRest = /\bthe (?:other|rest|remaining)/i;
/** "Any others?", "and the rest?", "is that all?": what there is of the kind beside the list. One may be the only other. */
export const asksOthers = new RegExp(
  String.raw`^${opening}(?:(?:are|is|were|was) there |(?:which|what)(?: (?:is|are|were|was)|'s)? |(?:list|name|show me|give me|tell me(?: about)?) |(?:did|does|do|has|have|had) ${they} (?:\w+ ){0,2}?)?(?:(?:any|the|all|some) ){0,2}(?:others|another(?: one)?|(?<one>other one)|other(?: ones| (?<kind>(?:[\w-]+ ){0,2}[\w-]+s))?|rest|remaining(?: ones)?|remainder|other \d+|anything else|(?:any|what) more|no others|else)(?: of (?:them|these|those))?(?: (?:then|too|as well|listed|(?:(?:are|were|is|was) )?there|(?:did|does|has) ${they}(?: (?:have|got|get|won|win|do))?))?\W*$|^${opening}(?:is|was|are|were) (?:that|this|it|those|these|they) (?:really )?(?:all|everything|it|the (?:full|whole|complete) list)(?: (?:of (?:them|it)|there (?:is|are|was|were)))?\W*$`,
  'i',
);

/** "Where does she live?", "and her master's?": of the person, whatever was talked about. */
export const ofHome = new RegExp(
  String.raw`\b(?:does|do|is|are) (?:he|she|they|you) (?:\w+ )?(?:live|living|based|reside|located)\b(?!.*\b(?:there|then)\b)|\b(?:is|are) (?:he|she|you) (?:(?:still|currently|now|actively) )*(?:looking for|open to|available|seeking|on the (?:job )?market|for hire)\b|\bwhat (?:does|do|is|are) (?:he|she|they|you) (?:do|doing|working (?:on|at)) (?:now|today|nowadays|these days|currently|at present)\b|\bwhere (?:does|do|is|are) (?:he|she|they|you) (?:(?:currently|now|actually) )?(?:work|working|employed)(?: (?:now|today|nowadays|currently|these days|at present|at the moment))?\W*$|^\W*(?:(?:and|but|so|ok(?:ay)?|then),? )?(?:what (?:about|was|is) |how about |tell me (?:more )?about )?(?:his|her|their|your) (?:bachelor|master|doctora(?:te|l degree)|ph\.?d|b\.?sc|m\.?sc|diploma)(?:['’]?s)?(?: degree)?\W*$|\bwhen (?:would|will|could|can) (?:he|she|you) be (?:open|free|available)\b|\bwhen (?:is|are) (?:he|she|you) (?:next )?(?:free|available)\b|^\W*(?:(?:and|but|so|ok(?:ay)?|then),? )?(?:(?:what|how much) (?:does|do) (?:he|she|they|you) charge|(?:what|where) did (?:he|she|they|you) study (?:him|her|your|them)sel(?:f|ves))\W*$|${priceFor}`,
  'i',
);

/** A question that needs what was said before: a pronoun for a thing, "and …", hardly any words of its own. */
export const leaning = [
  /\b(it|its|that|this|those|these|them|there|then|one|ones|same|former|latter|another|others?|else|more|both)\b/,
  /^\W*(and|but|or|so|also|what about|how about|ok(ay)? and|then)\b/,
  // A question word alone, or alone and then more: "since when, and …"
  /^\W*(why|when|where|who|how|how long|which|how many|what for|since when|with whom|by whom|really|are you sure)(\W*$|,)/,
  fragment,
  filtersThem,
  whichIn,
  picksOne,
];

/** "The second guy": somebody, and no entry. */
export const ofPeople = /(?<!\b[Hh]ow many (?:\w+ )?)\b(guy|man|men|woman|women|person|people)\b/;

/** "Tell me more", "what else?" */
export const wantsMore =
  /\b(more|else|other|others|another|rest|remaining|continue|go on|further|elaborate|expand|explain|clarify|details?|specifics|in depth|carry on|keep going)\b/;

/** A follow-up with a name where it only points, or behind it where it does not even point. */
export const byName = (question: string, name: string): string =>
  question.replace(/\b(?:its?|(?:that|this|there)(?! \p{L}))\b|(?<!\W)\W*$/iu, (said) =>
    /^\p{L}/u.test(said) ? name + (/^its$/i.test(said) ? "'s" : '') : ` (${name})?`,
  );

/** A question of a place or a thing that it does not name, of another that has one; nothing for any other. */
export const toPlaced = (question: string, name: string): string | undefined =>
  /\b(?:there|its?)\b|\b(?:leave|quit|join)\W*$/i.test(question) ? byName(question, name) : undefined;

/** What a list may begin with, and what stands between its names. */
export const yesOrNo = /^(?:yes|no)\b/i;
export const betweenNames = /,| and |\n/;
