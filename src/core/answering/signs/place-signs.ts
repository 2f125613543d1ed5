import { aName, is, near, their } from './sentence-signs.ts';

const streets = '(?-i:(?:Street|Road|Avenue|Lane|Square|Boulevard|Place|Drive|Terrace|Gardens|Crescent|Row)(?!\\p{L}))';
const dwelling = '(?:live[sd]?|home|house|flat|apartment|neighbou?r)';

/**
 * What is asked of a place, with how a sentence looks that tells it, as the bound signs: an office in a street is no home
 * there, and a university is no school that somebody went to before it.
 */
export const placeSigns: [asked: RegExp, told: string][] = (
  [
    [
      `[Ww]hat(?:['’]s| ${is}) the name of (?:the|${their}) (?<one>church|school|hospital|street|pub|orchestra|band|choir|club)(?!\\p{L})`,
      `${aName}\\p{L}*(?:['’]s?)? (?:\\p{L}+ ){0,2}{one}|{one}(?: of| called| named|,|:)? ${aName}`,
    ],
    [
      `(?:[Ww]hich|[Ww]hat) (?<one>street|road|avenue|square)${near} in (?<other>\\p{Lu}[\\p{L} ]*\\p{L})\\W*$`,
      `^(?=.*{other}).*${streets}`,
    ],
    [
      `(?:[Ww]hich|[Ww]hat) (?<one>street|road|avenue|square)${near}(?<!\\p{L})(?:home|house|flat|apartment|live)(?!\\p{L})`,
      `${dwelling}${near}${streets}|${streets}${near}${dwelling}(?!\\p{L})`,
    ],
    [
      `(?<one>high|secondary|grammar|primary|elementary|middle) school(?=${near}(?<!\\p{L})(?:go|went|attend\\p{L}*|he|she|they|you)(?!\\p{L}))`,
      '(?<!\\p{L})(?:(?:high|secondary|grammar|primary|elementary|middle|boarding|day|village|convent) school|gymnasium|lyc[ée]e|liceo|realschule|at school|left school|a-levels?|highers|baccalaur\\p{L}+|abitur|schooling)(?!\\p{L})',
    ],
    [
      `[Ww]here ${is} (?!(?:he|she|they|you|it|this|that|these|those)\\b)(?<one>[^?,]{2,60}?) (?:(?:now|today|being) )?(?:kept|stored|preserved|displayed|exhibited|on (?:display|show))\\b`,
      '{one}',
    ],
  ] as const
).map(([asked, told]) => [new RegExp(`(?<!\\p{L})${asked}`, 'u'), told]);
