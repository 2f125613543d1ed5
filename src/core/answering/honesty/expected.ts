import type { Knowledge } from '../../corpus/knowledge.ts';
import { toWeight, type Concept, type Query } from '../../corpus/query.ts';
import type { Ranked } from '../../corpus/ranking.ts';

/** How alike two questions must be for one to be all but the other. */
const same = 0.85;

/** Whether a question is all but one that the owner expects: then the owner has said what answers it. */
export function isExpectedQuestion({ concepts }: Query, best: Ranked | undefined, knowledge: Knowledge): boolean {
  // One word is asked of many things: "was he the boss?" and "who was his boss?".
  return (
    best?.foreseen !== undefined &&
    concepts.length > 1 &&
    toLikeness(concepts, best.foreseen, best.known.of.names, knowledge) >= same
  );
}

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
