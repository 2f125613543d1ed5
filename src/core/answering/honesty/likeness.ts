import type { Knowledge } from '../../corpus/knowledge.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';

/**
 * The share of a question that another one says, times that of the other which the first says, 0 to 1: the rarer words count
 * more, and names tell none apart.
 */
export function toLikeness(concepts: Concept[], terms: Set<string>, names: Set<string>, { rarity }: Knowledge): number {
  const shared = concepts.filter(({ token }) => terms.has(token.stem) && !names.has(token.stem));
  if (shared.length === 0) return 0;
  const asked = concepts.filter(({ token }) => !names.has(token.stem));
  const toSum = (stems: string[]) => stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const saying = toSum(shared.map(({ token }) => token.stem)) / toSum([...terms.difference(names)]);
  return (toWeight(shared) / toWeight(asked)) * saying;
}
