import type { Fact } from '../../corpus/facts.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { isName } from '../../corpus/text.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import * as nameSigns from '../signs/name-signs.ts';
import { isAt, tellsCountry } from '../records/places.ts';
import { isTold, saysAll } from '../records/selection.ts';
import { firstFilled } from '../lists.ts';

/**
 * The entries that are left where a question leaves out what the words say: those whose fields of that sort say something else.
 * @param folded the question, in which the words stand
 */
export function toOthers(records: KnownRecord[], all: Concept[], folded: string): KnownRecord[] {
  // "Not about radium": whatever tells of it in its text is.
  if (nameSigns.topical.test(folded.slice(0, all[0]?.token.start)))
    return records.filter(({ terms }) => !saysAll(terms, all));
  const words = all.filter((word) => isName(word) || records.some((entry) => isTold(entry, word)));
  if (words.length === 0) return records;
  const isSaying = ({ values }: KnownRecord, { field, kind }: Fact) =>
    (field === 'reason' || (kind !== 'text' && kind !== 'prose')) && saysAll(values.get(field), words);
  const saying = records.flatMap((entry) => entry.facts.filter((fact) => isSaying(entry, fact)));
  // "Except in California" is of places, and leaves out more than the school that bears the name; "without" is of people.
  const sort = words.every(({ token }) => askedSigns.locating.test(folded.slice(0, token.start)))
    ? 'place'
    : nameSigns.besideName.test(folded.slice(0, words[0]?.token.start))
      ? 'person'
      : '';
  const meant = saying.filter(({ kind }) => kind === sort);
  const isCalled = ({ names }: KnownRecord) => saysAll(names, words);
  const isBy = (entry: KnownRecord) =>
    entry.facts.some((fact) => fact.kind === 'organisation' && isSaying(entry, fact));
  if (meant.length === 0 && records.some(isCalled)) return records.filter((entry) => !isCalled(entry) && !isBy(entry));
  // All are without somebody whom none of them names, but only what has a place is known to be outside of one.
  if (saying.length === 0)
    return askedSigns.outside.test(folded) ? records.filter(({ values }) => values.has('place')) : records;
  const told = firstFilled(meant, saying);
  const fields = new Set(told.map(({ field }) => field));
  // Who names nobody did it without anybody.
  const isPeople = told.every(({ kind }) => kind === 'person');
  const isOfTown = saying.some((fact) => isAt(fact, words, 0, 1)) && !saying.some((fact) => isAt(fact, words, 1));
  // "Paris" may well lie in France: of a country only a place with its own is known to be elsewhere, of a town any other.
  const isElsewhere = (fact: Fact) =>
    fields.has(fact.field) && (fact.kind !== 'place' || isOfTown || tellsCountry(fact));
  const isSo = (entry: KnownRecord) => entry.facts.some((fact) => fields.has(fact.field) && isSaying(entry, fact));
  return records.filter((entry) => !isSo(entry) && (isPeople || entry.facts.some(isElsewhere)));
}
