import { toFirstDay } from '../../contract/partial-date.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toFactLine } from '../../corpus/facts.ts';
import { pick, toFactEvidence } from '../entry-lines.ts';
import { read, type Reading } from '../reading.ts';
import { byDate, toDate } from '../spans.ts';
import { toLink, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { frame } from '../refuse.ts';
import { toTerms } from '../../corpus/text.ts';
import { says } from '../selection.ts';
import { explainsAll, toSubjects } from '../subjects.ts';
import { toTotal, toYearsText } from './duration.ts';
import { toEntries } from './entries.ts';
import type { Operation } from './operation.ts';

const longer =
  /\b(more|most|less|longer|longest|shorter) (time|years|of (his|her|their) (time|life|career))?|\blonger\b/;
const sooner = /\b(first|earlier|sooner|before|older|earliest|oldest)\b/;
const later = /\b(later|after|newer|more recent|latest|younger|last)\b/;

/** "Was A granted before B?", "more time at A or at B?", "more patents for A or B?": both sides, measured and in a table. */
export const compare: Operation = (reading, knowledge) => {
  const sides = toSides(reading.text);
  if (!sides) return undefined;
  const [left, right] = sides.map((side) => read(side, knowledge)) as [Reading, Reading];
  if (left.leftover.length === 0 || right.leftover.length === 0) return undefined;
  return compareCounts(reading, left, right, knowledge) ?? compareTimes(reading, left, right, knowledge);
};

function toSides(text: string): [string, string] | undefined {
  const question = text.replace(/[?.!]+\s*$/, '');
  const match =
    /^(.*)\b(?:or|versus|vs\.?|than|compared (?:to|with)|as opposed to)\s+(.+)$/i.exec(question) ??
    /^(.*\bbetween\b.*|.*\b(?:earlier|later|first|longer|compare)\b.*)\s+and\s+(.+)$/i.exec(question);
  const [, left = '', right = ''] = match ?? [];
  if (!left || !right) return undefined;
  return [left, right];
}

function compareTimes(
  whole: Reading,
  left: Reading,
  right: Reading,
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const isLonger = longer.test(whole.folded);
  const field = ['filed', 'granted', 'start', 'end'].find((name) => whole.fields.includes(name));
  const sides = [left, right].map((side) => toSideRecords(side, knowledge, isLonger));
  if (sides.some((records) => records.length === 0)) return undefined;
  const [a = [], b = []] = sides;
  if (a[0] === b[0]) return undefined;
  const table = toTable([...a, ...b]);
  if (isLonger) {
    const [years, others] = [toTotal(a), toTotal(b)];
    const [more, less] = years >= others ? [a, b] : [b, a];
    if (years === others)
      return { outcome: 'answered', statements: [measured('Both took the same time', [...a, ...b]), ...table] };
    const text = `Longer: ${toName(more)}, ${toYearsText(Math.max(years, others))}; ${toName(less)}, ${toYearsText(Math.min(years, others))}.`;
    return { outcome: 'answered', statements: [measured(text, [...a, ...b]), ...table] };
  }
  if (!sooner.test(whole.folded) && !later.test(whole.folded)) return undefined;
  const [one, two] = [toDay(a[0], field), toDay(b[0], field)];
  if (!one || !two) return undefined;
  const [early, late] = one <= two ? [a, b] : [b, a];
  const text =
    one === two
      ? `On the same date: ${toName(a)} and ${toName(b)}.`
      : `Earlier: ${toName(early)}; later: ${toName(late)}.`;
  return { outcome: 'answered', statements: [measured(text, [...a, ...b]), ...table] };
}

function compareCounts(
  whole: Reading,
  left: Reading,
  right: Reading,
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  if (!/\b(more|most|fewer|fewest|less|often)\b/.test(whole.folded) || whole.areas.length === 0) return undefined;
  const sides = [left, right].map((side) =>
    toEntries({ ...side, areas: whole.areas, kinds: [], fields: whole.fields }, knowledge),
  );
  const [a, b] = sides;
  if (!a || !b || a.tier === 'text' || b.tier === 'text') return undefined;
  const text = `${toLabel(left, a.records)}: ${a.records.length}; ${toLabel(right, b.records)}: ${b.records.length}.`;
  return {
    outcome: 'answered',
    statements: [counted(text, left, a.records, right, b.records), ...toTable([...a.records, ...b.records])],
  };
}

/** The counts, with the facts by which the entries were picked. */
function counted(text: string, left: Reading, a: KnownRecord[], right: Reading, b: KnownRecord[]): Statement {
  const toPicked = ({ leftover }: Reading, entries: KnownRecord[]) =>
    entries.flatMap((entry) => {
      const facts = entry.facts.filter(({ field }) =>
        leftover.some((word) => says(entry.values.get(field) ?? new Set(), word, false)),
      );
      return toFactEvidence(entry, facts);
    });
  return { text, evidence: [...toPicked(left, a), ...toPicked(right, b)], layout: 'paragraph' };
}

/** The published name that a side's words stand for, else the words. */
function toLabel({ leftover }: Reading, [first]: KnownRecord[]): string {
  const values = first?.facts.flatMap((fact) => fact.values.map(({ text }) => text)) ?? [];
  const named = values.find((text) => leftover.every((word) => says(new Set(toTerms(text)), word, false)));
  return named ?? leftover.map(({ token }) => token.text).join(' ');
}

/** For a length of time all roles with an employer count; otherwise the one entry that is named best. */
function toSideRecords(side: Reading, knowledge: Knowledge, all: boolean): KnownRecord[] {
  const subjects = toSubjects(side, knowledge).filter((subject) => explainsAll(side, subject));
  if (!all) return subjects.slice(0, 1).map(({ entry }) => entry);
  const roles = subjects.filter(({ entry }) => entry.record.area === 'experience').map(({ entry }) => entry);
  return roles.length > 0 ? roles.toSorted(byDate()) : subjects.slice(0, 1).map(({ entry }) => entry);
}

function toTable(entries: KnownRecord[]): Statement[] {
  const fields = ['employer', 'number', 'filed', 'granted', 'date', 'start', 'end'];
  const rows = entries.map((entry): Statement => {
    const facts = pick(entry, fields);
    return {
      text: `| ${toLink(entry.record)} | ${facts.map(toFactLine).join('; ')} |`,
      citation: entry.record,
      evidence: toFactEvidence(entry, facts),
      layout: 'row',
    };
  });
  return [{ ...frame('| Entry | Facts |\n| --- | --- |'), layout: 'row' }, ...rows];
}

function measured(text: string, entries: KnownRecord[]): Statement {
  return {
    text,
    evidence: entries.flatMap((entry) =>
      toFactEvidence(entry, pick(entry, ['start', 'end', 'filed', 'granted', 'date'])),
    ),
    layout: 'paragraph',
  };
}

function toName(entries: KnownRecord[]): string {
  const [first] = entries;
  const employer = first?.facts.find(({ field }) => field === 'employer')?.values[0]?.text;
  return employer ?? first?.record.title ?? '';
}

function toDay(entry: KnownRecord | undefined, field: string | undefined): string | undefined {
  if (!entry) return undefined;
  const date = field
    ? toDate(entry, field)
    : ['granted', 'date', 'filed', 'start', 'end'].map((name) => toDate(entry, name)).find(Boolean);
  return date && date !== 'present' ? toFirstDay(date) : undefined;
}
