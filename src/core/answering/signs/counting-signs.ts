import { valueNouns } from '../../corpus/lexicon.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { amount } from './sentence-signs.ts';

/** What a question counts besides entries, on folded text. */
export const counted = {
  /** "How much was it?" and "how many pages …?" count no entries. */
  field: /\bhow (much|many (pages|members|people))\b/,
  /** Each of these once, however many posts there were. */
  employers: /\b(employers|companies|firms|organi[sz]ations|universities|colleges|schools|hospitals|institutes)\b/,
};
/** Tells how often. */
export const frequency =
  /\b(?:once|twice|times|(?:every|each) (?:\w+ ){0,2}(?:(?:second|minute|hour|day|night|week|fortnight|month|quarter|term|year|decade|time|morning|afternoon|evening|weekend|spring|summer|autumn|winter|release|commit|change)s?\b|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|work|birth|holi)day\b)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|of the (?:month|week)|in term time|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|always|rarely|regularly|per|an? (?:hour|day|week|fortnight|month|quarter|year))\b/i;

/** People and the parts of a thing are no entries, and no more is a value of a field: "how many co-authors do her papers have?" */
export const countsNoEntries = new RegExp(
  String.raw`\bhow many\b.*\b(?:per|an?) (?:day|week|month|quarter|year)\b|\bhow many (?:[\w.']+ )?(?:students|pupils|trainees|apprentices)\b|\bhow many (?:pages (?=.*\b(?:thesis|dissertation)\b)|stars|downloads|citations|chapters|claims|words|tests|users|lines|slides|figures)\b.*\b(?:has|have|had|in|on|contain)\b|\bhow many (?:of (?:the|these|those) |different |other )?(?:schools|universities|colleges|hospitals|companies|firms|studios|agencies|laboratories|labs|institutes|offices|teams|banks|museums) (?:(?:currently|now|still|already|have|has) )*(?:us(?:e[ds]?|ing)|are using|adopt(?:ed)?|bought|licen[cs]ed?|subscribed?|signed up|t(?:ake|akes|ook|aken|aking) part|participat(?:e[ds]?|ing)|join(?:ed|s)?(?: in)?(?= (?:it|that|this|the)\b|\W*$)|(?:are|were|is|was) (?:taking part|involved|part of))\b|\bhow many (?:phones|calls|e?mails|addresses)\b|\bhow many (?!(?:projects|patents|papers|articles|books|talks|jobs|posts|roles|awards|prizes|publications|degrees|chapters|co-?authors|people|women|men)\b)[\w'-]+ (?:were|are|was|is|took part|take part) (?:(?:there|involved|included|covered) )?(?:in|on|by) (?:the|his|her|their|your|this|that) [^?]*\b(?:project|programme|study|trial|course|campaign|tour)\W*$|\bhow many (?:[\w']+ )?(?:theses|dissertations) (?:did|has|have|does|do) (?:he|she|they|you) (?:ever )?(?:supervise|advise|examine|mark|read)e?d?\b|\bhow many (?!thes[ei]s\b|dissertations?\b|degrees\b)(?:\w+ ){1,3}(?:did|does|do|had|has|have|were|was)\b[^?]*\b(?:for|in) (?:his|her|their|your) (?:\w+ )?(?:thesis|dissertation)\b|\bhow many (?:[\w'-]+ ){1,4}(?:did|has|have|does|do) (?:he|she|they|you) (?:\w+ly |ever |also )?(?:hire|recruit|train|mentor|coach|manage|teach|taught|employ|onboard)e?d?\b|\b(?:many|number of)(?: (?!ha[sd]\b|have\b|lists?\b|with\b)\w+){0,2}? (?:${valueNouns})\b`,
);
/** A noun of several with what stands behind it, which goes on to name the things. */
export const enumeration = /^\S*s(?![\p{L}\d])[^;:.]*, [^,;:.]+,? and \p{L}/u;

/** Words at which the name of a counted thing ends, for a pattern. */
const apart =
  '(?:in|on|at|from|to|by|for|with|between|since|until|under|over|near|which|who|that|where|when|because|while)\\b';
/**
 * A number before the thing in front of the tab or right behind it, with nothing between that begins something else; two of her
 * pupils are a part.
 */
export const besideNumber = new RegExp(
  `(?!no \\S*[^s ]\\t)(?:${amount.source})(?!\\S* of (?:my|our|his|her|their) )[^ ;-]*(?:[ -](?!${apart})[^ ;-]+){1,5}\\t|(?<!(?<!number )\\bof \\S+)(?<=s|en|ople)\\t(?:(?!\\S* ${apart})[^ ;]*(?: [^ ;]+){0,2} ["“(]?(?:${amount.source})|(?<=(?:^|[;:] )(?:\\S+ )?\\S+\\t)[^;,.]* (?:up|down) from \\d)|\\t[^:.]*[,;] (?:there were )?(?:about |some |over |nearly )?(?:\\d[\\d.,]*|${anyNumberWord}) of (?:them|these|which)\\b`,
  'i',
);

/** Asks for a number of entries. */
export const asksCount =
  /^\W*(?:(?:and|so|but) )?(?:how many|(?:what is )?the number of)\b(?! (?:years|months|people|times))/i;
/** A number of things in all: no year, no sum of money, no rate, and none of days or of people. */
export const count =
  /(?<![£$€,.])\b\d{1,3}\b(?![,.]\d| ?%| (?:per cent|euros?|pounds?|dollars?|staff|people|persons|hours?|days?|weeks?|months?|years?)\b| \p{L}+ (?:an?|per|each|every) (?:day|week|month|quarter|year)\b)/gu;
/** A line of a list or of a table. */
export const listLine = /^(?:-|\|) \[?/;
