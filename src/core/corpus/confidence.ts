import type { Query } from './query.ts';
import type { Ranked } from './ranking.ts';

/** Below this share of the question, the best passage is not what was asked for. */
export const answerThreshold = 0.6;
/** Below this one there is nothing near either. */
export const nearThreshold = 0.3;

/** How sure it is that the best passage answers the question, 0 to 1. */
export function toConfidence({ concepts }: Query, [best]: Ranked[]): number {
  if (!best) return 0;
  const unknown = concepts.filter(({ known }) => !known).length;
  return Math.max(0, Math.min(1, best.coverage - 0.1 * unknown));
}
