import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Query } from '../../corpus/query.ts';
import type { Ranked } from '../../corpus/ranking.ts';
import { toLikeness } from './likeness.ts';

/** How alike two questions must be for one to be all but the other. */
const same = 0.85;

/** Whether a question is all but one that the owner expects: then the owner has said what answers it. */
export function isExpectedQuestion({ concepts }: Query, best: Ranked | undefined, knowledge: Knowledge): boolean {
  // One word is asked of many things: "was he the boss?" and "who was his boss?".
  return (
    best?.foreseen !== undefined &&
    concepts.length > 1 &&
    toLikeness(concepts, best.known.of.names, best.foreseen, knowledge) >= same
  );
}
