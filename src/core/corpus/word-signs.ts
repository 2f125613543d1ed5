import { technologiesOfWords } from './technology-signs.ts';

const words =
  /[A-Za-z]{2,}(?=[Jj][Ss](?![\p{L}\p{N}]))|[A-Za-z]+(?![\p{L}\p{N}.'’+#])|\p{N}{1,3}(?:[,.\u00a0\u202f ]\p{N}{3})+(?!\p{N})|\p{N}+(?:\.\p{N}+)?(?:st|nd|rd|th|s)?(?!\p{L})|(?:\p{L}{1,3}\.){2,}(?:\p{L}(?!\p{L}))?|\p{L}{1,2}\p{Ll}?\.\p{Lu}(?!\p{L})|(?<![\p{L}\p{N}])(?:[Cc](?:\+\+|#)|[Ff]#)(?!\p{L})|[\p{L}\p{N}]+(?:['’]\p{L}+)*/u;

/** A word or a number: with its groups of three, its ordinal's end, the dots of initials and a possessive. */
export const wordOrNumber = new RegExp(`${technologiesOfWords}|${words.source}`, 'gu');
/** A conference and its year: "ICML18" is also found as "ICML". */
export const seriesAndYear = /^([a-z]{3,})(?:\d{2}|20\d\d)$/;
/** "3,541,541" and "20th": of these only the digits are compared. */
export const groupedOrOrdinal = /^(?:\d{1,3}(?:[,.\s]\d{3})+|\d+(?:st|nd|rd|th))$/;
/** What parts two sentences of a line. */
export const betweenSentences = /(?<=[.!?]["”'’)\]]?)\s+(?=["“'(]?[\p{Lu}\p{N}])/gu;
/** A word long enough to be two that were written together, outside of addresses; a name is as it is: "Lightroom". */
export const maybeGlued = /(?<![\p{L}\p{N}.@/-]|[ ,](?=\p{Lu}\p{Ll}))[\p{L}]{8,60}(?![\p{L}\p{N}@/-]|\.\p{L})/gu;
/** "us3541541" is the number with its country. */
export const countryOfNumber = /\b[a-z]{2}(?=\d{6})/gi;
/** A word of a name whose first letter is one of its initials: the legal form of a firm has none. */
export const inInitials = /^(?!(?:Inc|Ltd|LLC|GmbH|AG|[Pp]lc|BV|Pty)$)\p{Lu}/u;
/** Letters that are a word of some trade, whatever name has these initials. */
export const ofTrade =
  /^(?:a[ir]|api|bi|c[idsv]|c[et]o|db|hr|i[ot]|iot|kpi|ll?m|ml|nlp|os|p[mr]|q[ac]|rd|roi|sdk|seo|sre|u[ix]|vr)$/;
// oxlint-disable-next-line no-control-regex
export const ascii = /^[\0-\x7f]*$/;
/** What is left of an accent when letters are taken apart. */
export const accent = /\p{M}/gu;
/** Letters that cannot be taken apart. */
export const wholeLetter = /[ßæœøłđðþı’]/g;
/** What joins two words to one. */
export const joining = /^[-‐‑–/]$/;
export const masterOfScience = /^m\.s\b/;
/** Inside a word, and no part of it: "Ph.D.", "O'Neill". */
export const innerMarks = /[.'’]/g;
/** "LED", and no "Led". */
export const allCapitals = /^\p{Lu}{3,}$/u;
/** "SRI", "LEDs": may stand for words with these letters. */
export const acronym = /^\p{Lu}{2,6}s?$/u;
/** "Rex", and no "REX". */
export const capitalisedWord = /^\p{Lu}\p{Ll}/u;
/** Any sign but letters, numbers and the plain marks of a sentence: may be markup. */
export const markup = /[^\p{L}\p{N} ,.'’-]/gu;
/** Any sign but letters and numbers: may mean something in a pattern. */
export const anyMark = /[^\p{L}\p{N}]/gu;
