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
    const shared = asked.filter(({ token }) => terms.has(token.stem));
    if (shared.length === 0) return 0;
    let said = 0;
    for (const term of terms) if (!names.has(term)) said += rarity(term);
    const saying = shared.reduce((sum, { token }) => sum + rarity(token.stem), 0) / said;
    return (toWeight(shared) / whole) * saying;
  };
}
