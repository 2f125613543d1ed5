import * as numberSigns from '../../corpus/number-signs.ts';
import { toNumber } from './number-words.ts';
import { unique } from '../../corpus/unique.ts';
import type { Ask, Extreme } from '../signs/ask-signs.ts';
import * as askSigns from '../signs/ask-signs.ts';

/** The kinds of answer that a question wants, the main one first. */
export function toAsks(folded: string): Ask[] {
  const main = folded.replace(askSigns.subordinate, '$1');
  const found = unique(askSigns.asks.flatMap(([ask, pattern]) => (pattern.test(main) ? [ask] : [])));
  // Keywords alone: "gibbs award year".
  return found.length === 0 && askSigns.bareYear.test(folded) ? ['when'] : found;
}

/** Whether the main kind of answer that a question wants, or that it names none, is of a sort. */
export function asksAs([main]: Ask[], sort: keyof typeof askSigns.askedAs): boolean {
  return askSigns.askedAs[sort].test(main ?? '');
}

export function toExtreme(folded: string): Extreme | undefined {
  // "… , the earliest first" orders a list and picks nothing.
  if (askSigns.inOrder.test(folded)) return undefined;
  return askSigns.extremes.find(([, pattern]) => pattern.test(folded))?.[0];
}

/** How many stand nearer to the end that a superlative names: "the second oldest", "the last but one". */
export function toRank(folded: string): number {
  const [, ordinal, but] = askSigns.ranked.exec(folded) ?? [];
  if (but) return toNumber(but, 1);
  return ordinal ? numberSigns.ordinals.indexOf(ordinal) : askSigns.nextToLast.test(folded) ? 1 : 0;
}
