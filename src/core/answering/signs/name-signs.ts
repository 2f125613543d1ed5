import { lowerMonths } from '../../contract/partial-date.ts';
import { toWords } from '../../corpus/lexicon.ts';
import { origin } from './sentence-signs.ts';

/** A capital that the sentence does not give: the word, here a dash, is alone, in quotes, or behind a small or the first word. */
export const setOff = /^\W*_\W*$|(?:^\S+|\s\p{Ll}\S*)(?<![.?!:;]) _(?! \p{Lu})|\s["“„«‘']_/u;
/** What a degree word does not name its degree before: "her PhD students", "her PhD and her first job". */
export const besideDegree = /^(?:and|or|students?|candidates?|supervisees?|pupils)$/;
/** Days of the week, and what is written in capitals without being a name. */
export const noNames = toWords(
  'monday tuesday wednesday thursday friday saturday sunday ai chatgpt gpt llm llms cpu gpu gpus pc tv ui ux hr cv pr ngo ngos',
);
/** Written large, and the name of nobody: "the First World War". */
export const calendar = new Set(['i', 'first', 'second', 'world', 'war', ...noNames, ...lowerMonths]);
/** What stands before a place. */
export const places = toWords('in near outside');
/** "Polish", "Russian": an origin, and no name unless it is part of one. */
export const isOrigin = new RegExp(`${origin.source}$`);
/** Words that stand for somebody. */
export const agents = toWords('she he i we they you it');
/** Words that stand for whatever something is done to. */
export const objects = toWords('it them me him her us');
/** Words that do nothing themselves: who stands before them does not do the deed. */
export const auxiliaries = toWords(
  'was were is are be been being had has have to not who which that and or but of in on',
);
/** Stands before somebody who had or had no part in a thing. */
export const besideName = /\b(with(out)?|by) $/;
/** Stands before what something is about. */
export const topical = /\b(?:about|on) (?:the )?$/;
/** What stands in front of a name that tells who does what; for a pattern. A capital makes a longer name of it. */
export const besideSubject =
  '(?<![\\p{L}\\p{N}“"\'‘_-])(?<!(?<=\\s)\\p{Lu}\\S* |\\b(?:an?|the|this|that|no|names?|named|surname|called|née|nee|born|alias|of|by|with|from|for|about|on|in|at|to|like|as|than|and|or|vs|versus|non|per|mrs?|ms|dr|prof|von|de|van) )';
/** What stands behind such a name, or behind its possessive, which a degree may; a question on the name keeps it. */
export const asSubject =
  "(?=['’]s (?:Ph\\.?D|[BM]\\.?Sc?|MBA|DPhil)\\b|(?:['’]s)? \\p{Ll}(?!.{0,60}\\b(?:name|surname|nickname|pseudonym|alias|called|spelled|pronounced)\\b))";
/** The given name of somebody else before a surname that is the person's too; a title gives none. */
export const besideGiven =
  '(?<=\\s\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?<!\\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Doctor|Professor|Sir|Dame|Lady|Lord|Captain|Admiral|Sister|Nurse|The|And|Or))[ -]';
/** What may end a sentence or part it. */
export const mark = /[?!.:;,–—](?= )/g;
/** Between two words of a folded name. */
export const betweenWords = "(?:'s)?[^a-z0-9]+";
/** A word with a capital, or one letter with a dot. */
export const capital = /^\p{Lu}[\p{L}.]/u;
/** Of `Name (part in it)` the part. */
export const partInIt = / \(.*/;
/** A folded name as a whole. */
export const wholeName = '(?<![a-z0-9]){name}(?![a-z0-9])';
/** What else of the person's name may stand between two words of it: an initial. */
export const furtherName = '(?:[. ]+(?:\\p{Lu}[. ]+)?{name})*';
/** What makes a name a possessor. */
export const possessive = "(['’]s)?";
const body =
  '(?:University|College|School|Academy|Institute|Hospital|Clinic|Museum|Gallery|Society|Association|Council|Committee|Foundation|Trust|Fund|Bank|Court|Agency|Ministry|Parliament|Nations|Cross|Company|Corporation|Group|Motors|Electric|Press|Times|Review|Quarterly|Magazine|Prize|Award|Medal|Fellowship|Scholarship)(?!\\p{L})';
const capitals = "\\p{Lu}\\p{L}*(?:['’]s?)?";
/** Several words with capitals side by side behind a small one that name a body or a prize. */
export const several = new RegExp(
  `(?<=(?<!\\S)\\p{Ll}\\S* )(?=(?:(?:${capitals}|of|the) ){0,4}${body})${capitals}(?: (?:of (?:the )?)?${capitals})+`,
  'gu',
);
