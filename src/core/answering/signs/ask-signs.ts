// Which kind of answer a question wants: a count, a time, a place, somebody, a reason.
import type { FieldKind } from '../../contract/field.ts';
import { anyNumberWord, ordinals } from '../../corpus/number-signs.ts';

/** What kind of answer a question wants; "what" asks as "which" does. */
export type Ask = 'count' | 'duration' | 'when' | 'where' | 'who' | 'why' | 'how' | 'list' | 'which' | 'whether';

/** How each kind is asked for; the first that fits is the main one. */
export const asks: [Ask, RegExp][] = [
  [
    'duration',
    /\b(how (long(?! ago)|much time|many (years|months|weeks|days|hours|minutes)(?! ago))|(what|which) (length|duration)|number of years)\b/,
  ],
  [
    'count',
    /\b(how many|(?<!to )count|tally|total|how often|amount of (?=\w+s\b)|how much)\b|(?<!\b(serial|application|patent|report|contract|phone|telephone|model|order|reference|registration|version|identification) )\bnumber of\b/,
  ],
  [
    'list',
    /\b(list|table of|enumerate|name (all|every|each|the|his|her|their)|(give|show|tell) me (all|every|each|the list|a list)|all (of )?(his|her|their|your|the))\b/,
  ],
  [
    'when',
    /\b(when|(what|which)(?:(?: is| was|'s) the)? (year|years|date|dates|day|month|decade)|how (long|many years) ago|dates? of)\b/,
  ],
  ['where', /\b(where|(what|which) (city|cities|town|country|countries|place|places|state)|whereabouts)\b/],
  [
    'who',
    /\b(who|whom|whose|(anybody|anyone|somebody|someone) (else|besides|other than|apart from)|(what|which) (people|persons?|person|colleagues?|collaborators?|partners?))\b/,
  ],
  ['why', /\b(why|what for|for what reason|how come)\b/],
  ['which', /\b(which|what)\b/],
  ['how', /\bhow\b/],
  [
    'whether',
    /^\W*((and|so|but|also|please|well|hi|hello|ok|okay)\W+)*(did|does|do|is|was|were|are|has|have|had|can|could|would)\b/,
  ],
  ['whether', /[,;]\s*(did|does|is|was|were|has|had|can)\b/],
];
/** The ways to ask that each operation answers, or leaves to others; no question word is empty. */
export const askedAs = {
  list: /^(?:list|which|who|where|whether)?$/,
  skill: /^(?:whether|which|where|when|how|count)?$/,
  summary: /^(?:which|list|who|how|why)?$/,
  stay: /^(?:when|duration|whether|which)?$/,
  more: /^(?:which|who|how)?$/,
  others: /^(?:list|count|whether|duration)$/,
  pick: /^(?:which|list|count)$/,
  field: /^(?:who|where|when)$/,
  noFact: /^(?:why|whether)$/,
  noValue: /^(?:duration|whether|why)$/,
  noCareer: /^(?:count|duration|why)$/,
  noPost: /^(?:count|duration|why|whether)$/,
  post: /^(?:when|duration|whether)$/,
  plain: /^(?:which|list)?$/,
  measure: /^(?:count|duration)$/,
  length: /^duration(?:,how)?$/,
  number: /^count(?:,how)?$/,
};
/** Keywords alone ask for a time: "gibbs award year". */
export const bareYear = /(?<!\b(both|the|student|school) )\byears?\b|\b(?:the year|dates?)\b/;
/** "Which … when it was granted" asks which: a clause behind the question only says of what time. */
export const subordinate =
  /^(\W*(?:in |on |at |for |by |from |to |with )?(?:which|what|who|whom|whose|where|how|why|list|name)\b[^,;]*?)(?<!\band|\bor|\bis|\bwas)\s+(?:(?:when|where) (?!(?:is|was|were|are|did|does|do|has|have|had|can|could|will|would|and|or)\b)|(?:when|where|who|whom|which|how) to\b)[^,;]*$/;

/** A superlative that picks one record by date or length. */
export type Extreme = 'first' | 'last' | 'longest' | 'shortest';

export const extremes: [Extreme, RegExp][] = [
  ['first', /\b(first|earliest|oldest|initial|original)\b/],
  [
    'last',
    /\b(last|latest|most recent|newest|final|youngest|most recently|penultimate|highest (degree|qualification|education))\b/,
  ],
  ['longest', /\b(longest|most time|most years)\b/],
  ['shortest', /\b(shortest|briefest|least time)\b/],
];
/** Orders a list and picks nothing. */
export const inOrder = /\b(earliest|oldest|latest|newest|most recent) first\W*$/;
export const ranked = new RegExp(
  `\\b(?:(${ordinals.join('|')})[- ](?:to[- ]|from[- ]|but[- ]one[- ])?(?:the[- ])?(?=last|latest|newest|most recent|oldest|earliest|longest|shortest|briefest)|last but (one|two|three))`,
);
export const nextToLast =
  /\b(penultimate|next[- ]to[- ]last|(before|but) (the|his|her|their|your) (very )?(last|latest|newest|most recent)|the one (just |right |immediately |directly )?before( that| it)?)\b(?! \w+ed)/;

/** Asks for what somebody has or is. */
export const asksAttribute = /\b(?:what|who)(?:'s| is| was| are| were) (?:her|his|their|your|the|\p{L}+'s)\b/u;
const knowing =
  /\b(?:experience|experienced|expertise|knowledge|familiar|proficient|skilled|fluent|trained|background)(?: (?:does|did|do|has|had|have) (?:\S+ ){0,2}\S+(?: have)?)? (?:with|in|of|at)\s+/;
const joined =
  /^\W*(?:is|was|were|are|did|has|have) (?:he|she|they|you) (?:(?:ever|also|been|become|an?|honorary|elected|foreign|founding) )*(?:member|fellow) of (?:the |an? )?/;
/** In a few words: of many, no one passage says every one. */
const deed =
  /^\W*(?:did|does|do|has|have|had|can|will|would) (?:he|she|they|you) (?:(?:ever|also|really|actually|even|personally|just) )*(?:invent|patent|coin|buil[dt]|creat|develop|design|wr[io]te|written|author|compos|ma[dk]e|produc|do|done|offer|use)(?:e?[ds])? (?!any|some)(?=(?:\S+ ){0,4}\S+$)/;
/** Asks for what somebody knows, is a member of, has made or does: all that stands behind must be said. */
export const asksKnowledge = new RegExp([knowing, joined, deed].map(({ source }) => source).join('|'));

const superlatives = '(?:most recent|latest|newest|last|longest|shortest|first|earliest|oldest)';
/** "The three most recent": how many of those at one end. */
export const severalEnds = new RegExp(
  `\\b(${anyNumberWord}|\\d{1,2}) (?:of the )?(?:very )?${superlatives}\\b|\\b${superlatives} (${anyNumberWord}|\\d{1,2})\\b(?! (?:years?|months?|weeks?|days?)\\b)`,
);
/** What open source is the source of. */
export const sources =
  /^(software|tools?|code|programs?|things?|stuff|efforts?|work|contributions?|contributed|contribute)$/;
/** Asks for somebody. */
export const anySomebody = /\b(who|whom|anybody|anyone|somebody|someone|everybody)\b/;

/** Kinds of facts that settle a question word. */
export const kindsOf: Partial<Record<Ask, FieldKind[]>> = {
  when: ['date'],
  who: ['person', 'organisation'],
  where: ['place', 'link'],
};
/** A whole question on the person, and no other filter for what was asked before. */
export const ofDeed = /\b(?:what|why|how) (?:did|does|do|was|were|has|have|had) (?:he|she|they|you)\b/;
/** "Did he invent …?", "does she have a … degree?": asks whether there is an entry, on folded text. */
export const asksAny =
  /^\W*(?:did|has|have|does|do) (?:he|she|they|you) (?:(?:ever|also|actually|really|even) )?(?:(?:invent|patent)(?:ed)?\b|publish(?:ed)?\b(?! (?:anything |something )?in (?:\p{L}+(?:ish|ese|ian|man|ch|ic)|latin|greek|hindi|peer|(?:her|his|their|your|an?|the|any|journals|magazines|newspapers)\b))|(?:have|hold|earn|get|got|receive)(?:ed|d)? (?:an? |any )?(?:\p{L}+ ){0,2}(?:degree|diploma|doctorate|patents?|publications?|awards?|prizes?|medals?)\b)/u;
