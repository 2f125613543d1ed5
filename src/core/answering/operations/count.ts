import { toCountText } from '../records/area-names.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { isCounted } from '../honesty/counted.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import { toEmployer, toItems } from '../records/entry-lines.ts';
import * as countingSigns from '../signs/counting-signs.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import { byDate, isOngoing } from '../records/spans.ts';
import type { Reading } from '../reading/reading.ts';
import { toAnswer, toRemark, type Statement } from '../statement.ts';
import { toEntries } from './entries.ts';
import { maxItems, toNone } from './list.ts';
import type { Operation } from './operation.ts';
import { counts } from '../replies.ts';
import { firstFilled } from '../lists.ts';
import { ofArea } from '../records/selection.ts';

/** "How many patents were granted in 1960?": the number, and the entries that make it up. */
export const count: Operation = (reading, knowledge) => {
  if (reading.asks[0] !== 'count' || reading.areas.length === 0) return undefined;
  if (countingSigns.countsNoEntries.test(reading.folded)) return undefined;
  const entries = toEntries(reading, knowledge);
  if (!entries?.records[0]) return toNone(reading, knowledge);
  if (entries.tier === 'text') return undefined;
  const { areas, dateField } = entries;
  const open = entries.records.filter((entry) => askedPhrases.now.test(reading.frame) && isOngoing(entry));
  const records = firstFilled(open, entries.records);
  const number = toRemark(
    counts.toListed((toEmployers(records, reading) ?? toCountText(records, areas)) + toScope(reading, records.length)),
  );
  const items = toItems(records.toSorted(byDate(dateField)).slice(0, maxItems), [
    ...reading.fields.filter((field) => field !== 'number'),
    ...(reading.state ? ['status'] : []),
  ]);
  return toAnswer([number, ...toStated(reading, records.length, knowledge), ...items], {
    holdsWanted: !countingSigns.counted.field.test(reading.folded),
  });
};

/** Of those that are listed here the profile may tell how many there are in all. */
function toStated(reading: Reading, listed: number, knowledge: Knowledge): Statement[] {
  const profile = ofArea(knowledge.records, 'about');
  const isStated = (text: string) =>
    [...text.matchAll(countingSigns.count)].some(([number]) => Number(number) > listed) &&
    [...reading.labels, ...reading.kinds].some((noun) => isCounted(text, noun));
  const isWhole = !toScope(reading, listed);
  return (isWhole && answerBySentence(reading, profile, knowledge, isStated)?.statements) || [];
}

/** "How many companies …?" counts each once, however many roles there were. */
function toEmployers(records: KnownRecord[], { folded }: Reading): string | undefined {
  const names = new Set(records.flatMap((entry) => toEmployer(entry) ?? []));
  if (!countingSigns.counted.employers.test(folded) || names.size === records.length) return undefined;
  return names.size > 0 ? counts.toEmployers(names.size, records.length) : undefined;
}

function toScope({ leftover, out, dates, state }: Reading, size: number): string {
  const isPart = state || leftover.length + out.leftover.length + dates.length > 0;
  return isPart ? counts.toMatching(size) : '';
}
