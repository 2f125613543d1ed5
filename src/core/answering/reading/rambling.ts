import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toQuery, type Concept, type Query, toWeight } from '../../corpus/query.ts';
import { toWorth } from '../../corpus/ranking.ts';
import { longMessage } from './core.ts';
import type { Reading } from './reading.ts';

/** What a word of the story is worth beside one of the question. */
const storyShare = 0.6;
/** What one passage must say of a long message to be what it is after. */
const enough = 1.1;
/** How much of what an entry says of a message the next one may say. */
const mostOfNext = 0.95;

/**
 * The question of a long message together with the words around it that the corpus knows: the story holds the name that
 * the question only points at, and much that is about something else.
 */
export function toWiderQuery({ query }: Reading, message: string, knowledge: Knowledge): Query {
  if (message.length < longMessage) return query;
  const isHeld = ({ alternatives }: Concept) => alternatives.some(({ terms }) => terms.every(knowledge.has));
  const core = query.concepts.filter(isHeld);
  const asked = new Set(core.map(({ token }) => token.stem));
  const story = toQuery(message, knowledge)
    .concepts.filter((concept) => isHeld(concept) && !asked.has(concept.token.stem))
    .map((concept): Concept => ({ ...concept, weight: concept.weight * storyShare }));
  return { ...query, concepts: [...core, ...story] };
}

/** Whether concepts that a passage says are enough of a long message. */
export function isEnoughOfStory(concepts: Concept[] = []): boolean {
  return toWeight(concepts) >= enough;
}

/**
 * The entry whose words are most of a long message, many of them in one passage: what its story is about. A long entry says more
 * of any story than a short one. Nothing where another one says nearly as much.
 */
export function toToldEntry(reading: Reading, message: string, knowledge: Knowledge): KnownRecord | undefined {
  const { concepts } = toWiderQuery(reading, message, knowledge);
  const weigh = (terms: Set<string>) => toWeight(concepts, ({ alternatives }) => toWorth(alternatives, terms));
  const [best, next] = knowledge.records
    .map((entry) => {
      const inOne = Math.max(0, ...entry.passages.map(({ terms }) => weigh(terms.union(entry.names))));
      return { entry, inOne, score: (inOne + weigh(entry.terms) / 2) / entry.terms.size ** 0.2 };
    })
    .toSorted((a, b) => b.score - a.score);
  const isSure = best && next && best.inOne >= enough && best.score * mostOfNext >= next.score;
  return isSure ? best.entry : undefined;
}
