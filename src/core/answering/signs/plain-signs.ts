import { they } from './sentence-signs.ts';

/** What is told in words near to those of the question, as the signs of circumstances. */
export const plainSigns: [question: RegExp, sign: RegExp][] = [
  // Whom somebody looks up to
  [
    new RegExp(String.raw`^\W*(?:and )?whom? (?:does|do|did) ${they} (?:most )?admire(?: most)?\W*$`),
    /\b(?:admir\w+|look(?:s|ed)? up to|hero(?:es|ine)?|idols?|role models?|rever(?:es?|ed))\b/i,
  ],
  // What one would do another way: what was learned there tells none
  [
    new RegExp(
      String.raw`^\W*(?:and )?what would ${they} (?:(?:now|have) )?(?:do|done|change|changed) (?:differently|another way)(?: (?:now|today|next time|(?:in|with) hindsight|again|looking back))*\W*$`,
    ),
    /\b(?:differently|should have|would(?:n['’]t| not)?(?: never)? (?:have|do|be|now|start)|regret\w*|mistakes?|wish\w*|next time|(?:today|now),? (?:i|s?he|they|we) (?:would|always|never)|lessons?|too (?:long|late|early|soon|many|much)|never again|in hindsight)\b/i,
  ],
];
