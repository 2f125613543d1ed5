import * as numberSigns from '../../corpus/number-signs.ts';

/** The number that digits write or a word spells; of what is none, and of nought in digits, the other one. */
export function toNumber(word: string, other = 0): number {
  const index = numberSigns.numberWords.indexOf(word.toLowerCase());
  if (index < 0) return Number(word.replace(/,/g, '')) || other;
  return index > 20 ? (index - 18) * 10 : index;
}
