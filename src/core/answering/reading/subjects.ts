import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { isPartOfName } from './naming.ts';
import type { Reading } from './reading.ts';
import { says, saysAll } from '../records/selection.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { asksAs } from './asks.ts';
import { toWeight } from '../../corpus/query.ts';
import { isName } from '../../corpus/text.ts';

/** An entry that a question names, and the words by which it does. */
export interface Subject {
  entry: KnownRecord;
  words: Concept[];
  /** Orders subjects: how much of the question and of the entry's name the words are. */
  score: number;
}

/** Entries named by the question's own words, best first. */
export function toSubjects(
  { asks, leftover, kinds, labels, areas, fields, folded, context, query, naming }: Reading,
  knowledge: Knowledge,
): Subject[] {
  const pointed = context?.pointed;
  // How many entries a reply named is less sure than their order: with more words beside it, "the latter" is only one hint.
  const isSure = leftover.length === 0 || !nounSigns.lastNamed.test(folded);
  if (pointed && isSure) return [{ entry: pointed, words: leftover, score: 1 }];
  if (leftover.length === 0 && context)
    return context.records.map((entry, index) => ({ entry, words: [], score: index === 0 ? 1 : 0.6 - index / 10 }));
  if (leftover.length === 0) {
    // "The patent", where there is only one.
    const owners = fields.filter((field) => entrySigns.rareFields.includes(field));
    const sole = knowledge.records.filter(
      ({ record, values }) =>
        (areas.length === 0 ? owners.length > 0 : areas.includes(record.area)) &&
        (owners.length === 0 || owners.some((field) => values.has(field))),
    );
    // "The master's thesis": of several entries with a thesis, the one whose name says "master".
    const telling = kinds.filter(({ fields: own }) => !own.some((field) => owners.includes(field)));
    const named = telling.length > 0 ? sole.filter(({ names }) => saysAll(names, telling)) : [];
    const one = [named, sole].find(({ length }) => length === 1) ?? [];
    return one.map((entry) => ({ entry, words: [], score: 1 }));
  }
  const total = toWeight(leftover);
  const subjects = knowledge.records
    .flatMap((entry): Subject[] => {
      const isNamed = naming?.entries.includes(entry) ?? false;
      // "Master's" is no word in the name of an M.Sc.
      const words = leftover.filter((word) => says(entry.names, word) || (isNamed && isPartOfName(word, { naming })));
      if (!words[0]) return [];
      const said = toWeight(words) / total;
      const loosely = query.concepts.filter((word) => says(entry.names, word, true)).length / query.concepts.length;
      const also = [...kinds, ...labels].filter((word) => says(entry.names, word)).length;
      const score =
        said +
        0.1 * also +
        0.2 * loosely +
        (areas.includes(entry.record.area) ? 0.15 : 0) +
        (isNamed ? 0.3 : 0) +
        (nounSigns.telltales[entry.record.area]?.test(folded) ? 0.2 : 0) +
        0.2 * toFit(entry, [...words, ...kinds, ...labels]);
      return [{ entry, words, score }];
    })
    .toSorted((a, b) => b.score - a.score);
  if (subjects.length > 0 || !context || leftover.some(isName)) return subjects;
  // "Who was the male lead?": a field tells, whatever the words beside the question word are; for "what" they must be told.
  const isOfField = asksAs(asks, 'field');
  return context.records.slice(0, 1).map((entry) => ({ entry, words: isOfField ? leftover : [], score: 0.5 }));
}

/** Several posts with the employer that the question names, with its role, or degrees of its school: all of them answer it. */
export function toAllThere(subjects: Subject[]): KnownRecord[] {
  const [best] = subjects;
  if (!best?.words[0]) return [];
  const holds = ({ values }: KnownRecord, field: string) => saysAll(values.get(field), best.words);
  const shared = entrySigns.sharedFields.find((field) => holds(best.entry, field));
  return shared ? subjects.map(({ entry }) => entry).filter((entry) => holds(entry, shared)) : [];
}

/** Whether a question says by itself what it is about: by a name, a date, a kind of entries or the whole name of one. */
export function standsAlone({ leftover, dates, areas, query }: Reading, { records }: Knowledge): boolean {
  const asked = new Set(query.tokens.map(({ stem }) => stem));
  return (
    dates.length > 0 ||
    leftover.some(isName) ||
    (areas.length > 0 && leftover.length === 0) ||
    records.some(({ forms }) => forms.some((form) => form.size > 1 && form.isSubsetOf(asked)))
  );
}

/** Whether the entry's names say every word that is left of the question. */
export function isNamedFully({ leftover }: Reading, { words }: Subject): boolean {
  return words.length === leftover.length;
}

/** Whether nothing of the question is left unexplained: each word is in the entry's name or, if it is no name, in its text. */
export function explainsAll({ leftover }: Reading, { words, entry }: Subject): boolean {
  return leftover.every(
    (word) => words.includes(word) || (isName(word) ? isTypedName(entry, word) : says(entry.terms, word, true)),
  );
}

/** A name that a typed place or organisation of the entry holds, rather than its text in passing. */
function isTypedName({ facts, values }: KnownRecord, word: Concept): boolean {
  return facts.some(
    ({ field, kind }) => (kind === 'place' || kind === 'organisation') && says(values.get(field), word),
  );
}

/** How much of one of the entry's names the words are: 1 when they are all of it. */
function toFit({ forms }: KnownRecord, words: Concept[]): number {
  return Math.max(0, ...forms.map((form) => words.filter((word) => says(form, word)).length / form.size));
}
