import type { Knowledge } from '../../corpus/knowledge.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';

/**
 * The share of a question that another one says, times that of the other which the first says, 0 to 1: the rarer words count
 * more, and names tell none apart.
 */
export function toLikeness(
  concepts: Concept[],
  names: Set<string>,
  { rarity }: Knowledge,
): (terms: Set<string>) => number {
  const asked = concepts.filter(({ token }) => !names.has(token.stem));
  const whole = toWeight(asked);
  return (terms) => {
    let [shared, rare, said] = [0, 0, 0];
    for (const { token, weight } of asked) {
      if (!terms.has(token.stem)) continue;
      shared += weight;
      rare += rarity(token.stem);
    }
    if (shared === 0) return 0;
    for (const term of terms) if (!names.has(term)) said += rarity(term);
    return (shared / whole) * (rare / said);
  };
}
