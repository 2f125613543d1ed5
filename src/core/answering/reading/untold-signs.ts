/** "Did he invent …?", "does she have a … degree?": asks whether there is an entry, on folded text. */
export const asksAny =
  /^\W*(?:did|has|have|does|do) (?:he|she|they|you) (?:(?:ever|also|actually|really|even) )?(?:(?:invent|patent|publish)(?:ed)?\b|(?:have|hold|earn|get|got|receive)(?:ed|d)? (?:an? |any )?(?:\p{L}+ ){0,2}(?:degree|diploma|doctorate|patents?|publications?|awards?|prizes?|medals?)\b)/u;
