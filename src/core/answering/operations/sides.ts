import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { read, type Reading } from '../reading/reading.ts';
import { byDate } from '../records/spans.ts';
import { explainsAll, toSubjects } from '../reading/subjects.ts';
import { toEntries } from './entries.ts';

/** One of two things that a question holds against each other. */
export interface Side {
  reading: Reading;
  /** The entry that it is; all roles with an employer where a length of time is compared. */
  entries: KnownRecord[];
}

const splits = [
  /^(.*)\b(?:or|versus|vs\.?|than|compared (?:to|with)|as opposed to)\s+(.+)$/i,
  /^(.*)\bdiffer\w*\s+from\s+(.+)$/i,
  /^(?=.*\b(?:between|earlier|later|first|longer|compare|differ\w*|same|both|in common)\b)(.*)\s+and\s+(.+)$/i,
  /^\W*(?=(?:did|was|were|is|does|do|has|had)\b)(.*)\b(?:before|after|prior to)\s+(.+)$/i,
];

/** The two sides of a comparison, as far as the question names them. */
export function toSides(whole: Reading, knowledge: Knowledge, all: boolean): [Side, Side] | undefined {
  const question = whole.text.replace(/[?.!]+\s*$/, '').replace(/\bbefore or after\b/i, 'before');
  for (const split of splits) {
    const [, left = '', right = ''] = split.exec(question) ?? [];
    if (!left || !right) continue;
    const sides = [left, right].map((text): Side => {
      const reading = read(text, knowledge);
      return { reading, entries: toSideEntries(reading, whole, knowledge, all) };
    }) as [Side, Side];
    return sides;
  }
  return toPair(whole, knowledge);
}

/** "How do the two patents differ?": the sides are the two entries that the question picks. */
function toPair(whole: Reading, knowledge: Knowledge): [Side, Side] | undefined {
  if (!/\b(two|both)\b/.test(whole.frame) || whole.areas.length === 0) return undefined;
  const [one, two, ...rest] = toEntries(whole, knowledge)?.records.toSorted(byDate()) ?? [];
  if (!one || !two || rest.length > 0) return undefined;
  return [
    { reading: whole, entries: [one] },
    { reading: whole, entries: [two] },
  ];
}

function toSideEntries(side: Reading, whole: Reading, knowledge: Knowledge, all: boolean): KnownRecord[] {
  // "The patent for … or the one for …": what the whole asks of is an entry's field or area on both sides.
  const dateField = ['filed', 'granted'].find((field) => whole.fields.includes(field));
  const own = side.areas.length > 0 ? side : { ...side, areas: whole.areas };
  const named = toSubjects(own, knowledge).filter((subject) => explainsAll(own, subject));
  const dated = named.filter(({ entry }) => !dateField || entry.values.has(dateField));
  const subjects = (dated.length > 0 ? dated : named).filter(
    ({ entry }) => side.dates.length === 0 || side.leftover.length > 0 || own.areas.includes(entry.record.area),
  );
  if (all) {
    const roles = subjects.filter(({ entry }) => entry.record.area === 'experience').map(({ entry }) => entry);
    if (roles.length > 0) return roles.toSorted(byDate());
  }
  if (subjects.length > 0 && (side.leftover.length > 0 || side.dates.length === 0))
    return subjects.slice(0, 1).map(({ entry }) => entry);
  const picked = own.areas.length > 0 ? (toEntries(own, knowledge)?.records ?? []) : [];
  return picked.length === 1 ? picked : [];
}
