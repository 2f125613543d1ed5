import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Extreme } from '../reading/asks.ts';
import { toListItem } from '../records/entry-lines.ts';
import { byDate, toDate, toRecordSpan, toYears } from '../records/spans.ts';
import { personFields } from './wanted-facts.ts';
import { toEntries } from './entries.ts';
import type { Operation } from './operation.ts';

/** "His first patent", "the most recent award", "her longest job": the entry at that end, or all that share it. */
export const extreme: Operation = (reading, knowledge) => {
  if (!reading.extreme || reading.areas.length === 0 || reading.asks[0] === 'count') return undefined;
  const entries = toEntries(reading, knowledge);
  if (!entries || entries.tier === 'text') return undefined;
  const ends = toEnds(entries.records, reading.extreme, entries.dateField);
  if (ends.length === 0) return undefined;
  const extra = [
    ...(entries.dateField ? [entries.dateField] : []),
    ...(reading.asks.includes('who') ? personFields : []),
    ...(reading.asks.includes('where') ? ['place'] : []),
    // "What was her last talk about?"
    ...(ends.length === 1 ? ['summary'] : []),
  ];
  return { outcome: 'answered', statements: ends.map((entry) => toListItem(entry, [...extra, ...reading.fields])) };
};

function toEnds(records: KnownRecord[], which: Extreme, field: string | undefined): KnownRecord[] {
  if (which === 'longest' || which === 'shortest') {
    const timed = records.filter((entry) => toYears(entry) !== undefined);
    const lengths = timed.map((entry) => toYears(entry) ?? 0);
    const end = which === 'longest' ? Math.max(...lengths) : Math.min(...lengths);
    return timed.filter((entry) => toYears(entry) === end);
  }
  // What still goes on has not been finished.
  const over = field === 'end' ? records.filter((entry) => toDate(entry, 'end') !== 'present') : records;
  const dated = over.filter((entry) => toRecordSpan(entry, field)).toSorted(byDate(field));
  const end = which === 'first' ? dated[0] : dated.at(-1);
  const day = end && toRecordSpan(end, field)?.from;
  return dated.filter((entry) => toRecordSpan(entry, field)?.from === day);
}
