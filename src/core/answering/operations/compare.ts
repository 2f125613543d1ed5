import { toFirstDay } from '../../contract/partial-date.ts';
import { toFactLine, type Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toTerms } from '../../corpus/text.ts';
import { toEvidence } from '../evidence.ts';
import { pick, toFactEvidence } from '../records/entry-lines.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import type { Reading } from '../reading/reading.ts';
import { frame } from '../honesty/refuse.ts';
import { says } from '../records/selection.ts';
import { toDate, toYears } from '../records/spans.ts';
import { toLink, type ExtractiveAnswer, type Statement } from '../statement.ts';
import { toTotal, toYearsText } from './duration.ts';
import { toEntries } from './entries.ts';
import type { Operation } from './operation.ts';
import { toSides, type Side } from './sides.ts';

const longer =
  /\b(more|most|less|least) (time|years|months|of (his|her|their) (time|life|career))\b|\b(longer|longest|shorter|shortest)\b/;
const sooner = /\b(first|earlier|sooner|before|older|earliest|oldest)\b/;
const later = /\b(later|after|newer|more recent|latest|younger|last)\b/;
const alike = /\b(compare|comparison|differ\w*|same|both|in common|versus|vs|contrast)\b/;
const more =
  /\b(more|most|bigger|biggest|larger|largest|greater|higher|highest|fewer|fewest|less|least|smaller|smallest|lower|lowest)\b/;
/** A sum of money is compared, and no number of entries. */
const paid = /\b(paid|pay|pays|worth|money|prize money|sum|generous|richer|valuable|brought in)\b/;
const dateFields = ['filed', 'granted', 'date', 'start', 'end'];

/** "Was A granted before B?", "more time at A or at B?", "how do A and B differ?": both sides, measured and in a table. */
export const compare: Operation = (reading, knowledge) => {
  const isLonger = longer.test(reading.folded);
  const sides = toSides(reading, knowledge, isLonger);
  if (!sides) return undefined;
  const isNamed = sides.every((side) => side.reading.leftover.length + side.reading.dates.length > 0);
  const [a, b] = sides;
  const amounts = paid.test(reading.frame) && compareAmounts(reading, sides);
  if (amounts) return amounts;
  const counts = isNamed && compareCounts(reading, sides, knowledge);
  if (counts) return counts;
  if (a.entries.length === 0 || b.entries.length === 0 || a.entries[0] === b.entries[0]) return undefined;
  return (
    compareAmounts(reading, sides) ??
    (isNamed && isLonger ? compareLengths(a, b) : undefined) ??
    compareTimes(reading, a, b) ??
    compareFields(reading, a, b)
  );
};

function compareLengths(a: Side, b: Side): ExtractiveAnswer | undefined {
  if ([...a.entries, ...b.entries].some((entry) => toYears(entry) === undefined)) return undefined;
  const [years, others] = [toTotal(a.entries), toTotal(b.entries)];
  const table = toTable([...a.entries, ...b.entries], dateFields);
  if (years === others) return toAnswer(measured('Both took the same time.', [a, b]), table);
  const [long, short] = years >= others ? [a, b] : [b, a];
  const text = `Longer: ${toName(long)}, ${toYearsText(Math.max(years, others))}; ${toName(short)}, ${toYearsText(Math.min(years, others))}.`;
  return toAnswer(measured(text, [a, b]), table);
}

function compareTimes(whole: Reading, a: Side, b: Side): ExtractiveAnswer | undefined {
  if (!sooner.test(whole.frame) && !later.test(whole.frame)) return undefined;
  const field = ['filed', 'granted', 'start', 'end'].find((name) => whole.fields.includes(name));
  const toBoth = (name?: string) => [toDay(a.entries[0], name), toDay(b.entries[0], name)];
  // Two that began in one year may have ended apart.
  const [one, two] = [toBoth(field), toBoth('end')].find(([first, second]) => first !== second) ?? toBoth(field);
  if (!one || !two) return undefined;
  const [early, late] = one <= two ? [a, b] : [b, a];
  const text =
    one === two
      ? `By the dates in the portfolio, both at the same time: ${toName(a)} and ${toName(b)}.`
      : `Earlier: ${toName(early)}; later: ${toName(late)}.`;
  return toAnswer(measured(text, [a, b]), toTable([...a.entries, ...b.entries], dateFields));
}

/** Numbers that both entries give of one thing: sizes of teams, or "2,400 stars" in their texts. */
function compareAmounts(whole: Reading, [a, b]: [Side, Side]): ExtractiveAnswer | undefined {
  if (!more.test(whole.frame) && !paid.test(whole.frame)) return undefined;
  const fields = toAskedFields(whole).flatMap((asked) => asked.fields);
  const field = paid.test(whole.frame)
    ? 'amount'
    : ['team', 'amount'].find((name) => fields.includes(name) || whole.fields.includes(name));
  const own = [a, b].flatMap(({ entries }) => [...(entries[0]?.names ?? [])]);
  const units = whole.leftover.filter(({ token }) => !own.includes(token.stem)).map(({ token }) => token.stem);
  const [one, two] = [a, b].map(({ entries: [entry] }) => entry && toAmount(entry, field, units));
  if (!one || !two) return undefined;
  const [high, low] = one.amount >= two.amount ? [one, two] : [two, one];
  const toLine = ({ entry, text }: Amount) => `${entry.record.title}: ${text}`;
  // Sums in two currencies are told side by side: which is more depends on the day.
  const isOneUnit = field !== 'amount' || toUnit(high.text) === toUnit(low.text);
  const text = !isOneUnit
    ? `${toLine(one)}; ${toLine(two)}.`
    : high.amount === low.amount
      ? `The same: ${toLine(high)}; ${toLine(low)}.`
      : `More: ${toLine(high)}; less: ${toLine(low)}.`;
  return toAnswer({ text, evidence: [...one.evidence, ...two.evidence], layout: 'paragraph' }, []);
}

export interface Amount {
  entry: KnownRecord;
  amount: number;
  text: string;
  evidence: Statement['evidence'];
}

export function toAmount(entry: KnownRecord, field: string | undefined, units: string[]): Amount | undefined {
  const [fact] = field ? pick(entry, [field]) : [];
  const told = fact?.values[0]?.text ?? '';
  if (fact && /\d/.test(told))
    return { entry, amount: toNumber(told), text: told, evidence: toFactEvidence(entry, [fact]) };
  for (const known of entry.passages) {
    for (const [said, number = '', unit = ''] of known.passage.text.matchAll(/(\d[\d,.]*) (\p{L}+(?: \p{L}+)?)/gu)) {
      const [first = '', second = ''] = unit.split(' ');
      const isFirst = toTerms(first).some((term) => units.includes(term));
      if (!isFirst && !toTerms(second).some((term) => units.includes(term))) continue;
      const text = isFirst ? `${number} ${first}` : said;
      return { entry, amount: toNumber(number), text, evidence: [toEvidence(known, 1)] };
    }
  }
  return undefined;
}

function toUnit(text: string): string {
  return text.replace(/[\d,.\s]/g, '');
}

function toNumber(text: string): number {
  return Number((/\d[\d,]*(\.\d+)?/.exec(text)?.[0] ?? '').replace(/,/g, ''));
}

/** "Which licence has A and which B?", "how do A and B differ?": the asked fields of both, else all that differ. */
function compareFields(whole: Reading, { entries: [a] }: Side, { entries: [b] }: Side): ExtractiveAnswer | undefined {
  if (!a || !b || !alike.test(whole.frame)) return undefined;
  const asked = [
    ...new Set([...toAskedFields(whole).flatMap(({ fields }) => fields.slice(0, 1)), ...whole.fields]),
  ].filter((field) => a.values.has(field) || b.values.has(field));
  const isSame = (field: string) => toText(pick(a, [field])) === toText(pick(b, [field]));
  const all = [...new Set([...a.facts, ...b.facts].map(({ field }) => field))];
  const shown =
    asked.length > 0 ? asked : all.filter((field) => !isSame(field) && !['title', 'name', 'aka'].includes(field));
  const verdict =
    asked.length > 0 && /\bsame\b/.test(whole.frame)
      ? [frame(asked.every(isSame) ? 'The same.' : 'Not the same.')]
      : [];
  return { outcome: 'answered', statements: [...verdict, ...toTable([a, b], shown)] };
}

function toText(facts: Fact[]): string {
  return facts.map(toFactLine).join('; ');
}

function compareCounts(
  whole: Reading,
  [left, right]: [Side, Side],
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  if (!/\b(more|most|fewer|fewest|less|often)\b/.test(whole.folded) || whole.areas.length === 0) return undefined;
  const [a, b] = [left, right].map((side) =>
    toEntries({ ...side.reading, areas: whole.areas, kinds: [], fields: whole.fields }, knowledge),
  );
  if (!a || !b || a.tier === 'text' || b.tier === 'text') return undefined;
  const text = `${toLabel(left.reading, a.records)}: ${a.records.length}; ${toLabel(right.reading, b.records)}: ${b.records.length}.`;
  const evidence = [...toPicked(left.reading, a.records), ...toPicked(right.reading, b.records)];
  return toAnswer(
    { text, evidence, layout: 'paragraph' },
    toTable([...a.records, ...b.records], ['employer', 'number', ...dateFields]),
  );
}

/** The facts by which the entries were picked. */
function toPicked({ leftover }: Reading, entries: KnownRecord[]) {
  return entries.flatMap((entry) => {
    const facts = entry.facts.filter(({ field }) =>
      leftover.some((word) => says(entry.values.get(field) ?? new Set(), word, false)),
    );
    return toFactEvidence(entry, facts);
  });
}

/** The published name that a side's words stand for, else the words. */
function toLabel({ leftover, dates: [date], text: asked }: Reading, [first]: KnownRecord[]): string {
  if (leftover.length === 0 && date) return asked.slice(date.start, date.start + date.length).trim();
  const typed = first?.facts.filter(({ kind }) => kind !== 'text' && kind !== 'prose');
  const values = typed?.flatMap((fact) => fact.values.map(({ text }) => text)) ?? [];
  const named = values.find((text) => leftover.every((word) => says(new Set(toTerms(text)), word, false)));
  return named ?? leftover.map(({ token }) => token.text).join(' ');
}

function toTable(entries: KnownRecord[], fields: string[]): Statement[] {
  const rows = entries.map((entry): Statement => {
    const facts = pick(entry, fields);
    return {
      text: `| ${toLink(entry.record)} | ${facts.map(toFactLine).join('; ').replace(/\|/g, '\\|')} |`,
      citation: entry.record,
      evidence: toFactEvidence(entry, facts),
      layout: 'row',
    };
  });
  return [{ ...frame('| Entry | Facts |\n| --- | --- |'), layout: 'row' }, ...rows];
}

function toAnswer(first: Statement, table: Statement[]): ExtractiveAnswer {
  return { outcome: 'answered', statements: [first, ...table] };
}

function measured(text: string, sides: Side[]): Statement {
  const evidence = sides.flatMap(({ entries }) =>
    entries.flatMap((entry) => toFactEvidence(entry, pick(entry, ['employer', ...dateFields]))),
  );
  return { text, evidence, layout: 'paragraph' };
}

function toName({ entries: [first] }: Side): string {
  const employer = first?.facts.find(({ field }) => field === 'employer')?.values[0]?.text;
  return employer ?? first?.record.title ?? '';
}

function toDay(entry: KnownRecord | undefined, field: string | undefined): string | undefined {
  if (!entry) return undefined;
  const date =
    field && toDate(entry, field)
      ? toDate(entry, field)
      : ['granted', 'date', 'filed', 'start', 'end'].map((name) => toDate(entry, name)).find(Boolean);
  return date && date !== 'present' ? toFirstDay(date) : undefined;
}
