import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import type { Reading } from '../reading/reading.ts';
import { refuse } from '../honesty/refuse.ts';
import { says } from '../records/selection.ts';
import { isNamedFully, toSubjects } from '../reading/subjects.ts';
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

/** Score of an entry all of whose name stands in the question. */
const fullName = 1.2;

/** "What is the DOI of …?", where the entry gives none and its text does not speak of it: said plainly. */
export const missingField: Operation = (reading, knowledge) => {
  const asked = reading.query.concepts.filter(({ fields }) => fields.some((field) => exact.has(field)));
  const isUndated = reading.asks[0] === 'when' && reading.areas.length > 0 && reading.dates.length === 0;
  if ((asked.length === 0 && !isUndated) || reading.asks[0] === 'count' || reading.target) return undefined;
  const [best] = toSubjects(reading, knowledge).filter(
    (subject) =>
      isNamedFully(reading, subject) &&
      subject.words.length > 0 &&
      subject.words.every((word) => says(subject.entry.names, word, false)),
  );
  if (best && asked.length === 0 && isUndated) {
    const isDated = best.entry.passages.some(({ passage }) => /\d{4}/.test(passage.text));
    return isDated || best.score < fullName || isDatedElsewhere(reading, knowledge)
      ? undefined
      : refuse(best.entry.passages.slice(0, 1), 'The portfolio does not give that for this entry.');
  }
  if (!best || asked.some((word) => isGiven(best.entry, word, reading))) return undefined;
  const isElsewhere = knowledge.records.some(
    (entry) =>
      asked.some((word) => word.fields.some((field) => entry.values.has(field))) &&
      reading.leftover.every((word) => says(entry.terms, word, true)),
  );
  const isSaid = knowledge.records.some(({ passages }) =>
    passages.some(({ terms }) => [...asked, ...reading.leftover].every((word) => says(terms, word, true))),
  );
  if (isElsewhere || isSaid) return undefined;
  return refuse(best.entry.passages.slice(0, 1), 'The portfolio does not give that for this entry.');
};

/** Another passage may give the year beside the name. */
function isDatedElsewhere({ leftover }: Reading, { records }: Knowledge): boolean {
  return records.some(({ passages }) =>
    passages.some(
      ({ terms, passage }) => /\d{4}/.test(passage.text) && leftover.every((word) => says(terms, word, false)),
    ),
  );
}

function isGiven(entry: KnownRecord, word: Concept, { fields }: Reading): boolean {
  return (
    word.fields.some((field) => entry.values.has(field)) ||
    fields.some((field) => exact.has(field) && entry.values.has(field)) ||
    says(entry.terms, word, true)
  );
}
