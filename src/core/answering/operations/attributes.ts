import type { Fact } from '../../corpus/facts.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { rank } from '../../corpus/ranking.ts';
import { fits } from '../dates.ts';
import { pick, toFactStatement, toListItem } from '../entry-lines.ts';
import { toPassageStatement } from '../evidence-answer.ts';
import type { Reading } from '../reading.ts';
import { says } from '../selection.ts';
import { byDate, toRecordSpan } from '../spans.ts';
import type { Statement } from '../statement.ts';
import { explainsAll, isNamedFully, toSubjects, type Subject } from '../subjects.ts';
import type { Operation } from './operation.ts';

/** Content schemas call fellow workers by several names; a visitor means whichever the entry has. */
export const personFields = ['collaborators', 'colleagues', 'coInventors', 'authors', 'sharedWith'];
const dateFields = ['filed', 'granted', 'date', 'start', 'end'];
/** Fields whose words are too common to ask for them against a question word that asks for something else. */
const vague = new Set([
  'team',
  'role',
  'reason',
  'number',
  'links',
  'link',
  'status',
  'start',
  'end',
  'field',
  'kind',
  'place',
]);
/** How far behind the best-named entry another may be and still answer, when it alone has the field. */
const reach = 0.35;
/** "In which cities?" after a list asks of each entry of it, up to this many. */
const maxEntries = 5;
const wantsReason =
  /\b(why|what for|for what|which reason|what reason)\b|\bwhat\b.*\bfor\b\W*$|\bfor which (work|achievement)/;

/** "When was … filed and granted, and who owned it?": the wanted fields of the entry that the question names. */
export const attributes: Operation = (reading, knowledge) => {
  const { asks, extreme, target, dates, leftover, context } = reading;
  if (asks[0] === 'count' || asks[0] === 'duration' || extreme || (target && asks[0] !== 'when')) return undefined;
  const dated = toSubjects(reading, knowledge).filter(({ entry }) => dates.every((date) => fitsDate(entry, date)));
  const full = dated.filter((subject) => isNamedFully(reading, subject));
  const subjects = full.length > 0 ? full : dated.filter((subject) => explainsAll(reading, subject));
  const wanted = toWantedFields({ ...reading, fields: toFreeFields(reading, subjects[0]?.entry) });
  if (wanted.length === 0) return undefined;
  if (leftover.length === 0 && context && context.passages.length > 1) {
    const listed = subjects.filter(({ entry }) => context.passages.some(({ of }) => of === entry)).slice(0, maxEntries);
    const each = listed
      .map(({ entry }) => ({ entry, facts: pick(entry, wanted) }))
      .filter(({ facts }) => facts.length > 0);
    if (each.length > 1)
      return { outcome: 'answered', statements: each.map(({ entry, facts }) => toFactStatement(entry, facts)) };
  }
  const roles = toRolesThere(subjects);
  if (roles.length > 1 && asks[0] === 'when')
    return { outcome: 'answered', statements: roles.toSorted(byDate()).map((entry) => toListItem(entry)) };
  const best = subjects[0]?.score ?? 0;
  const [first] = subjects
    .filter(({ score }) => score >= best - reach)
    .map(({ entry, score }) => ({ entry, score, facts: pick(entry, wanted) }))
    .filter(({ facts }) => facts.length > 0)
    .toSorted((a, b) => b.facts.length - a.facts.length || b.score - a.score);
  if (!first) return undefined;
  const facts = [...new Set([...first.facts, ...toNamedFacts(first.entry, reading)])];
  return {
    outcome: 'answered',
    statements: [toFactStatement(first.entry, facts), ...toSupport(first.entry, reading, knowledge)],
  };
};

/** The fields that a question asks for, by its own words and by its question word. */
export function toWantedFields({ asks, fields, folded }: Reading): string[] {
  const [main] = asks;
  const plain = main === undefined || main === 'which' || main === 'list' || main === 'what';
  // A web or mail address is no place.
  const isWays = fields.includes('website') || fields.includes('email');
  const written = fields.filter((field) => (plain || !vague.has(field)) && !(isWays && field === 'place'));
  const named = written.some((field) => personFields.includes(field)) ? [...written, ...personFields] : written;
  const asked = [
    ...(asks.includes('when') && !named.some((field) => dateFields.includes(field)) ? dateFields : []),
    ...(asks.includes('who') && named.length === 0 ? personFields : []),
    ...(asks.includes('where') ? ['place'] : []),
    ...(wantsReason.test(folded) ? ['reason'] : []),
  ];
  return [...new Set([...named, ...asked])];
}

/** A word that belongs to the entry's name asks for no field: the "institute" of an institute. */
function toFreeFields({ labels, kinds }: Reading, entry: KnownRecord | undefined): string[] {
  const free = [...labels, ...kinds].filter((word) => !entry || !says(entry.names, word, false));
  return free.flatMap(({ fields }) => fields);
}

/** Several roles with the employer that the question names: joining and leaving are told by all of them. */
function toRolesThere(subjects: Subject[]): KnownRecord[] {
  const [best] = subjects;
  const employer = ({ facts }: KnownRecord) => facts.find(({ field }) => field === 'employer')?.values[0]?.text;
  if (best?.entry.record.area !== 'experience' || best.words.length === 0) return [];
  const rolesThere = subjects.filter(({ entry }) => employer(entry) === employer(best.entry)).map(({ entry }) => entry);
  const values = best.entry.values.get('employer') ?? new Set<string>();
  return best.words.every((word) => says(values, word, false)) ? rolesThere : [];
}

function fitsDate(entry: KnownRecord, date: Reading['dates'][number]): boolean {
  const span = toRecordSpan(entry);
  return span !== undefined && fits(span, date);
}

/** Facts of people whose part in the entry is a word of the question: "director of …". */
function toNamedFacts({ facts, values, names }: KnownRecord, { query }: Reading): Fact[] {
  const rest = query.concepts.filter((word) => !says(names, word, false));
  return facts.filter(
    ({ field, kind }) => kind === 'person' && rest.some((word) => says(values.get(field) ?? new Set(), word, false)),
  );
}

/** A sentence of the entry that says a word of the question which its name and fields do not. */
function toSupport(entry: KnownRecord, { query }: Reading, knowledge: Knowledge): Statement[] {
  const rest = query.concepts.filter((word) => !says(entry.names, word, false));
  const [best] = rank({ ...query, concepts: rest }, knowledge).filter(({ known, concepts }) => {
    const isSaid = concepts.some((word) => says(known.terms, word, true));
    return known.of === entry && isSaid && known.passage.kind === 'text';
  });
  return best ? [toPassageStatement(best)] : [];
}
