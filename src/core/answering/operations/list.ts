import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toListItem } from '../records/entry-lines.ts';
import { frame } from '../honesty/refuse.ts';
import type { Reading } from '../reading/reading.ts';
import { says } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { listAreas, toEntries, type Entries } from './entries.ts';
import type { Operation } from './operation.ts';

/** Up to this many entries each also says what it was. */
const few = 2;
/** Share of the keywords that an entry must say to be what they are after. */
const enough = 0.5;
/** A list beyond this is a dump. */
export const maxItems = 50;

/** "Which patents were assigned to …?", "glow discharge patents": the entries, oldest first. */
export const list: Operation = (reading, knowledge) => {
  const { asks, areas, fields, extreme } = reading;
  const isDates = asks[0] === 'when' && reading.leftover.length + reading.dates.length === 0;
  const isList = asks.length === 0 || isDates || ['list', 'which', 'who', 'where', 'whether'].includes(asks[0] ?? '');
  // "Who does she report to?" names an area by chance.
  const isBareWho =
    asks[0] === 'who' && !reading.state && reading.leftover.length + reading.kinds.length + reading.dates.length === 0;
  if (!isList || areas.length === 0 || extreme || (isBareWho && !fields.includes('employer'))) return undefined;
  const entries = toEntries(reading, knowledge) ?? toNearest(reading, knowledge);
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

const whole = /\b(everything|anything|all of (them|it))\b/;

/** "Everything Jane Doe had a part in": the entries of every area that name her as a person or an organisation. */
export const everything: Operation = ({ folded, leftover, areas, context }, { records }) => {
  const names = leftover.filter(({ token }) => /^\p{Lu}/u.test(token.text));
  if (!whole.test(folded) || context || names.length === 0) return undefined;
  const picked = records.filter(
    ({ record, facts, values }) =>
      (areas.length === 1 ? areas : listAreas).includes(record.area) &&
      facts.some(
        ({ field, kind }) =>
          (kind === 'person' || kind === 'organisation') &&
          names.every((word) => says(values.get(field) ?? new Set(), word, false)),
      ),
  );
  return picked.length > 0
    ? { outcome: 'answered', statements: picked.toSorted(byDate()).map((entry) => toListItem(entry)) }
    : undefined;
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

/** Keywords with a word for a kind behind them, "battery glue paper": the one entry of that kind that says most of them. */
function toNearest({ asks, context, dates, query }: Reading, { records }: Knowledge): Entries | undefined {
  const words = query.concepts.slice(0, -1);
  const areas = query.concepts.at(-1)?.areas ?? [];
  const isPlain = query.tokens.length === query.concepts.length;
  if (asks.length > 0 || context || dates.length > 0 || areas.length !== 1 || words.length < 2 || !isPlain)
    return undefined;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const within = records.filter(({ record }) => areas.includes(record.area));
  const [best, next] = within
    .map((entry) => ({
      entry,
      share: words.reduce((sum, word) => sum + (says(entry.terms, word, true) ? word.weight : 0), 0) / total,
    }))
    .toSorted((a, b) => b.share - a.share);
  if (!best || best.share < enough || (next && next.share >= best.share)) return undefined;
  return { records: [best.entry], tier: 'values', areas, dateField: undefined };
}
