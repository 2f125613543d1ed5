import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { toNaming, splitAtName } from '../reading/naming.ts';
import { read, type Reading } from '../reading/reading.ts';
import { reworded } from '../../corpus/reworded.ts';
import * as sideSigns from '../signs/side-signs.ts';
import { isRole, saysAll } from '../records/selection.ts';
import { byDate, fitsAll, toTerm } from '../records/spans.ts';
import { explainsAll, toSubjects, type Subject } from '../reading/subjects.ts';
import { toEntries } from './entries.ts';
import { firstFilled } from '../lists.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/** One of two things that a question holds against each other. */
export interface Side {
  reading: Reading;
  /** The entry that it is; all roles with an employer where a length of time is compared. */
  entries: KnownRecord[];
}

/** Each place between two sides is tried, and both halves are read for it: a text of thousands of "or" must not cost seconds. */
const maxLength = 400;
const maxBorders = 6;

/**
 * The two sides of a comparison, as far as the question names them.
 * @param all times are compared: all roles with an employer count, and two things need not be alike for a time to lie between
 */
export function toSides(whole: Reading, knowledge: Knowledge, all: boolean): [Side, Side] | undefined {
  if (whole.text.length > maxLength) return undefined;
  const question = reworded(whole.text, sideSigns.asOneSide);
  const masked = toMasked(question, whole);
  let half: [Side, Side] | undefined;
  for (const [border, gate] of sideSigns.borders) {
    if (!gate.test(masked)) continue;
    for (const { index, 0: said } of [...masked.matchAll(border)].slice(-maxBorders).toReversed()) {
      const end = index + said.length;
      const from = sideSigns.lead.exec(masked.slice(0, index))?.[0].length ?? 0;
      const to = sideSigns.tail.exec(masked.slice(end))?.index ?? question.length;
      // The words around the two sides may ask what the sides themselves do not hold.
      for (const [start, stop] of [
        [0, question.length],
        [from, end + to],
      ] as const) {
        const texts = [question.slice(start, index), question.slice(end, stop)];
        const a = read(texts[0] ?? '', knowledge);
        const b = read((texts[1] ?? '').replace(sideSigns.likewise, a.text.slice(0, a.dates[0]?.start)), knowledge);
        const [ones, others] = [a, b].map((side) => toSideEntries(side, whole, knowledge, all)) as [Sided, Sided];
        const pair = all ? undefined : toLikest(ones, others);
        const sides: [Side, Side] = [
          { reading: a, entries: pair ? [pair[0]] : ones.entries },
          { reading: b, entries: pair ? [pair[1]] : others.entries },
        ];
        if (sides.every(({ entries }) => entries.length > 0)) return sides;
        half ??= sides;
      }
    }
  }
  return toPair(whole, knowledge) ?? toNamed(whole, knowledge) ?? half;
}

/** "How much later than A did B start?": both are named from end to end, wherever they stand. */
function toNamed(whole: Reading, knowledge: Knowledge): [Side, Side] | undefined {
  const { naming, query } = whole;
  const other =
    naming &&
    toNaming(
      query.text,
      knowledge,
      query.tokens.filter((token) => !naming.tokens.includes(token)),
    );
  return other && toBoth(whole, naming.entries.slice(0, 1), other.entries.slice(0, 1));
}

/** The question without the letters of names and quotations: what stands in them borders on nothing. */
function toMasked(question: string, { naming }: Reading): string {
  const hide = (text: string) => '_'.repeat(text.length);
  const [before, name, behind] = splitAtName(question, naming);
  return (before + hide(name) + behind).replace(sideSigns.quotation, hide);
}

/** The entries of a side, and where it is one of several that its words name, each with how well they do. */
interface Sided {
  entries: KnownRecord[];
  subjects?: Subject[];
}

const likeness = { area: 0.3, name: 0.3 };
const maxSubjects = 6;

/** Of what two sides may each mean, the two that are most alike: "polonium or radium" is two elements, no institute. */
function toLikest({ subjects: ones }: Sided, { subjects: others }: Sided): [KnownRecord, KnownRecord] | undefined {
  if (!ones || !others) return undefined;
  const pairs = ones.flatMap((one) =>
    others
      .filter(({ entry }) => entry !== one.entry)
      .map((other) => ({
        pair: [one.entry, other.entry] as [KnownRecord, KnownRecord],
        score: toLikeness(one, other),
      })),
  );
  return pairs.toSorted((a, b) => a.score - b.score).at(-1)?.pair;
}

function toLikeness(one: Subject, other: Subject): number {
  const [a, b] = [one.entry, other.entry].map(({ forms }) => forms[0] ?? new Set<string>()) as [
    Set<string>,
    Set<string>,
  ];
  const common = a.intersection(b).size / Math.max(1, a.size, b.size);
  const isSameArea = one.entry.record.area === other.entry.record.area;
  return one.score + other.score + (isSameArea ? likeness.area : 0) + likeness.name * common;
}

/** "How do the two patents differ?": the sides are the two entries that the question picks. */
function toPair(whole: Reading, knowledge: Knowledge): [Side, Side] | undefined {
  if (!sideSigns.ofTwo.test(whole.frame) || whole.areas.length === 0) return undefined;
  const [one, two, ...rest] = toEntries(whole, knowledge)?.records.toSorted(byDate()) ?? [];
  if (!one || !two || rest.length > 0) return undefined;
  return toBoth(whole, [one], [two]);
}

function toBoth(reading: Reading, ones: KnownRecord[], others: KnownRecord[]): [Side, Side] {
  return [
    { reading, entries: ones },
    { reading, entries: others },
  ];
}

function toSideEntries(side: Reading, whole: Reading, knowledge: Knowledge, all: boolean): Sided {
  // "The patent for … or the one for …": what the whole asks of is an entry's field or area on both sides.
  const dateField = entrySigns.patentDateFields.find((field) => whole.fields.includes(field));
  const own = all || side.areas.length > 0 ? side : { ...side, areas: whole.areas };
  const explained = toSubjects(own, knowledge).filter((subject) => explainsAll(own, subject));
  // "The 1968 demonstration", and no prize for it.
  const called = explained.filter(({ entry }) => side.naming?.entries.includes(entry));
  const meant = firstFilled(called, explained);
  const dated = meant.filter(({ entry }) => !dateField || entry.values.has(dateField));
  const timely = dated.filter(({ entry }) => fitsAll(entry, side.dates));
  const subjects = firstFilled(timely, dated, meant);
  if (all) {
    const isThere = (entry: KnownRecord) =>
      side.leftover.length > 0 && toTerm(entry).every(Boolean) && saysAll(entry.values.get('place'), side.leftover);
    const named = subjects.map(({ entry }) => entry).filter((entry, _, [first]) => isRole(entry) && isRole(first!));
    // "Longer in Buffalo than in Wilmington": the roles there.
    const roles = named.length > 0 ? named : knowledge.records.filter(isRole).filter(isThere);
    if (roles.length > 0) return { entries: roles.toSorted(byDate()) };
  }
  if (subjects.length > 0 && (side.leftover.length > 0 || side.dates.length === 0))
    return { entries: subjects.slice(0, 1).map(({ entry }) => entry), subjects: subjects.slice(0, maxSubjects) };
  const picked = own.areas.length > 0 ? (toEntries(own, knowledge)?.records ?? []) : [];
  const isFew = side.dates[0]?.relation === 'in';
  return {
    entries: picked.length === 1 ? picked : [],
    ...(isFew && { subjects: picked.map((entry) => ({ entry, words: [], score: 0 })) }),
  };
}
