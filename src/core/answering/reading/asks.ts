import { ordinals } from '../../corpus/number-signs.ts';
import { toSpelledNumber } from '../../corpus/number-words.ts';
import { unique } from '../../corpus/unique.ts';
import {
  asks,
  bareYear,
  extremes,
  inOrder,
  nextToLast,
  ranked,
  subordinate,
  type Ask,
  type Extreme,
} from './ask-signs.ts';

/** The kinds of answer that a question wants, the main one first. */
export function toAsks(folded: string): Ask[] {
  const main = folded.replace(subordinate, '$1');
  const found = unique(asks.flatMap(([ask, pattern]) => (pattern.test(main) ? [ask] : [])));
  // Keywords alone: "gibbs award year".
  return found.length === 0 && bareYear.test(folded) ? ['when'] : found;
}

export function toExtreme(folded: string): Extreme | undefined {
  // "… , the earliest first" orders a list and picks nothing.
  if (inOrder.test(folded)) return undefined;
  return extremes.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** How many stand nearer to the end that a superlative names: "the second oldest", "the last but one". */
export function toRank(folded: string): number {
  const [, ordinal, but] = ranked.exec(folded) ?? [];
  if (but) return toSpelledNumber(but) ?? 1;
  return ordinal ? ordinals.indexOf(ordinal) : nextToLast.test(folded) ? 1 : 0;
}
