/** Asks who somebody is, and not who did something. */
export const asksWhoIs = /\bwhom?(?:'s| is| was| are| were)\b/;
export const asksWho =
  /\bwho(?:'s| is| was| are| were)\b|\btell (?:me|us) (?:more )?about\b|\bhow (?:did|does|do) (?:he|she|they|you) (?:know|meet)\b|\b(?:relation\w*|connection|link)\b.*\b(?:to|with|between)\b/;
/** Asks for one person. */
export const asksOne = /^\W*who (?:is|was)\b/i;
/** "Has she published with him?": whichever of the two is the portfolio's own, both did it. */
export const eachOther = /(\bhe\b.{0,80}? with )her\b|(\bshe\b.{0,80}? with )him\b/i;
/** What a person did in an entry that the question names besides. */
export const asksPart =
  /\b(?:what|where|how|which)\b.*\b(?:do|did|does|come|comes|came|part|role|function|job|task|fit|fits|contribut\w*|involved|responsible)\b/;
export const relating = /^(?:relation\w*|connection|link|know|knew|meet|met|role|function|part|job|task|contribut\w*)$/;
