/** What a question counts besides entries, on folded text. */
export const counted = {
  /** "How much was it?" and "how many pages …?" count no entries. */
  field: /\bhow (much|many (pages|members|people))\b/,
  /** People are no entries. */
  people: /\bhow many (?:students|pupils|trainees|apprentices)\b/,
  /** Each of these once, however many posts there were. */
  employers: /\b(employers|companies|firms|organi[sz]ations|universities|colleges|schools|hospitals|institutes)\b/,
};
/** Tells how often. */
export const frequency =
  /\b(?:once|twice|times|every|each|daily|weekly|monthly|yearly|annually|always|rarely|per|an? (?:day|week|month|year))\b/;
