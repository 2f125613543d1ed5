import { toCountText } from '../records/area-names.ts';
import { toListItem } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import type { Reading } from '../reading/reading.ts';
import type { Statement } from '../statement.ts';
import { toEntries } from './entries.ts';
import { maxItems } from './list.ts';
import type { Operation } from './operation.ts';

/** "How many patents were granted in 1960?": the number, and the entries that make it up. */
export const count: Operation = (reading, knowledge) => {
  if (reading.asks[0] !== 'count' || reading.areas.length === 0) return undefined;
  const entries = toEntries(reading, knowledge);
  if (!entries || entries.tier === 'text') return undefined;
  const { records, areas, dateField } = entries;
  const number: Statement = {
    text: `The portfolio lists ${toCountText(records.length, areas)}${toScope(reading)}.`,
    evidence: [],
    layout: 'paragraph',
  };
  const items = records
    .toSorted(byDate(dateField))
    .slice(0, maxItems)
    .map((entry) =>
      toListItem(entry, [
        ...reading.fields.filter((field) => field !== 'number'),
        ...(reading.state ? ['status'] : []),
      ]),
    );
  return { outcome: 'answered', statements: [number, ...items] };
};

function toScope({ leftover, dates, state }: Reading): string {
  return state || leftover.length + dates.length > 0 ? ' that match' : '';
}
