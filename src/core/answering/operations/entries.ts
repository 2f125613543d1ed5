import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { unique } from '../../corpus/unique.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import * as fieldSigns from '../signs/field-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { listAreas } from '../signs/area-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { says, select, type Selection } from '../records/selection.ts';
import { isOfVenue } from '../records/venues.ts';
import { namingKinds, venueSorts } from '../signs/venue-signs.ts';
import { fitsAll } from '../records/spans.ts';
import { toDateField, toDateFields } from './date-fields.ts';
import { toOthers } from './left-out.ts';
import { toMeasured } from './measured.ts';
import { toRuns } from '../reading/runs.ts';
import { isName, toEnd } from '../../corpus/text.ts';

/** Entries that a question picks out by area, words and dates. */
export interface Entries extends Selection {
  areas: Area[];
  /** The date field that the question's dates were held against. */
  dateField: string | undefined;
}

/** Reads which entries are meant; nothing when a word of the question picks out none of them. */
export function toEntries(reading: Reading, knowledge: Knowledge): Entries | undefined {
  const whole = toPicked(reading, knowledge);
  const parts = toParts(reading.leftover, reading.folded);
  if ((whole && whole.tier !== 'text') || parts.length < 2 || !parts.every((words) => words.some(isName))) return whole;
  // "Projects in Peru and Zambia": none is of both, and each is asked for.
  const each = parts.map((leftover) => toPicked({ ...reading, leftover }, knowledge));
  const [first] = each;
  if (!first || each.some((part) => !part?.records[0] || part.tier === 'text')) return whole;
  return {
    ...first,
    records: unique(each.flatMap((part) => part?.records ?? [])),
    areas: unique(each.flatMap((part) => part?.areas ?? [])),
  };
}

/** Words as "and", "or" and commas part them: "Peru", "Zambia". */
export function toParts(words: Concept[], folded: string): Concept[][] {
  return toRuns(words, folded, (between) => !askedSigns.parting.test(between));
}

function toPicked(reading: Reading, knowledge: Knowledge): Entries | undefined {
  const { fields, dates, labels } = reading;
  // "Which jobs did she not like?": a denial that no field and no exclusion has read picks out no entry.
  if (
    fieldSigns.undone.test(reading.rest) &&
    !reading.state &&
    fields.length === 0 &&
    !askedPhrases.alone.test(reading.folded)
  )
    return undefined;
  const measured = toMeasured(reading, knowledge);
  // "Awards and scholarships" are all awards, whichever of them is called so.
  const isWider = (word: Concept) =>
    labels.some(
      (label) =>
        areJoined(label, word, reading) &&
        knowledge.records.some(({ names, record }) => label.areas.includes(record.area) && says(names, word)),
    );
  const leftover = reading.leftover.filter((word) => !measured?.isPart(word) && (isName(word) || !isWider(word)));
  // "Papers and books" are all of the area.
  const isIncluded = fieldSigns.including.test(reading.folded);
  const isWhole = labels.some((label) =>
    reading.kinds.some(
      (kind) =>
        kind.areas.some((area) => label.areas.includes(area)) && (isIncluded || areJoined(label, kind, reading)),
    ),
  );
  const kinds = isWhole ? [] : reading.kinds;
  const outLabels = reading.state ? [] : reading.out.labels.filter(({ areas }) => areas.length === 0);
  const outWords = [...toParts(reading.out.leftover, reading.folded), ...reading.out.kinds.map((word) => [word])];
  // "Not expired" leaves out those whose status says so; "not funded" wants those that have no such field.
  const out = [...outWords, ...outLabels.map((word) => [word])];
  const isBare = outWords.length + reading.out.dates.length === 0;
  const lacked = reading.out.labels.flatMap((word) =>
    word.fields.filter((field) => entrySigns.personFields.includes(field)),
  );
  const named = reading.areas.filter((area) => listAreas.includes(area));
  const owned = [
    ...fields.filter(
      (field) =>
        field !== 'number' && (isLacked(reading, field) || (!isOnlyArea(reading, field) && !isEntry(reading, field))),
    ),
    ...(isBare ? outLabels.flatMap((word) => word.fields.filter((field) => isLacked(reading, field))) : []),
    ...(askedPhrases.withSomebody.test(reading.rest) || askedPhrases.alone.test(reading.folded)
      ? entrySigns.personFields
      : []),
  ];
  const sort = venueSorts.find(({ papers }) => papers.test(reading.folded));
  const attempts: Attempt[] = [
    ...(isJoined(reading) && named.length > 1 ? [{ areas: named, kinds }] : []),
    ...(kinds[0] ? named : []).map((area) => ({ areas: [area], kinds })),
    // What is said to be of other kinds is none of this one: a word for a kind is a mere name where no entry gives its own.
    ...named
      .filter(
        (area) =>
          kinds.every(({ token }) => leftover.length > 0 && namingKinds.test(token.folded)) ||
          !knowledge.records.some(({ record, values }) => record.area === area && values.has('kind')),
      )
      .map((area) => ({ areas: [area], kinds: [] })),
    ...(kinds.length > 0 ? [{ areas: listAreas, kinds, isAnyArea: true as const }] : []),
  ];
  let told: Entries | undefined;
  for (const attempt of attempts) {
    const within = knowledge.records.filter(
      (entry) =>
        attempt.areas.includes(entry.record.area) &&
        (reading.state?.is(entry) ?? true) &&
        (measured?.is(entry) ?? true) &&
        (!sort || isOfVenue(entry, sort)),
    );
    const ofKind = toOfKind(within, attempt, reading);
    const selection = select(ofKind, attempt.areas, leftover, [...owned, 'reason'], reading.asks[0] !== 'whether');
    if (!selection) continue;
    const { areas } = attempt;
    const dateField = toDateField(selection.records, fields);
    const { records: picked } = selection;
    // "SRI patents with a co-inventor": the words pick by something else than the field.
    const isOpen = (field: string) =>
      leftover.length === 0 ||
      (entrySigns.personFields.includes(field) &&
        !leftover.some((word) => picked.some(({ values }) => says(values.get(field), word))));
    const filled = measured ? picked : toFilled(picked, toTelling(owned, reading).filter(isOpen), reading);
    const others = out.reduce((some, words) => toOthers(some, words, reading.folded), filled);
    const left = others.filter(({ values }) => !lacked.some((field) => values.has(field)));
    const isLeftOut = (entry: KnownRecord) => reading.out.dates.some((date) => fitsAll(entry, [date], dateField));
    const isOfDate = (entry: KnownRecord) =>
      dates.every((date) => toDateFields(date, reading, dateField).every((field) => fitsAll(entry, [date], field)));
    const records = left.filter((entry) => isOfDate(entry) && !isLeftOut(entry));
    if (records.length === 0 && attempt !== attempts.at(-1)) continue;
    const found = attempt.isAnyArea ? unique(records.map(({ record }) => record.area)) : areas;
    const entries: Entries = { records, tier: selection.tier, areas: found, dateField };
    if (entries.tier !== 'text') return entries;
    told ??= entries;
  }
  return told;
}

interface Attempt {
  areas: Area[];
  kinds: Concept[];
  /** The question names no area: whatever has the kinds is meant. */
  isAnyArea?: true;
}

/**
 * "Awards" asks for entries of that area and says nothing of the field by which they were awarded; a degree with honours
 * has them in its field.
 */
export function isOnlyArea({ query, areas: asked }: Reading, field: string): boolean {
  const words = query.concepts.filter(({ fields }) => fields.includes(field));
  const isArea = ({ areas }: Concept) => areas.length > 0 && (!asked[0] || areas.some((area) => asked.includes(area)));
  return words.every(isArea) && !entrySigns.personFields.includes(field);
}

/** "Projects of her own", "with no end date": where all have it, no entry is left. */
export function asksLack(reading: Reading): boolean {
  return askedPhrases.alone.test(reading.folded) || reading.fields.some((field) => isLacked(reading, field));
}

/** "No repository", "without an end date"; "no awards?" doubts the entries themselves. */
function isLacked({ query, folded, state }: Reading, field: string): boolean {
  return query.concepts.some(
    ({ fields, areas, token }) =>
      !state && fields.includes(field) && areas.length === 0 && fieldSigns.lacking.test(folded.slice(0, token.start)),
  );
}

/** "Patents and applications" asks for entries, not for those that give a number of their application. */
function isEntry({ areas, folded }: Reading, field: string): boolean {
  return field === 'applicationNumber' && areas.includes('patents') && !fieldSigns.asksApplication.test(folded);
}

/** The entries of every kind, or of either: "schools and universities". */
function toOfKind(records: KnownRecord[], { areas, kinds, isAnyArea }: Attempt, reading: Reading): KnownRecord[] {
  const isEither =
    isJoined({ ...reading, labels: [], kinds }) &&
    kinds.every((word) => records.some((entry) => entry.values.has('kind') || isOfKind(entry, word)));
  return records.filter((entry) => {
    // "Awards and talks": the kind is one of talks, and says nothing of the awards.
    const own = kinds.filter(
      (word) => areas.length === 1 || isAnyArea || (word.areas.includes(entry.record.area) && entry.values.has('kind')),
    );
    const isOwn = (word: Concept) => isOfKind(entry, word);
    return isEither && own.length > 0 ? own.some(isOwn) : own.every(isOwn);
  });
}

/** "Patents and papers", "projects or open source": the entries of both. */
function isJoined(reading: Reading): boolean {
  const nouns = [...reading.labels, ...reading.kinds].filter(({ areas }) => areas.length > 0);
  return nouns.some((noun) => nouns.some((other) => areJoined(noun, other, reading)));
}

function areJoined({ token: a }: Concept, { token: b }: Concept, { folded }: Reading): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return fieldSigns.joint.test(folded.slice(toEnd(first), second.start));
}

/** A word for a kind of entry is looked for where entries say what they are, not where they mention things. */
function isOfKind({ names, values }: KnownRecord, word: Concept): boolean {
  // What says its own kind is of no other, whatever stands in its title.
  const isSaid = [values.get('kind') ?? names, values.get('degree')].some((terms) => says(terms, word));
  return isSaid || (word.fields.includes('thesis') && values.has('thesis'));
}

/** Fields that the question has filled or empty; those of people only where it speaks of company. */
function toTelling(owned: string[], { fields, folded }: Reading): string[] {
  return owned.filter(
    (field) =>
      !entrySigns.personFields.includes(field) ||
      fields.includes(field) ||
      askedPhrases.partner.test(folded) ||
      askedPhrases.alone.test(folded),
  );
}

/** "Those with a co-inventor", "without one": a field that some entries fill and some do not tells them apart. */
function toFilled(records: KnownRecord[], fields: string[], reading: Reading): KnownRecord[] {
  const { folded } = reading;
  const isTold = askedPhrases.alone.test(folded);
  const isAlone = isTold && !fieldSigns.denied.test(folded.slice(0, folded.search(askedPhrases.alone)));
  const telling = fields.find((field) => {
    const filled = records.filter(({ values }) => values.has(field)).length;
    const isLack = isLacked(reading, field);
    const isTelling = filled < records.length || isLack || isAlone;
    return filled > 0 && isTelling && (isLack || !entrySigns.dateFields.includes(field));
  });
  if (!telling) return records;
  const isWithout = isTold ? isAlone : fieldSigns.without.test(folded);
  return records.filter(({ values }) => values.has(telling) !== isWithout);
}
