import { pick, toFactStatement } from '../entry-lines.ts';
import type { Reading } from '../reading.ts';
import { explainsAll, toSubjects } from '../subjects.ts';
import type { Operation } from './operation.ts';

/** Content schemas call fellow workers by several names; a visitor means whichever the entry has. */
export const personFields = ['collaborators', 'colleagues', 'coInventors', 'authors', 'sharedWith'];
const dateFields = ['filed', 'granted', 'date', 'start', 'end'];
/** Fields whose words are too common to ask for them against a question word that asks for something else. */
const vague = new Set(['team', 'role', 'reason', 'number', 'links', 'link', 'status', 'start', 'end', 'field', 'kind']);
/** How far behind the best-named entry another may be and still answer, when it alone has the field. */
const reach = 0.35;

/** "When was … filed and granted, and who owned it?": the wanted fields of the entry that the question names. */
export const attributes: Operation = (reading, knowledge) => {
  if (reading.asks[0] === 'count' || reading.asks[0] === 'duration' || reading.extreme || reading.dates.length > 0)
    return undefined;
  if (reading.target && reading.asks[0] !== 'when') return undefined;
  const wanted = toWantedFields(reading);
  if (wanted.length === 0) return undefined;
  const subjects = toSubjects(reading, knowledge).filter((subject) => explainsAll(reading, subject));
  const best = subjects[0]?.score ?? 0;
  const [first] = subjects
    .filter(({ score }) => score >= best - reach)
    .map(({ entry, score }) => ({ entry, score, facts: pick(entry, wanted) }))
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) => b.facts.length - a.facts.length || b.score - a.score);
  return first && { outcome: 'answered', statements: [toFactStatement(first.entry, first.facts)] };
};

/** The fields that a question asks for, by its own words and by its question word. */
export function toWantedFields({ asks, fields }: Reading): string[] {
  const [main] = asks;
  const plain = main === undefined || main === 'which' || main === 'list' || main === 'what';
  const written = fields.filter((field) => plain || !vague.has(field));
  const named = written.some((field) => personFields.includes(field)) ? [...written, ...personFields] : written;
  const asked = [
    ...(asks.includes('when') && !named.some((field) => dateFields.includes(field)) ? dateFields : []),
    ...(asks.includes('who') && named.length === 0 ? personFields : []),
    ...(asks.includes('where') ? ['place'] : []),
  ];
  return [...new Set([...named, ...asked])];
}
