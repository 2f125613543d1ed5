import { opener } from './clause-signs.ts';

/** A want that is a noun alone: "its exact date". */
export const nounAlone =
  /^(?!except\b)(?:(?:the|its|his|her|their|an?|full|exact) )*\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}$/iu;
/** Words that only open the question. */
export const opening =
  /^\W*(?:(?:please|(?:can|could) you|i(?:'d| would)? (?:need|want|like)|what (?:is|are|was|were)|(?:give|tell|show)(?: me| us)?|name|list|state) )*/i;
/** "The lecture: title, date and place". */
export const behindSubject = /^\W*[^:,?]{3,80}(?::|\s[–—-]\s)\s*(.+)$/s;
/** Between two wants. */
export const betweenWants = new RegExp(
  String.raw`[,;?]\s*(?:and|plus|or|but)?\s*|\s+(?:and|plus|as well as|&)\s+(?=(?:also )?${opener}\b|(?:the|its|his|her|their|for|as) )`,
  'i',
);
/** Between two nouns. */
export const betweenNouns = /,? (?:and|&) |, /;
/** A want that is a question. */
export const asking = new RegExp(String.raw`\b${opener}\b`, 'i');
/** Wants the title. */
export const wantsTitle = /\b(title|name)\b/i;
/** Wants a date, and no number a year. */
export const wantsDate = /(?<!\b(?:per|a|each|every) )\b(year|month|day|date|when)\b/i;
/** Leads on to another entry. */
export const asksOther = /\b(?:(?:an)?other|else|next|previous|later)\b/;

/** Asks the same of two things: says so, or has two names that only "and" parts, where neither what lies between them nor what is beside them is asked for. */
export const ofSeveral =
  /\b(?:each|both|same)\b|^(?!.*\b(?:between|relat\w+|connect\w*|differ\w*|common|link\w*|besides?|except|apart|aside|other|else|like|about|why|how (?:many|much)|learn\w*|earn\w*|paid|pay)\b).*_(?:,? and|,| &) (?:(?:\w+ of|also|of|by|at|on|for|in|the|his|her) )*_/;
/** What stands behind the last want. */
export const lastMarks = /(?:,|(?<!\s))\s*please[\s?.!]*$|(?:,|(?<![\s?.!]))[\s?.!]*$/i;
/** "Date and place of the lecture": between the wants and what they are of. */
export const leadsToSubject = / (?:of|for|from|about) /gi;
