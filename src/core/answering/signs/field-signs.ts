import type { Area } from '../../contract/record.ts';
import { months } from '../../contract/partial-date.ts';
import * as entrySigns from './entry-signs.ts';
import { money, origin } from './sentence-signs.ts';

/** A field that a sentence may tell as well. */
export interface FieldSign {
  fields: string[];
  /** How a sentence looks that may tell it. */
  sign: RegExp;
  /** How one looks that tells it if there is a name in it that is not the entry's own. */
  name?: RegExp;
  /** It tells nothing without a number. */
  isNumber?: true;
  /** Its words ask for nothing else: what another wish of the question finds is no answer. */
  isSole?: true;
  /** Only entries of this area are asked for it. */
  area?: Area;
}

/** How sentences tell of an end. */
const ending =
  '\\b(?:end|(?:is|was|be|all) over\\b|clos|finish|stop|cancel|left\\b|leav|last|discontinu|retire|resign|replac|complet|shut|quit|archiv)';

/** One exact thing: no sentence stands in for it. */
function toExact(field: string): FieldSign {
  return { fields: [field], isSole: true, sign: /(?!)/ };
}

/** In order: of what a question asks for, the first row counts. */
export const fieldSigns: FieldSign[] = [
  ...['applicationNumber', 'doi', 'email', 'phone'].map(toExact),
  {
    fields: entrySigns.personFields,
    isSole: true,
    sign: /\b(?:sole|alone|solo|single-handed\w*|contributors?|collaborat\w+|colleagues?|co-\w+|volunteers?|of us|together|partners?|with (?:an?|her|his|my|two|three|four|five|six) \p{Ll}+(?:ers?|ors?|ists?|s))\b/iu,
    name: /\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}|\b(?:with|by|and) \p{Lu}\p{Ll}/u,
  },
  {
    fields: ['funding'],
    sign: /\b(?:fund|financ|paid|pay|sponsor|grants?\b|money|budget|cost|dollar|euro|commission|donat|gift|gave|raised|backed|charge|price|fee)/i,
  },
  {
    fields: ['team'],
    sign: /\b(?:teams?|crew|staff|groups?|people|of us|alone|nurses?|\p{L}{3,}(?:ers|ors|ists|ees|ants))\b/iu,
    isNumber: true,
  },
  {
    fields: ['end'],
    sign: new RegExp(
      `\\b(?:until|till|today|now|still)\\b|(?:to|–|-) ?\\d{4}\\b|${ending}.*\\d{4}|\\d{4}.*${ending}`,
      'i',
    ),
  },
  { area: 'patents', fields: ['granted'], sign: /\b(?:grant|issu)\w*\b.*\d{4}|\d{4}.*\b(?:grant|issu)/i },
  { area: 'patents', fields: ['filed'], sign: /\b(?:fil|appl)\w*\b.*\d{4}|\d{4}.*\b(?:filed|appli)/i },
  { fields: entrySigns.dateFields, sign: /\d{4}/ },
  {
    fields: ['reason'],
    area: 'awards',
    sign: /\b(?:for|because|honou?r\w*|recogni\w+|merit\w*|in memory|thank\w*|best|as the)\b/i,
  },
  {
    fields: ['organisation', 'employer', 'awarder', 'institution'],
    // "2,300 schools use it" counts them
    sign: /\b(?:at|for|by|with|of|from|to|under) (?:the |an? )?(?:\p{Lu}|compan|universit|institut|laborator|bank|school|museum|hospital|studio|office|agenc)|\d (?:compan|universit|bank|school|museum|hospital|studio|agenc)/u,
  },
  {
    fields: ['place', 'venue', 'organisation'],
    sign: new RegExp(
      `\\b(?:in|at|on|near|from|to) (?:the )?(?!(?:${months.join('|')}|\\p{Lu}\\p{Ll}+${origin.source})\\b)\\p{Lu}`,
      'u',
    ),
  },
  { fields: ['amount'], sign: money },
  { fields: ['repository'], sign: /\b(?:source|code|repositor|git)/i },
  { fields: ['licence'], sign: /licen[cs]/i },
  { fields: ['assignee'], sign: /\b(?:own|rights?\b|assign|belong|bought|sold)/i },
  { fields: ['thesis'], sign: /\b(?:thes[ei]s|dissertation)/i },
  // "In how many volumes …?" may be told by a sentence that another row knows.
  { fields: ['identifier'], sign: /\b(?:identifier|volumes?)\b/i },
  toExact('pages'),
];

/** Why something ended is told where it is said that it did. */
export const ended: FieldSign = { fields: ['reason'], isSole: true, sign: new RegExp(ending, 'i') };

/** Names that are nobody's: "the Air Force", "Stanford Research Institute", "Bureau of Weights". */
export const institutions =
  /\b[Tt]he (?:\p{Lu}\p{Ll}+ ?)+|(?:\p{Lu}\p{Ll}+ )*(?:Institut|Universit|Laborator|Academy|Museum|Company|Corporation|Bank|Office|Agency|Society|Association|Council|Committee|Court|College|School|Hospital|Cent(?:re|er)|Systems?|Service|Group|Press|Prize|Award|Medal|Conference|Summit|Symposium|Journal|Congress|Ministry|Bureau|Foundation|Studio|House|Theat|Street|Library)\p{Ll}*(?: (?:of|for) (?:the )?(?:\p{Lu}\p{Ll}+(?: and)? ?)+)?/gu;

/** Asks what something was for. */
export const wantsReason =
  /\b(why|what for|for what|which reason|what reason)\b|\bwhat\b.*\bfor\b\W*$|\bfor which (work|achievement)/;
/** Says of the field that comes next that an entry does not have it, on folded text. */
export const lacking =
  /\b(?:no|without|lack(?:s|ing)?|(?:not|n't) (?:have|list|give|name|state|show|mention)|(?:not|never|n't)(?: yet| ever)*(?: been| got| get| w[io]n| received?| earn(?:ed)?)?)(?: an?| any| the)? $/;
/** Stands between two kinds of entries that are both asked for. */
export const joint = /^(,|,? (and|or|as well as)) (the |any |all |how many |(his|her|their|your) )?$/;
/** Stands before what is denied. */
export const denied = /(?:\bnot|n't|\bnever)(?: \w+){0,4} $/;
/** Takes in what stands behind. */
export const including = /\binclu(ded|ding|sive)\b/;
/** Wants the entries that lack something. */
export const without = /\b(no|without|none|lack|lacks|not|never|sole)\b|n't\b/;
/** Asks for the number of an application, and not for the application. */
export const asksApplication = /\bapplication (number|no)\b/;
/** Wants the entries that somebody or something did not do a thing with, behind what asks for several. */
export const undone =
  /^\W*(?:(?:and|but|so|of) )*(?:which|what|how many|list|name|show|all|any|his|her|their|your)\b.*(?:\b(?:not|never|nobody|no one|no-one)\b|n't\b)(?! (?:only|just|counting|including|sure|yet\W*$))/;
/** Joins two fields that one date is of. */
export const both = /\bboth\b/;
