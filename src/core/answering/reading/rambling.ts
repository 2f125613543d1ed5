import type { Knowledge } from '../../corpus/knowledge.ts';
import { toQuery, type Concept, type Query, toWeight } from '../../corpus/query.ts';
import type { Ranked } from '../../corpus/ranking.ts';
import { longMessage } from './core.ts';
import type { Reading } from './reading.ts';

/** What a word of the story is worth beside one of the question. */
const storyShare = 0.4;
/** Concepts that one passage must say to be what a long message is after, and their weight. */
const enough = { concepts: 3, weight: 1.1 };

/**
 * The question of a long message together with the words around it that the corpus knows: the story holds the name that
 * the question only points at, and much that is about something else.
 */
export function toWiderQuery(
  reading: Reading,
  message: string,
  knowledge: Knowledge,
): { query: Query; isRambling: boolean } {
  if (message.length < longMessage) return { query: reading.query, isRambling: false };
  const isHeld = ({ alternatives }: Concept) => alternatives.some(({ terms }) => terms.every(knowledge.has));
  const core = reading.query.concepts.filter(isHeld);
  const asked = new Set(core.map(({ token }) => token.stem));
  const story = toQuery(message, knowledge)
    .concepts.filter((concept) => isHeld(concept) && !concept.corrected && !asked.has(concept.token.stem))
    .map((concept): Concept => ({ ...concept, weight: concept.weight * storyShare }));
  return { query: { ...reading.query, concepts: [...core, ...story] }, isRambling: true };
}

/** Whether a passage says enough of a long message to be what it is after. */
export function toRamblingConfidence(best: Ranked | undefined): number {
  const weight = toWeight(best?.concepts ?? []);
  return best && best.concepts.length >= enough.concepts && weight >= enough.weight ? 0.6 : 0;
}
