import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toListItem } from '../records/entry-lines.ts';
import { frame } from '../honesty/refuse.ts';
import type { Reading } from '../reading/reading.ts';
import { says } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { toEntries } from './entries.ts';
import type { Operation } from './operation.ts';

/** Up to this many entries each also says what it was. */
const few = 2;
/** A list beyond this is a dump. */
export const maxItems = 50;

/** "Which patents were assigned to …?", "glow discharge patents": the entries, oldest first. */
export const list: Operation = (reading, knowledge) => {
  const { asks, areas, fields, extreme } = reading;
  const isDates = asks[0] === 'when' && reading.leftover.length + reading.dates.length === 0;
  const isList = asks.length === 0 || isDates || ['list', 'which', 'who', 'where', 'whether'].includes(asks[0] ?? '');
  // "Who does she report to?" names an area by chance.
  const isBareWho = asks[0] === 'who' && reading.leftover.length + reading.kinds.length + reading.dates.length === 0;
  if (!isList || areas.length === 0 || extreme || (isBareWho && !fields.includes('employer'))) return undefined;
  const entries = toEntries(reading, knowledge);
  if (!entries || entries.records.length === 0) return undefined;
  // That a role or a degree mentions a thing makes it no answer to who did something with it.
  const isLoose =
    entries.tier === 'text' && entries.areas.some((area) => area === 'experience' || area === 'education');
  if (isLoose && asks.length > 0) return undefined;
  const { records, dateField } = entries;
  const more = [...(records.length <= few ? ['summary'] : []), ...(reading.state ? ['status'] : [])];
  const shown = records.toSorted(byDate(dateField)).slice(0, maxItems);
  const items = shown.map((entry) =>
    toListItem(entry, [...more, ...fields.filter((field) => field !== 'number'), ...toPickedFields(entry, reading)]),
  );
  const rest = records.length - shown.length;
  return { outcome: 'answered', statements: rest > 0 ? [...items, frame(`And ${rest} more.`)] : items };
};

/** Fields by whose values the words of the question picked the entry: the line shows why it is there. */
function toPickedFields({ facts, values }: KnownRecord, { leftover }: Reading): string[] {
  const shown = facts.filter(({ kind }) =>
    ['skill', 'person', 'organisation', 'place', 'licence', 'status'].includes(kind),
  );
  return shown
    .map(({ field }) => field)
    .filter((field) => leftover.some((word) => says(values.get(field) ?? new Set(), word, false)));
}
