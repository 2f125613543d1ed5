import { toNumber } from '../reading/number-words.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import * as askSigns from '../signs/ask-signs.ts';
import type { Reading } from '../reading/reading.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { toEmployer, toItems } from '../records/entry-lines.ts';
import { byDate, isOngoing, toRecordSpan, toYears } from '../records/spans.ts';
import { toTotal } from '../records/time-spent.ts';
import { toEntries } from './entries.ts';
import { toPageCount } from './measured.ts';
import type { Operation } from './operation.ts';
import { unsaid } from '../honesty/refuse.ts';
import { toAnswer } from '../statement.ts';

/** "His first patent", "the most recent award", "her longest job": the entry at that end, or all that share it. */
export const extreme: Operation = (reading, knowledge) => {
  if (!reading.extreme || reading.areas.length === 0 || reading.asks[0] === 'count') return undefined;
  const entries = toEntries(reading, knowledge);
  if (!entries || entries.tier === 'text') return undefined;
  const ends = toEnds(entries.records, reading, knowledge, entries.dateField);
  // Nobody has a second of one.
  if (!ends[0]) return reading.rank > 0 ? unsaid : undefined;
  const extra = [
    ...(entries.dateField ? [entries.dateField] : []),
    ...(reading.asks.includes('where') ? ['place'] : []),
    ...(reading.extreme.endsWith('est') ? ['pages'] : []),
    // "What was her last talk about?"
    ...(ends[1] ? [] : ['summary']),
  ];
  return toAnswer(toItems(ends, [...extra, ...reading.fields]));
};

/** The entries at the end that is asked for, by a date or by how long they took. */
export function toEnds(
  entries: KnownRecord[],
  { extreme: which, rank, folded }: Reading,
  { corpus }: Knowledge,
  field?: string,
): KnownRecord[] {
  const isLength = which?.endsWith('est');
  // What goes on has lasted until the portfolio was last brought up to date; how long it "took" is not known yet.
  const now = timeSigns.took.test(folded) ? undefined : corpus.portfolio.profile.updated;
  const toLength = (entry: KnownRecord) => {
    // "Which employer did she stay with the longest?": all the posts there.
    const there = timeSigns.ofEmployer.test(folded)
      ? entries.filter((other) => toEmployer(other) === toEmployer(entry))
      : [];
    return there.length > 1 ? toTotal(there, now) : (toYears(entry, now) ?? toPageCount(entry));
  };
  const toKey = (entry: KnownRecord) => (isLength ? toLength(entry) : toRecordSpan(entry, field)?.from);
  // What still goes on has not been finished.
  const over = field === 'end' ? entries.filter((entry) => !isOngoing(entry)) : entries;
  const dated = over.filter((entry) => toKey(entry) !== undefined).toSorted(byDate(field));
  const sorted = isLength ? dated.toSorted((a, b) => (toLength(a) ?? 0) - (toLength(b) ?? 0)) : dated;
  // Of several, one whose length is told is not known to be the longest.
  if (isLength && over[1] && !dated[1]) return [];
  const isLow = which === 'first' || which === 'shortest';
  // "The three most recent".
  const [, before = '', behind = before] = askSigns.severalEnds.exec(folded) ?? [];
  const size = toNumber(behind);
  if (size > 1) return isLow ? sorted.slice(0, size) : sorted.slice(-size);
  const end = sorted.at(isLow ? rank : -1 - rank);
  return dated.filter((entry) => end && toKey(entry) === toKey(end));
}
