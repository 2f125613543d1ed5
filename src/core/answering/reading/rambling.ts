import type { Knowledge } from '../../corpus/knowledge.ts';
import { toQuery, type Concept, type Query } from '../../corpus/query.ts';
import type { Ranked } from '../../corpus/ranking.ts';
import { leansOnContext } from '../conversation/conversation.ts';
import { toRanked } from '../passages/prior.ts';
import { longMessage } from './clauses.ts';
import { read, type Context, type Reading } from './reading.ts';
import { standsAlone } from './subjects.ts';

/** What a word of the story is worth beside one of the question. */
const storyShare = 0.4;
/** Concepts that one passage must say to be what a long message is after, and their weight. */
/** Entries that a story may be about. */
const maxEntries = 3;
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

/**
 * The story of a long message as what was talked about before its question: "what is it called?" asks about the entry
 * that the story tells of.
 */
export function toStory(message: string, core: string, knowledge: Knowledge): Context | undefined {
  if (message.length < longMessage) return undefined;
  const reading = read(core, knowledge);
  const own = reading.leftover.length + reading.labels.length + reading.kinds.length;
  if (!leansOnContext(core, own) || standsAlone(reading, knowledge)) return undefined;
  const ranked = toRanked(reading, knowledge, toWiderQuery(reading, message, knowledge).query);
  const records = [...new Set(ranked.map(({ known }) => known.of))].slice(0, maxEntries);
  if (records.length === 0) return undefined;
  return { records, scope: records.slice(0, 2), passages: [], reply: '', before: read('', knowledge) };
}

/** Whether a passage says enough of a long message to be what it is after. */
export function toRamblingConfidence(best: Ranked | undefined): number {
  const weight = best?.concepts.reduce((sum, concept) => sum + concept.weight, 0) ?? 0;
  return best && best.concepts.length >= enough.concepts && weight >= enough.weight ? 0.6 : 0;
}
