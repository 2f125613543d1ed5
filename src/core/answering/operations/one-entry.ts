import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { isLabelled } from '../../corpus/ranking.ts';
import type { Reading } from '../reading/reading.ts';
import { toSubjects } from '../reading/subjects.ts';
import { says } from '../records/selection.ts';
import { toUsedPassages } from '../statement.ts';
import type { Operation } from './operation.ts';

/** What an entry has of a word of the question, by where it says it. */
const worth = { name: 1.3, text: 1, label: 0.8, near: 0.7 };
/** How much of the question the entry must say, and how much more than the next. */
const least = { share: 0.5, ahead: 0.1 };

/** The one entry that the words name or pick ("her last film"), or that says most of them. */
export function toEntry(reading: Reading, knowledge: Knowledge, operate: Operation): KnownRecord | undefined {
  const { naming, query, dates, extreme, areas, leftover } = reading;
  if (extreme && areas.length > 0) {
    const picked = operate(reading, knowledge);
    const entries = new Set(picked && toUsedPassages(picked, knowledge).map(({ of }) => of));
    return entries.size === 1 ? [...entries][0] : undefined;
  }
  const [first, second] = toSubjects(reading, knowledge);
  if (first && dates.length === 0 && (second?.score ?? 0) < first.score && first.words.length === leftover.length)
    return first.entry;
  if (naming?.entries.length === 1) return naming.entries[0];
  const toShare = (entry: KnownRecord) => (concept: Concept) => {
    if (says(entry.names, concept)) return worth.name;
    if (says(entry.terms, concept)) return worth.text;
    if (entry.passages.some((known) => isLabelled(concept, known))) return worth.label;
    return says(entry.terms, concept, true) ? worth.near : 0;
  };
  const kinds = query.concepts.flatMap((concept) => concept.areas);
  const [best, next] = knowledge.records
    .filter(({ record }) => kinds.length === 0 || kinds.includes(record.area))
    .map((entry) => ({ entry, share: toWeight(query.concepts, toShare(entry)) / toWeight(query.concepts) }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < Math.max(least.share, (next?.share ?? 0) + least.ahead)) return undefined;
  const isNamed = (concept: Concept) => says(best.entry.names, concept);
  return query.concepts.some(isNamed) ? best.entry : undefined;
}
