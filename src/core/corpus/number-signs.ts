/** Numbers as texts spell them, in their order: to twenty one by one, from there by tens. */
export const numberWords =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety`.split(/\s+/);

/** From the first on. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** Spelled numbers, for a pattern. */
export const anyNumberWord = numberWords.slice(1).join('|');
