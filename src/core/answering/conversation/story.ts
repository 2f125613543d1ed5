import type { Knowledge } from '../../corpus/knowledge.ts';
import { toRanked } from '../passages/prior.ts';
import { longMessage } from '../reading/core.ts';
import { toWiderQuery } from '../reading/rambling.ts';
import { read, type Context } from '../reading/reading.ts';
import { standsAlone } from '../reading/subjects.ts';
import { leansOnContext } from './conversation.ts';

/** Entries that a story may be about. */
const maxEntries = 3;

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
