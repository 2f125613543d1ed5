import * as numberSigns from '../../corpus/number-signs.ts';
import * as ordinalSigns from '../signs/ordinal-signs.ts';

/** The word by which a question points into an answer before: "the second one", "the latter". */
export function toPointer(folded: string): string | undefined {
  return ordinalSigns.pointing.test(folded) ? ordinalSigns.pointer.exec(folded)?.[0] : undefined;
}

/** Whether nothing but the ordinal points, so that the reply must name all that it lists. */
export function isBare(folded: string): boolean {
  return !ordinalSigns.countsBack.test(folded);
}

/** The one of several that the word picks. */
export function toPointed<T>(word: string, items: T[]): T | undefined {
  if (items.length < 2) return undefined;
  if (word === 'last' || word === 'latter') return items.at(-1);
  return items[word === 'former' ? 0 : numberSigns.ordinals.indexOf(word)];
}
