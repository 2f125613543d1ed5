import { ordinals } from '../../corpus/number-words.ts';
import { bareOrdinal } from '../reading/follow-ups.ts';

const pointer = new RegExp(`\\b(?:${ordinals.join('|')}|last|former|latter)\\b`);
/** "The second one", "what about the third?": it counts what was named before. */
const points =
  /\b(one|guy|man|woman|lady|person|of (them|these|those)|former|latter)\b|\b(of|about|for|in|at|on) the \w+\W*$|^\W*(and |what about )?(the )?\w+\W*$/;

/** The word by which a question points into an answer before: "the second one", "the latter". */
export function toPointer(folded: string): string | undefined {
  return points.test(folded) || bareOrdinal.test(folded) ? pointer.exec(folded)?.[0] : undefined;
}

/** Whether nothing but the ordinal points, so that the reply must name all that it lists. */
export function isBare(folded: string): boolean {
  return !points.test(folded);
}

/** The one of several that the word picks. */
export function toPointed<T>(word: string, items: T[]): T | undefined {
  if (items.length < 2) return undefined;
  if (word === 'last' || word === 'latter') return items.at(-1);
  return items[word === 'former' ? 0 : ordinals.indexOf(word)];
}
