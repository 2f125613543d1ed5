import type { Area } from '../../contract/record.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';
import { scale } from './side-signs.ts';

/** "More than three years", "fewer than six people": whether more, the sign of a currency, and what the number is of. */
export const measure = new RegExp(
  String.raw`\b(?:(more than|longer than|larger than|bigger than|over|above|at least|no (?:less|fewer) than)|less than|shorter than|fewer than|smaller than|under|below|at most|(?:no|not) (?:more|longer) than|up to) ([€£$])?(?:an?|[\d,.]{1,12}|${anyNumberWord})(?:${scale})?\b(?: (years?|months?|people|persons|members|pages|euros?|pounds?|dollars?)\b|(?<=[€£$][\d,.]{1,12}(?:${scale})?))(?! (?:ago|later|earlier|before|after)\b)`,
);
/** Takes in the number itself: "at least three years". */
export const inclusive = /^(?:at|no|not|up) /;
/** What else than a time is measured: the field that holds it, and what its text must say. */
export const measures: [RegExp, string, RegExp][] = [
  [/^(?:people|persons|members)/, 'team', /^/],
  [/^pages/, 'pages', /page/],
  [/^(?:euro|€)/, 'amount', /€|\beur(?:os?)?\b/i],
  [/^(?:pound|£)/, 'amount', /£|\b(?:gbp|pounds?)\b/i],
  [/^(?:dollar|\$)/, 'amount', /\$|\b(?:usd|dollars?)\b/i],
];
/** "1–688": the first page and the last; "244 pages" or "232": the last alone. */
export const pageNumbers = /(?:(\d{1,6}) ?[–-] ?|^(?=\d{1,6}(?: (?:pages|pp\.?))?$))(\d{1,6})/;

/** The larger end. */
export const most = /\b(?<!\bat )(most|biggest|largest|highest|greatest|maximum)\b/;
/** Either end. */
export const atEnd =
  /\b(?<!\bat )(most|biggest|largest|highest|greatest|maximum|fewest|least|smallest|lowest|minimum)\b/;
/** An end of time, and not of size. */
export const mostTime = /\b(most|least) (time|years|months|recent\w*)\b/;
/** Fields that hold one number each, by the words that ask for them. */
export const measured: [RegExp, string, Area[]][] = [
  [/\bteams?\b|^(?=.*\b(people|engineers|staff|reports)\b).*\b(led|lead|manage\w*)\b/, 'team', ['experience']],
  [/\b(prize|award|grant|money|sum|endow\w+)\b/, 'amount', ['awards']],
];
