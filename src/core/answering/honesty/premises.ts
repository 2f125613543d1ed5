import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { commonStems } from '../../corpus/common-words.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { toWorth, type Ranked } from '../../corpus/ranking.ts';
import { isName, toTerms } from '../../corpus/text.ts';
import { toGap } from './gaps.ts';
import * as nameSigns from '../signs/name-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { homes } from '../signs/area-signs.ts';
import { says, saysAll } from '../records/selection.ts';
import * as careerSigns from '../signs/career-signs.ts';
import * as personSigns from '../signs/person-signs.ts';
import { toName, hasValue } from '../records/entry-lines.ts';
import type { Doubt } from '../replies.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/** Share of what is asked of another person that one passage must say. */
const saidOfOthers = 0.6;

/** What a question takes for granted and the portfolio does not bear out; nothing when all is well. */
export function toDoubt(reading: Reading, ranked: Ranked[], knowledge: Knowledge): Doubt | 'focus' | undefined {
  const names = reading.leftover.filter(isName);
  // A name that the owner expects to be asked for here is no stranger's.
  if (names.some((name) => !ranked[0]?.foreseen?.has(name.token.stem) && isStranger(name, knowledge))) return 'name';
  if (lacksField(reading, knowledge)) return 'field';
  if (lacksArea(reading, knowledge)) return 'area';
  // "Which hospital did she work at in Leeds?"
  const isSite = (name: Concept) =>
    careerSigns.siteBefore.test(reading.folded.slice(0, name.token.start)) &&
    knowledge.records.some((entry) => homes.has(entry.record.area) && isPlaceOf(entry, [name]));
  const employers = names.filter((name) => !isSite(name));
  if (employers.length > 0 && careerSigns.employment.test(reading.folded) && !isEmployer(employers, reading, knowledge))
    return 'employer';
  if (names.length > 0 && isAboutSomebodyElse(reading, names, ranked, knowledge)) return 'person';
  return toGap(reading, ranked);
}

/**
 * A name that neither the corpus nor general English knows: "the Queen", "Mondays" and "AI" are no strangers. That some country or
 * prize is told of makes none of "Japan" and "Pritzker" one that the corpus knows.
 */
function isStranger({ token, alternatives }: Concept, { has }: Knowledge): boolean {
  const isSaid = ({ terms, isNear }: Concept['alternatives'][number]) =>
    terms.every((term) => has(term) && !(isNear && commonStems.has(term)));
  return (
    !alternatives.some(isSaid) && !commonStems.has(token.stem) && !nameSigns.noNames.has(token.folded.replace(/s$/, ''))
  );
}

function lacksField({ fields }: Reading, { byId }: Knowledge): boolean {
  const contact = byId.get('contact');
  return entrySigns.privateFields.some((field) => fields.includes(field) && !contact?.values.has(field));
}

/** Entries of a kind are asked for, and there are none. */
function lacksArea({ areas, leftover, context }: Reading, { records }: Knowledge): boolean {
  return (
    !context &&
    areas.length > 0 &&
    leftover.length === 0 &&
    areas.every((area) => !records.some(({ record }) => record.area === area))
  );
}

/** "What did she do at …?" may also ask about a place or a meeting; a post needs an entry of its own. */
function isEmployer(names: Concept[], { folded }: Reading, { records }: Knowledge): boolean {
  const isDo = careerSigns.doneAt.test(folded);
  if (names.every((name) => isColleague(name, records))) return true;
  // The first word of a name tells the most: many places are some "Laboratories".
  const isNamed = (entry: KnownRecord) => saysAll(entry.names, names.slice(0, 1));
  return records.some((entry) => (homes.has(entry.record.area) ? isNamed(entry) : isDo && isPlaceOf(entry, names)));
}

/** Whether a typed place, body or name of an entry says one of the names. */
export function isPlaceOf({ facts, values }: KnownRecord, names: Concept[]): boolean {
  return facts.some(
    ({ field, kind }) =>
      (kind === 'organisation' || kind === 'place' || kind === 'name') &&
      names.some((name) => says(values.get(field), name)),
  );
}

/** One of the people whom the records name: of `Name (part in it)` the part is no name. */
export function isColleague({ token }: Concept, records: Pick<KnownRecord, 'facts'>[]): boolean {
  return records.some(({ facts }) =>
    hasValue(
      facts.filter(({ kind }) => kind === 'person'),
      (text) => toTerms(toName(text)).includes(token.stem),
    ),
  );
}

/** A question on a colleague is answered only where one passage says both the name and the rest. */
function isAboutSomebodyElse(
  { folded, query }: Reading,
  names: Concept[],
  ranked: Ranked[],
  { records, subject }: Knowledge,
): boolean {
  // A pronoun after the name stands for the name.
  const first = Math.min(...names.map(({ token }) => token.start));
  const isSubject =
    personSigns.ofSubject.before.test(folded.slice(0, first)) ||
    personSigns.ofSubject.anywhere.test(folded) ||
    query.tokens.some(({ stem }) => subject.has(stem));
  if (isSubject || !names.some((name) => isColleague(name, records))) return false;
  const rest = query.concepts.filter((concept) => !names.includes(concept));
  const total = toWeight(rest);
  if (total === 0) return false;
  return !ranked.slice(0, 20).some(({ known }) => {
    if (!saysAll(known.terms, names)) return false;
    const said = toWeight(rest, ({ alternatives }) => toWorth(alternatives, known.terms));
    return said / total >= saidOfOthers;
  });
}
