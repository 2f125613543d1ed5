import type { Area } from '../../contract/record.ts';
import { toWords } from '../../corpus/lexicon.ts';

/** Where the noun begins that a question asks for. */
export const heads =
  /\b(?:how many|(?:what|which|who)(?:'s| is| was| are| were)(?: (?:her|his|their|your|the|an?))?|what|which|whose)\s+/;
/** Where it ends. */
export const nounEnd = toWords(
  'is was are were be been do does did has have had can could will would should she he they it you i we at in on for by with to from into under over during after before about between through when where who that which as and or but there',
);
/** Where the noun begins whose bearer is asked for by name. */
export const bearing = /(?<=(?:^\W*|[,;:.] |\band )(?:(?:in|on|at|by|for|from|with|to|under|of) )?(?:which|what) )/;
/** How a noun looks that stands for several. */
export const plural = /s$|^(?:children|women|men|feet|media|data|criteria|staff)$/;
/** Verbs that no other word need stand beside. */
export const soleVerbs = new Set(['study', 'studies', 'studied', 'studying', 'teach', 'taught', 'lecture']);
/** Words in front of the noun that is asked for, and those in front of them that make it something else's. */
export const askingFor = toWords('which what many list name all every');
export const besideAsking = toWords('by for from in on to under with');
/** What stands before a thing that is given already. */
export const definite = toWords('the this that');
/** Points at a thing that was named. */
export const theSame = /\b(?:that|this|the same) $/i;
/** Asks the same of something else. */
export const whatAbout = /\b(what|how) about\b/;
/** What is asked for stands behind. */
export const asksFor = /\b(?:many|which|what|number of) $/i;
/** "Best paper award": what a prize is for is none of the entries that are asked for. */
export const ofPrize =
  /^(?:paper|article|book|thesis|dissertation|talk|presentation|poster|film)s? (?:award|prize|medal)/i;
/** Verbs and nouns that tell which of two entries at one place is meant. */
export const telltales: Partial<Record<Area, RegExp>> = {
  experience:
    /\b(work|works|worked|working|job|join|joined|hired|employ\w*|role|post|position|teach|taught|lecture[ds]?|resign\w*|quit|staff|(?:co-?)?founder|director|trustee|manager|chief|professor|engineer|consultant)\b/,
  publications:
    /\b(publish\w*|appear(s|ed)?|c[ao]me out|brought out|co-?author\w*|co-?(wrote|written)|print|imprint|journal)\b/,
  education: /\b(study|studies|studied|graduat\w*|enrol\w*|degree|student|major\w*|thesis|class|doctorate)\b/,
};
/** Points at the last of those that were named. */
export const lastNamed = /\b(last|latter)\b/;
/** What stands before a noun that names a thing of its own, for a pattern: "the fire at …". */
export const beforeThing = '\\b(?:the|an?|his|her|their|your|of)(?: \\S+)? ';
/** Where the noun of a number begins. */
export const howMany = /(?<=\bhow many )/;
/** Two words as one: the hyphen makes a compound of them and moves nothing. */
export const compound: [RegExp, string] = [/\b(open) (source)\b/gi, '$1-$2'];

/** The name of a thing only tells which text is meant: "the talk on _", "the _ paper". */
export const textOn =
  /\b(?:talks?|lectures?|papers?|articles?|posts?|essays?|books?|keynotes?)(?: (?:he|she|they) (?:gave|wrote|published))? (?:on|about|describing|introducing|presenting) (?:the )?_|_ (?:talk|lecture|paper|article|post|essay|keynote)\b/;
/** A word with a capital before another. */
export const besideCapital = /\p{Lu}\S* \p{Lu}$/u;
/** What the counted things are of: "how many tonnes of …". A visitor's noun may be "c++". */
export const toOfCounted = (noun: string) =>
  new RegExp(String.raw`(?<=\bhow many (?:[^ ]+ )*?${noun.replace(/\W/g, '.')} of )`);
/** One side of a deed, by any of its words. */
export const sideOfDeed = '(?<!\\p{L})(?:{words})s?(?!\\p{L})';
