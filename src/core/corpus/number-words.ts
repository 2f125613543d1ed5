import * as numberSigns from './number-signs.ts';

/** The number that a word spells; of no number, nothing that counts. */
export function toSpelledNumber(word: string): number | undefined {
  const index = numberSigns.numberWords.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index > 20 ? (index - 18) * 10 : index;
}
