import { toDateText, toFirstDay, toLastDay } from '../../contract/partial-date.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import { unique } from '../../corpus/unique.ts';
import { toPlural } from '../records/area-names.ts';
import { homes } from '../signs/area-signs.ts';
import { pick, tellEntry, toEmployer, toFactEvidence, toFactText } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { unsaid } from '../honesty/refuse.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import type { Reading } from '../reading/reading.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { isTold, says, saysAll } from '../records/selection.ts';
import { toDate, toOpening, toRecordSpan, toYears } from '../records/spans.ts';
import { isOpen, month, toGapText, toTotal, toYearsText } from '../records/time-spent.ts';
import { toAnswer, toLink, toRemark, type ExtractiveAnswer, type Statement, toReckoned } from '../statement.ts';
import { toEntries } from './entries.ts';
import type { Operation } from './operation.ts';
import * as sideSigns from '../signs/side-signs.ts';
import { compareAmounts } from './amounts.ts';
import { toSides, type Side } from './sides.ts';
import { toWantedFields } from './wanted-facts.ts';
import { byDates, comparisons, lengths } from '../replies.ts';
import { firstFilled } from '../lists.ts';

/** "Was A granted before B?", "more time at A or at B?", "how do A and B differ?": both sides, measured and in a table. */
export const compare: Operation = (reading, knowledge) => {
  // What two entries bound is no comparison of the two.
  if (askedPhrases.timeBetween.test(reading.frame)) return undefined;
  const isLonger = timeSigns.longer.test(reading.folded);
  // Times at two places are those of the posts there.
  const isApart = timeSigns.gap.test(reading.frame) && reading.asks[0] === 'duration';
  const sides = toSides(reading, knowledge, isLonger || isApart);
  // How long after one thing another was is told by no length of either.
  const none = timeSigns.timeAfter.test(reading.frame) ? unsaid : undefined;
  if (!sides) return none;
  const isNamed = sides.every((side) => side.reading.leftover.length + side.reading.dates.length > 0);
  const [a, b] = sides;
  const amounts = sideSigns.paid.test(reading.frame) && compareAmounts(reading, sides);
  if (amounts) return amounts;
  const isOfAreas = sides.every((side) => side.reading.areas.length === 1);
  const counts = (isNamed || isOfAreas) && compareCounts(reading, sides, knowledge);
  if (counts) return counts;
  if (a.entries.length === 0 || b.entries.length === 0 || a.entries[0] === b.entries[0]) return none;
  return (
    compareAmounts(reading, sides) ??
    compareSpans(reading.frame, isApart, a, b) ??
    (isNamed && isLonger && (askedSigns.hers.test(reading.frame) || sides.every(isItself))
      ? compareLengths(a, b, knowledge)
      : undefined) ??
    compareTimes(reading, a, b) ??
    compareFields(reading, a, b) ??
    none
  );
};

/** How long a side took in all, what goes on up to the day of the portfolio. */
interface Length {
  side: Side;
  years: number;
}

/** Not a thing inside an entry: "the index of the dictionary" is as long as its pages. */
function isItself({ reading, entries }: Side): boolean {
  return reading.leftover.every((word) => entries.some((entry) => isTold(entry, word, false)));
}

function compareLengths(a: Side, b: Side, { corpus }: Knowledge): ExtractiveAnswer | undefined {
  const { updated } = corpus.portfolio.profile;
  if ([...a.entries, ...b.entries].some((entry) => toYears(entry, updated) === undefined)) return undefined;
  const [one, other] = [a, b].map((side) => ({ side, years: toTotal(side.entries, updated) })) as [Length, Length];
  if (one.years === other.years) return toMeasured(comparisons.sameLength, a, b);
  const [long, short] = one.years > other.years ? [one, other] : [other, one];
  const toText = ({ side, years }: Length) =>
    toYearsText(years) + (side.entries.some(isOpen) ? lengths.toAsOf(toDateText(updated)) : '');
  return toMeasured(comparisons.toLonger(toName(long.side), toText(long), toName(short.side), toText(short)), a, b);
}

/** "How many years lie between A and B?", "did they overlap?", "in the same year?": by the dates of both. */
function compareSpans(frame: string, isApart: boolean, a: Side, b: Side): ExtractiveAnswer | undefined {
  const [one, two] = [a, b].map(({ entries: [entry] }) => entry && toRecordSpan(entry));
  const [same] = timeSigns.sameTime.exec(frame) ?? [];
  if (!one || !two || !(same || isApart)) return undefined;
  const isPause = timeSigns.pauseBetween.test(frame);
  // Within a year, what the portfolio dates by years alone is at the same time.
  const cut = same?.endsWith('year') ? 4 : 10;
  const isSame = one.from.slice(0, cut) <= two.to.slice(0, cut) && two.from.slice(0, cut) <= one.to.slice(0, cut);
  // Where one went on while the other began, there was none.
  if (isPause && isSame) return undefined;
  const [early, late] = one.from < two.from ? [a, b] : [b, a];
  // Of what has a start and no end nobody knows since when there was a pause.
  if (isPause && early.entries.some((entry) => toDate(entry, 'start') && !toDate(entry, 'end'))) return unsaid;
  const text = same
    ? comparisons.toMeeting(isSame, cut === 4)
    : isPause
      ? toGapText(toOpening(early.entries[0], ['end']), toOpening(late.entries[0], []), month)
      : toGapText(toBeginning(a), toBeginning(b));
  return toMeasured(text + byDates, a, b);
}

function compareTimes(whole: Reading, a: Side, b: Side): ExtractiveAnswer | undefined {
  if (!timeSigns.inTime.test(whole.frame)) return undefined;
  const field = entrySigns.endFields.find((name) => whole.fields.includes(name));
  const toBoth = (name?: string) => [toDay(a.entries[0], name), toDay(b.entries[0], name)];
  const isApart = ([one, two]: (string | undefined)[]) => one && two && (isOver(one, two) || isOver(two, one));
  // Two that began in one year may have ended apart.
  const [one, two] = [toBoth(field), toBoth('end')].find(isApart) ?? toBoth(field);
  if (!one || !two) return undefined;
  const [early, late] = one <= two ? [a, b] : [b, a];
  const vague = toDateText(one.length < two.length ? one : two);
  const text = isApart([one, two])
    ? comparisons.toEarlier(toName(early), toName(late))
    : comparisons.toSameTime(vague, toName(a), toName(b));
  return toMeasured(text, a, b);
}

/** "Which licence has A and which B?", "how do A and B differ?": the asked fields of both, else all that differ. */
function compareFields(whole: Reading, { entries: [a] }: Side, { entries: [b] }: Side): ExtractiveAnswer | undefined {
  const isAlike = timeSigns.alike.test(whole.frame);
  if (!a || !b || (!isAlike && !timeSigns.choice.test(whole.frame))) return undefined;
  // A word of a name asks for no field.
  const free = whole.query.concepts.filter((word) => ![a, b].some(({ names }) => says(names, word)));
  const fields = free.flatMap((word) => word.fields);
  const phrased = toAskedFields(whole).filter(({ words }) => words.some((word) => free.includes(word)));
  const isFilled = (field: string) => a.values.has(field) || b.values.has(field);
  const asked = unique([
    ...phrased.flatMap((one) => one.fields.find(isFilled) ?? []),
    ...fields,
    // What is published has its place in a venue.
    ...(fields.includes('place') ? ['venue'] : []),
    ...toWantedFields({ ...whole, fields }),
  ]).filter(isFilled);
  if (!isAlike && asked.length === 0) return undefined;
  const isSame = (field: string) => toFactText(pick(a, [field])) === toFactText(pick(b, [field]));
  const all = unique([...a.facts, ...b.facts].map(({ field }) => field));
  const shown = firstFilled(
    asked,
    all.filter(
      (field) => (!isSame(field) || entrySigns.dateFields.includes(field)) && !entrySigns.titleFields.includes(field),
    ),
  );
  const verdict =
    asked.length > 0 &&
    timeSigns.same.test(whole.frame) &&
    asked.every((field) => a.values.has(field) && b.values.has(field))
      ? [toRemark(comparisons.toSame(asked.every(isSame)))]
      : [];
  // An entry that does not have what is asked for is told by what it is.
  const filler = [a, b].some((entry) => pick(entry, shown).length === 0) ? ['summary'] : [];
  return toAnswer([...verdict, ...toTable([a, b], [...shown, ...filler])]);
}

function compareCounts(
  whole: Reading,
  [left, right]: [Side, Side],
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  if (!sideSigns.comparesCounts.test(whole.folded) || whole.areas.length === 0) return undefined;
  const [a, b] = [left, right].map(({ reading }) => {
    const asked = firstFilled(reading.areas, whole.areas);
    // "Which company got more patents?" counts no posts there.
    const areas = firstFilled(
      asked.filter((area) => !homes.has(area)),
      asked,
    );
    const kinds = firstFilled(reading.kinds, whole.kinds);
    return toEntries({ ...reading, areas, kinds, fields: whole.fields }, knowledge);
  });
  if (!a || !b || a.tier === 'text' || b.tier === 'text') return undefined;
  const text = `${toLabel(left.reading, a.records)}: ${a.records.length}; ${toLabel(right.reading, b.records)}: ${b.records.length}.`;
  const evidence = [...toPicked(left.reading, a.records), ...toPicked(right.reading, b.records)];
  return toAnswer([
    toReckoned(text, evidence),
    // A number is shown with what was counted; the whole of two areas would be most of the portfolio.
    ...(a.areas[0] === b.areas[0] ? toTable([...a.records, ...b.records], entrySigns.countedFields) : []),
  ]);
}

/** The facts by which the entries were picked. */
function toPicked({ leftover }: Reading, entries: KnownRecord[]) {
  return entries.flatMap((entry) => {
    const facts = entry.facts.filter(({ field }) => leftover.some((word) => says(entry.values.get(field), word)));
    return toFactEvidence(entry, facts);
  });
}

/** The published name that a side's words stand for, else the words. */
function toLabel(
  { areas, leftover, kinds: [kind], dates: [date], text: asked }: Reading,
  [first]: KnownRecord[],
): string {
  if (leftover.length === 0 && areas[0] && !date) return kind?.token.text ?? toPlural(areas[0]);
  if (leftover.length === 0 && date) return asked.slice(date.start, date.start + date.length).trim();
  const typed = first?.facts.filter(({ kind: sort }) => sort !== 'text' && sort !== 'prose') ?? [];
  // "Of the core patents, SRI or AMP?": what both share names neither.
  const words = firstFilled(leftover.filter(isName), leftover);
  const named = typed.flatMap(({ values }) => values).find(({ text }) => saysAll(new Set(toTerms(text)), words));
  return named?.text ?? words.map(({ token }) => token.text).join(' ');
}

function toTable(entries: KnownRecord[], fields: string[]): Statement[] {
  const rows = entries.map((entry): Statement => {
    const facts = pick(entry, fields);
    return tellEntry(entry, facts, `| ${toLink(entry.record)} | ${toFactText(facts).replace(/\|/g, '\\|')} |`, 'row');
  });
  return [{ ...toRemark(comparisons.tableHead), layout: 'row' }, ...rows];
}

/** What was reckoned from the dates of both, and those dates. */
function toMeasured(text: string, a: Side, b: Side): ExtractiveAnswer {
  const entries = [...a.entries, ...b.entries];
  const evidence = entries.flatMap((entry) => toFactEvidence(entry, pick(entry, entrySigns.measuredFields)));
  return toAnswer([toReckoned(text, evidence), ...toTable(entries, entrySigns.dateFields)]);
}

function toName({ entries: [first] }: Side): string {
  return first ? (toEmployer(first) ?? first.record.title) : '';
}

function toDay(entry: KnownRecord | undefined, field: string | undefined): string | undefined {
  const date = toOpening(entry, field ? [field] : []);
  return date === 'present' ? undefined : date.replace('~', '');
}

/** Whether one date is past when another begins: a year alone may be any day of it. */
function isOver(one: string, other: string): boolean {
  return toLastDay(one) < toFirstDay(other);
}

/** The date that a side's own words name: "filing the patent"; a degree is had at its end. */
function toBeginning({ reading: { fields }, entries: [entry] }: Side): string {
  return toOpening(entry, entry?.record.area === 'education' ? [...fields, 'end'] : fields);
}
