import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toAskedFields, type AskedField } from '../reading/field-phrases.ts';
import type { Reading } from '../reading/reading.ts';
import { refuse } from '../honesty/refuse.ts';
import { says } from '../records/selection.ts';
import { isNamedFully, toSubjects } from '../reading/subjects.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import type { Operation } from './operation.ts';

/** Fields whose value is one exact thing: no other sentence about the entry can stand in for it. */
const exact = new Set([
  'doi',
  'pages',
  'applicationNumber',
  'identifier',
  'licence',
  'amount',
  'assignee',
  'thesis',
  'email',
  'phone',
]);

/** "What is the DOI of …?", where the entry gives none and its text does not speak of it: said plainly. */
export const missingField: Operation = (whole, knowledge) => {
  const asked = toExactFields(whole);
  const spent = asked.flatMap(({ words }) => words);
  const reading = { ...whole, leftover: whole.leftover.filter((word) => !spent.includes(word)) };
  if (asked.length === 0) return undefined;
  // "How many …" and "which …" ask for entries, "how much money" for a field of one.
  const isOfEntries =
    reading.target || (reading.asks[0] === 'count' && !asked.some(({ fields }) => fields.includes('amount')));
  if (isOfEntries && !isNamedWhole(reading)) return undefined;
  const subjects = toSubjects(reading, knowledge).filter(
    (subject) =>
      isNamedFully(reading, subject) &&
      subject.words.length > 0 &&
      subject.words.every((word) => says(subject.entry.names, word, false)),
  );
  const [best] = subjects;
  const isAnswered = (entry: KnownRecord) =>
    asked.some((one) => isGiven(entry, one, reading)) || toAskedFields(reading).some((one) => isFilled(entry, one));
  if (!best || subjects.some(({ entry }) => isAnswered(entry))) return undefined;
  return isGivenElsewhere(asked, reading, knowledge) ? undefined : toRefusal([best.entry]);
};

/** Another entry may answer for one that the question only describes; for one that it names in full, a sentence about it. */
function isGivenElsewhere(asked: AskedField[], reading: Reading, { records }: Knowledge): boolean {
  const { leftover } = reading;
  const isNamed = isNamedWhole(reading);
  const words = [...asked.flatMap((one) => one.words), ...leftover];
  return records.some((entry) => {
    const isFilledHere =
      asked.some((one) => isFilled(entry, one)) && leftover.every((word) => says(entry.terms, word, true));
    const isSaidHere = entry.passages.some(({ terms }) => words.every((word) => says(terms, word, !isNamed)));
    return isSaidHere || (isFilledHere && !isNamed);
  });
}

/** Exact fields that the question asks for, by a phrase or by their names; a word of the entry's own name asks for none. */
function toExactFields(reading: Reading): AskedField[] {
  const isExact = ({ fields }: { fields: string[] }) => fields.some((field) => exact.has(field));
  const isName = ({ token }: Concept) => reading.naming?.tokens.includes(token) ?? false;
  const all = toAskedFields(reading);
  const phrased = all.filter((one) => isExact(one) && !one.words.some(isName));
  // "Where did the money come from?" asks for no sum.
  const spent = all.flatMap(({ words }) => words);
  const named = reading.query.concepts.filter(
    (word) => isExact(word) && !isName(word) && !spent.includes(word) && !word.areas.includes('awards'),
  );
  return [...phrased, ...named.map((word) => ({ fields: word.fields, words: [word] }))];
}

/** What entries that are named do not give. */
export function toRefusal(entries: KnownRecord[]): ExtractiveAnswer {
  const near = entries.flatMap(({ passages }) => passages.slice(0, 1));
  return {
    ...refuse(near, 'The portfolio does not give that for this entry.'),
    isSettled: true,
  };
}

function isFilled({ values }: KnownRecord, { fields }: AskedField): boolean {
  return fields.some((field) => values.has(field));
}

/** Whether the question holds nothing but the whole name of an entry and what it asks of it. */
function isNamedWhole({ leftover, naming }: Reading): boolean {
  return leftover.every(({ token }) => naming?.tokens.includes(token));
}

/** A field that the entry fills, or that its text speaks of; with the whole name in the question in the same word. */
function isGiven(entry: KnownRecord, asked: AskedField, reading: Reading): boolean {
  return isFilled(entry, asked) || asked.words.every((word) => says(entry.terms, word, !isNamedWhole(reading)));
}
