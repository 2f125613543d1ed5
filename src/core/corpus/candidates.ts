import type { Knowledge, KnownPassage } from './knowledge.ts';
import type { Concept, Query } from './query.ts';

/** Up to this size every passage is scored: a first stage that drops the right one costs more than it saves. */
const scoreAllUpTo = 1500;
/** Records of a larger corpus whose passages are scored. */
const maxRecords = 120;
/** What a record of an area or with a field that a word names can be worth; its text can be worth 1. */
const labelWorth = 0.9;

/** The passages worth scoring for a question: those of the records that can say most of it, in reading order. */
export function findCandidates(query: Query, knowledge: Knowledge): KnownPassage[] {
  const { corpus, byPassage, records } = knowledge;
  if (corpus.passages.length <= scoreAllUpTo) return [...byPassage.values()];
  const bounds = new Float64Array(records.length);
  for (const concept of query.concepts) addWorth(bounds, concept, knowledge);
  const found = [...bounds.keys()].filter((index) => (bounds[index] ?? 0) > 0);
  return found
    .toSorted((a, b) => (bounds[b] ?? 0) - (bounds[a] ?? 0) || a - b)
    .slice(0, maxRecords)
    .toSorted((a, b) => a - b)
    .flatMap((index) => records[index]?.passages ?? []);
}

/** Adds the most that each record can be worth to a concept. */
function addWorth(bounds: Float64Array, { alternatives, areas, fields, weight }: Concept, knowledge: Knowledge): void {
  const { records, holders } = knowledge;
  const best = new Map<number, number>();
  const raise = (index: number, worth: number) => best.set(index, Math.max(best.get(index) ?? 0, worth));
  for (const { terms, worth } of alternatives) {
    const [first = '', ...rest] = terms;
    for (const index of holders.get(first) ?? [])
      if (rest.every((term) => records[index]?.terms.has(term))) raise(index, worth);
  }
  if (areas.length > 0 || fields.length > 0)
    for (const [index, { record, values }] of records.entries())
      if (areas.includes(record.area) || fields.some((field) => values.has(field))) raise(index, labelWorth);
  for (const [index, worth] of best) bounds[index] = (bounds[index] ?? 0) + weight * worth;
}
