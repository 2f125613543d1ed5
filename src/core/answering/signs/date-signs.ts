import { lowerMonths } from '../../contract/partial-date.ts';
import { anyNumberWord } from '../../corpus/number-signs.ts';

const month = `(?<month>${lowerMonths.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\.?`;
const year = '(?<year>1[4-9]\\d\\d|20\\d\\d)';

/** The decades of a century by name, from the twenties on. */
export const decadeWords = [
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];

/** The seasons of the north, by the months of their year in which they begin and end: winter ends in the year after. */
export const seasons: Record<string, readonly [string, string]> = {
  spring: ['03', '05'],
  summer: ['06', '08'],
  autumn: ['09', '11'],
  fall: ['09', '11'],
  winter: ['12', '02'],
};

/** "In his 60s" and "in her late forties" are ages. */
const ofLife = '\\b(?:his|her|their|your|my) (?:(?:early|mid|late)[- ])?';

/** How people write dates. */
export const dateForms = [
  `(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month},? ${year}`,
  `${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? ${year}`,
  `${year}-(?<number>\\d\\d)-(?<day>\\d\\d)`,
  `${month},?(?: of)? ${year}`,
  `\\b(?<season>${Object.keys(seasons).join('|')})(?: of)?(?: the year)? ${year}(?:[/–-]\\d\\d(?:\\d\\d)?)?(?!\\d)`,
  `(?<decade>1[4-9]\\d|20\\d)0['’]?s`,
  `(?<!${ofLife})\\b(?:nineteen[- ])?(?<word>${decadeWords.join('|')})\\b`,
  `(?<![\\w.,]|${ofLife})['’]?(?<short>\\d)0['’]?s\\b`,
  `(?<!\\d)${year}(?!\\d)`,
].map((form) => new RegExp(form, 'giu'));

/** The tens of years as other languages write them: "60er Jahre", "les années 60", "la década de 1960". */
export const foreignDecade =
  /\b((?:1[4-9]|20)?\d0)er[ns]?\b(?:[- ]jahren?\b)?|\b(?:ann[eé]es|a[nñ]os|anni|d[eé]cada d[eo]s?(?: los)?(?: a[nñ]os)?) ['’]?((?:1[4-9]|20)?\d0)\b/giu;

export const before = /\b(before|prior to|until|till|up to|by|earlier than|preceding)( the)?$/i;
export const after = /\b(after|since|later than|following|starting (from|in))( the)?$/i;
/** Relations that take in the date itself. */
export const inclusive = /\b(until|till|up to|by|since|starting \w+)( the)?$/i;
export const onwards = /^ (onwards?|(and|or) (later|after)|to (date|now|today))\b/i;
/** What stands before a year and says which part of it is meant. */
export const part =
  /(?<![\s-])(?:[\s-]*\b(?:back|early|mid|late|(?:beginning|end|middle|course)(?= of)|the year|year)(?: of| in)?(?: the)?)?[\s-]*$/i;
/** The first and last of a decade's years that a part of it is commonly said of. */
export const partsOfDecade = [
  ['early', '03'],
  ['beginning', '03'],
  ['mid', '37'],
  ['late', '69'],
  ['end', '69'],
] as const;
/** Between the ends of a time, and between dates of which each will do. */
export const through = /^\s*([-–—]|to|until|through)?\s*$/i;
export const either = /^(?:\s*(?:,|&|\band\b|\bor\b|\bin\b|\bthe\b|\bboth\b)){1,5}\s*$/i;
/** The year before or after another one. */
export const step = new RegExp(
  `\\b(?:the |a )?(?<count>${anyNumberWord}|\\d{1,2})? ?years? (?<way>after|later|before|earlier)\\b|\\b(?<next>following|next|previous|preceding) year\\b`,
  'i',
);
const several = `${anyNumberWord}|an?|\\d{1,2}`;
/** Years counted from today. "His last year" and "the last year of the war" are years of a life or a time. */
export const relativeYear = new RegExp(
  `\\b(?:(?<lead>since|until|till|before|after|by|from|of|to|and|or) |(?:in|during) )?(?:(?:(?<this>this)|(?<next>next)|(?<!\\b(?:his|her|their|its|my|your|the|final|every|each) )last) year\\b(?!['’]s|s| (?:of|at|as|in|with|on|before)\\b)|(?<ago>${several}) years? ago\\b)` +
    `|\\b(?:(?:in|over|during|within|for|from) )?the (?:last|past) (?<past>${several}) years\\b(?! (?:of|at|as|in|with|on|before|when|that|there)\\b)`,
  'gi',
);
/** The year that was told last. */
export const sameYear =
  /\b(?:in )?(?:that|the|this)(?: very)?(?: same)? year\b(?! (?:of|when|that|in which|before|after))/i;
/** Of a step, those that lead back. */
export const stepsBack = /before|earlier|previous|preceding/i;
/** "From 1960 on", "between 1960 and 1970". */
export const openRange = { before: /\bfrom( the)?$/i, behind: /^ on\b/i };
export const closedRange = { before: /\bbetween\s*$/i, inside: /^\s*and\s*$/i };

/** A name and the year that the question gives it, behind the name. */
export const datedIn = /^(?: \w+)?,? (?:in|of|from) ((?:1[4-9]|20)\d\d)(?!\d|s\b|[-–]| (?:or|and|to)\b)/;
/** Areas of what is received or comes out once. */
export const received = /^(?:awards|patents|publications)$/;
/** A yes or no, a number and a list tell by themselves what the year does to them. */
export const settled = /^(?:whether|count|list)$/;
/** How the content writes a date, or that something goes on. */
export const ofContent = /^(\d{4}|present)/;
