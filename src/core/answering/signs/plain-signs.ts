import { they } from './sentence-signs.ts';

/** What is told in words near to those of the question, as the signs of circumstances. */
export const plainSigns: [question: RegExp, sign: RegExp][] = [
  // Whom somebody looks up to
  [
    new RegExp(String.raw`^\W*(?:and )?whom? (?:does|do|did) ${they} (?:most )?admire(?: most)?\W*$`),
    /\b(?:admir\w+|look(?:s|ed)? up to|hero(?:es|ine)?|idols?|role models?|rever(?:es?|ed))\b/i,
  ],
];
