import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { operationWords } from '../../corpus/stop-words.ts';
import { tokenize, type Token } from '../../corpus/text.ts';
import { toEmployer } from '../records/entry-lines.ts';
import { findTelling, isPerson, toLifeDay } from '../records/life-dates.ts';
import { toOtherLife } from '../records/other-lives.ts';
import { inDates, type Span } from '../records/dates.ts';
import { isPartOfName } from './naming.ts';
import { read, type Reading } from './reading.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { says, saysAll, ofArea } from '../records/selection.ts';
import { byDate, fitsAll, toRecordSpan } from '../records/spans.ts';
import { distinctKinds } from '../signs/kind-signs.ts';
import * as lifeSigns from '../signs/life-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/** What part of a question names as a time: one entry, the studies, or all that there was at one place. */
export interface Event extends Span {
  entries: KnownRecord[];
}

/**
 * "The master's", "her years at the lab", "joining …": the time of what the words name from end to end.
 * @param areas those of which one is meant, where the words name more: "which patent came before the mouse?"
 */
export function toEvent(said: string, knowledge: Knowledge, areas: Area[] = []): Event | undefined {
  if (isOwnDeath(said, knowledge)) return toDeath(knowledge);
  const reading = read(said, knowledge);
  const { query, folded, fields, dates, extreme } = reading;
  const other = toOtherLife(query, knowledge);
  if (other) return other[0] && { ...other[0].day, entries: [] };
  const words = query.concepts.filter(({ token }) => !inDates(token, dates) && isTelling(token));
  const called = words.every((word) => isPartOfName(word, reading)) ? reading.naming?.entries : undefined;
  const named = (called ?? toNamed(words, knowledge)).filter((entry) => fitsAll(entry, dates));
  const field = timeSigns.begins.test(folded)
    ? 'start'
    : timeSigns.finishes.test(folded)
      ? 'end'
      : fields.find((name) => entrySigns.patentDateFields.includes(name));
  const kin = named.filter(({ record }) => areas.includes(record.area));
  // "Before Bristol": nothing but the place.
  const one = toOne(kin.length === 1 ? kin : named, query.tokens.length === words.length ? words : []);
  // "When she won her first prize": of all prizes the one at that end.
  const end = extreme === 'first' ? 0 : extreme === 'last' ? -1 : undefined;
  const entries =
    one.length === 1 || end === undefined
      ? one
      : toAll(reading, knowledge)
          .filter((entry) => toRecordSpan(entry, field))
          .toSorted(byDate(field))
          .slice(end)
          .slice(0, 1);
  const spans = entries.flatMap((entry) => (field && toRecordSpan(entry, field)) || (toRecordSpan(entry) ?? []));
  const [from] = spans.map((span) => span.from).toSorted();
  // Who came to a place for a second post was there already.
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(field === 'start' ? 0 : -1);
  return from && to ? { entries, from, to } : undefined;
}

function isTelling({ folded }: Token): boolean {
  return (
    !operationWords.has(folded) &&
    ![timeSigns.begins, timeSigns.finishes, timeSigns.works].some((verb) => verb.test(folded))
  );
}

/** Of "her first book about bees", all the books about bees. */
function toAll({ areas, kinds, leftover }: Reading, { records }: Knowledge): KnownRecord[] {
  return records.filter(
    ({ record, values, names, terms }) =>
      areas.includes(record.area) && saysAll(values.get('kind') ?? names, kinds) && saysAll(terms, leftover),
  );
}

/** "Her death", "Ada Example had died in 1852". */
export function isOwnDeath(said: string, knowledge: Knowledge): boolean {
  const words = tokenize(said);
  return (
    words.some(({ folded }) => lifeSigns.deaths.test(folded)) &&
    words.every((word) => lifeSigns.ofDeath.test(word.folded) || isPerson(word, knowledge))
  );
}

/** The one event of a life that more than a few entries can follow. */
function toDeath(knowledge: Knowledge): Event | undefined {
  const found = findTelling('death', knowledge);
  const day = found && toLifeDay(found, 'death');
  return day && { from: day.from, to: day.to, entries: [] };
}

function toNamed(words: Concept[], { records }: Knowledge): KnownRecord[] {
  const isOf = ({ record }: KnownRecord, { areas }: Concept) => areas.includes(record.area);
  const isCalled = ({ names, values }: KnownRecord, word: Concept) =>
    says(names, word) || says(values.get('place'), word);
  // "She came to Leeds": to the university of that name before anything else in the town.
  const isNamedSo = ({ names }: KnownRecord, word: Concept) => says(names, word);
  // "The school in Sèvres": a word for the kind of thing need not be part of its name.
  const own = words.filter(({ areas }) => areas.length === 0);
  const full =
    own.length === 0
      ? []
      : [words, own].flatMap((said) =>
          [isNamedSo, isCalled].map((is) => records.filter((entry) => said.every((word) => is(entry, word)))),
        );
  const called = full.find(({ length }) => length > 0);
  if (called) return called;
  if (!words.some(({ areas }) => areas.length > 0)) return [];
  return words.reduce((left, word) => {
    const within = left.filter((entry) => word.areas.length === 0 || isOf(entry, word));
    const named = within.filter((entry) => isNamed(entry, word));
    return named.length > 0 || word.areas.length === 0 ? named : within;
  }, records);
}

/** "Her master's" is an M.Sc. as well. */
function isNamed({ names, terms }: KnownRecord, word: Concept): boolean {
  const kind = distinctKinds.find((stems) => stems.includes(word.token.stem)) ?? [];
  return says(word.areas.length > 0 ? names : terms, word) || kind.some((stem) => names.has(stem));
}

/** Of several entries, the roles with one employer or at one place, or studies; of any others there must be one. */
function toOne(entries: KnownRecord[], place: Concept[]): KnownRecord[] {
  const [roles, studies] = [ofArea(entries, 'experience'), ofArea(entries, 'education')];
  const employers = new Set(roles.map(toEmployer));
  const isPlace =
    place.length > 0 && roles.length > 0 && roles.every(({ values }) => saysAll(values.get('place'), place));
  if (isPlace) return [...roles, ...studies];
  if (employers.size === 1) return roles;
  if (!roles[0] && studies[0]) return studies;
  return entries.length === 1 ? entries : [];
}
