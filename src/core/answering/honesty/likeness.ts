import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';

/**
 * The share of a question that another one says, times that of the other which the first says, 0 to 1: the rarer words count
 * more, and names tell none apart.
 */
export function toLikeness(concepts: Concept[], names: Set<string>, terms: Set<string>, { rarity }: Knowledge): number {
  let [whole, shared, rare, said] = [0, 0, 0, 0];
  for (const { token, weight } of concepts) {
    if (names.has(token.stem)) continue;
    whole += weight;
    if (!terms.has(token.stem)) continue;
    shared += weight;
    rare += rarity(token.stem);
  }
  if (shared === 0) return 0;
  for (const term of terms) if (!names.has(term)) said += rarity(term);
  return (shared / whole) * (rare / said);
}
