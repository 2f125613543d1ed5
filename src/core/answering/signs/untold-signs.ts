/** "Did he invent …?", "does she have a … degree?": asks whether there is an entry, on folded text. */
export const asksAny =
  /^\W*(?:did|has|have|does|do) (?:he|she|they|you) (?:(?:ever|also|actually|really|even) )?(?:(?:invent|patent)(?:ed)?\b|publish(?:ed)?\b(?! (?:anything |something )?in (?:\p{L}+(?:ish|ese|ian|man|ch|ic)|latin|greek|hindi|peer|(?:her|his|their|your|an?|the|any|journals|magazines|newspapers)\b))|(?:have|hold|earn|get|got|receive)(?:ed|d)? (?:an? |any )?(?:\p{L}+ ){0,2}(?:degree|diploma|doctorate|patents?|publications?|awards?|prizes?|medals?)\b)/u;
