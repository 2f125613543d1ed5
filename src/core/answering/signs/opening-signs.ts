import { opener, verbFirst } from './clause-signs.ts';

/** What a question or an order begins with. */
const begins = `(?:${opener}|${verbFirst}|do|can|could|would|list|name|give|show|tell|count|compare|describe)\\b`;
/** Up to a mark behind which something else begins; further on stands no remark. */
export const remark = new RegExp(
  `^\\W*(?=\\w)([^?.]{1,80}?)(?:([,.;:!?]|\\.{2,}| [-–—]+)\\s+|(?<!\\s)\\s+(?=(?:and ${opener}|(?:i|we)(?:['’]d| would)? (?:need|want|ask|like|love|wonder))\\b)|(?<!\\s)\\s+(?:asks?|wants? to know|wonders?|would like to know) (?=${begins}))(?:(?:but|so|well|now|please|just),? )*`,
  'i',
);
/** The same without a mark. */
export const unmarked = new RegExp(
  `^\\W*(?:(?:ok|okay|so|well|right|now) )*(?:(?:do|would) you (?:happen to )?know )?(?=${begins})`,
  'i',
);
/** The last sentence, behind a question. */
export const closing = /^(.*\?)\s+([^.?!]{1,80})[.!]?$/s;
/** A sentence and then another. */
export const story = /\p{Ll}{3}\. +\S/u;
