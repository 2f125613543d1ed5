import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toPhraseWords } from '../reading/field-phrases.ts';
import { pick, toFactEvidence } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import { toLink, type Statement } from '../statement.ts';
import { technologies } from '../records/technologies.ts';
import { maxItems } from './list.ts';
import type { Operation } from './operation.ts';

interface AskedValues {
  phrase: RegExp;
  fields: string[];
  areas?: Area[];
  /** Kind of the publications meant. */
  kind?: string;
  /** Which values are meant, by their folded text. */
  among?: ReadonlySet<string>;
}

/** Questions for the values of a field over all entries, on the folded question. */
const table: AskedValues[] = [
  {
    phrase:
      /\b(programming|coding|computer) languages?\b|\blanguages?\b.*\b(code|codes|program|programs|programming|coding)\b/,
    fields: ['skills'],
    among: technologies.languages,
  },
  {
    phrase: /\b(databases?|data ?stores?|database (systems?|engines?))\b/,
    fields: ['skills'],
    among: technologies.databases,
  },
  { phrase: /\b(technolog(y|ies)|skills?|tools|tooling|tech(nology|nical)?|stack|frameworks?)\b/, fields: ['skills'] },
  { phrase: /\bco-?authors?\b|\bco-?(wrote|written)\b|\b(write|wrote|written|published?) with\b/, fields: ['authors'] },
  { phrase: /\bco-?invent\w+|\binvent\w* with\b/, fields: ['coInventors'] },
  {
    phrase:
      /\b(co-?workers?|colleagues|collaborators?|team ?mates?)\b|\b(work|works|worked|working|collaborated) with\W*$/,
    fields: ['colleagues', 'collaborators', 'coInventors', 'authors'],
  },
  {
    phrase:
      /\b(cities|countries|towns|places)\b.*\b(lived? and )?(work|works|worked|working|jobs?|employed|career|based)\b/,
    fields: ['place'],
    areas: ['experience'],
  },
  { phrase: /\bconferences\b.*\b(spoke|speak|talk)/, fields: ['venue'], kind: 'talk' },
  { phrase: /\b(journals|magazines|conferences|venues|publishers)\b/, fields: ['venue'] },
  {
    phrase:
      /\b(who|which|what)\b.*\b(gave|given|awarded|honou?red)\b.*\b(awards?|prizes?|medals?|honou?rs?|her|him|them|you)\b/,
    fields: ['awarder'],
  },
  { phrase: /\b(funders|sponsors|backers)\b/, fields: ['funding'] },
  { phrase: /\blicen[cs]es\b/, fields: ['licence'] },
];

/** A list of jobs names the employers; only counting them needs each once. */
const employers: AskedValues = { phrase: /\b(employers|companies|firms)\b/, fields: ['employer'] };

/** "Who are her co-authors?", "which databases has she used?": each value once, with the entries that hold it. */
export const values: Operation = ({ asks, folded, leftover, dates, naming, context, areas, query }, knowledge) => {
  const isCount = asks[0] === 'count';
  if (naming || context || dates.length > 0 || ['duration', 'when', 'whether', 'why'].includes(asks[0] ?? ''))
    return undefined;
  const asked = (isCount ? [...table, employers] : table).find(({ phrase }) => phrase.test(folded));
  const [said = ''] = asked?.phrase.exec(folded) ?? [];
  if (!asked || !leftover.every((word) => toPhraseWords(said, asked.phrase, query.concepts).includes(word)))
    return undefined;
  const within =
    asked.areas ??
    areas.filter((area) =>
      knowledge.records.some(
        (entry) => entry.record.area === area && asked.fields.some((field) => entry.values.has(field)),
      ),
    );
  const entries = knowledge.records
    .filter(({ record }) => within.length === 0 || within.includes(record.area))
    .filter((entry) => asked.fields.some((field) => entry.values.has(field)))
    .filter(({ values: held }) => !asked.kind || held.get('kind')?.has(asked.kind))
    .toSorted(byDate());
  const byValue = new Map<string, Map<KnownRecord, string>>();
  for (const entry of entries) {
    for (const { field, kind, values: held } of pick(entry, asked.fields)) {
      for (const { text } of held) {
        // A person's part differs from entry to entry.
        const value = kind === 'person' ? (text.split(' (')[0] ?? text) : text;
        if (asked.among && !asked.among.has(value.toLowerCase())) continue;
        byValue.set(value, (byValue.get(value) ?? new Map<KnownRecord, string>()).set(entry, field));
      }
    }
  }
  if (byValue.size === 0 || entries.length < 2) return undefined;
  const number: Statement = { text: `The portfolio names ${byValue.size}.`, evidence: [], layout: 'paragraph' };
  return {
    outcome: 'answered',
    statements: [
      ...(isCount ? [number] : []),
      ...[...byValue].slice(0, maxItems).map(([value, holders]) => toItem(value, holders)),
    ],
  };
};

function toItem(value: string, holders: Map<KnownRecord, string>): Statement {
  const links = [...holders.keys()].map(({ record }) => toLink(record));
  const evidence = [...holders].flatMap(([entry, field]) => toFactEvidence(entry, pick(entry, [field])));
  return { text: `${value} — ${links.join(', ')}`, evidence, layout: 'item' };
}
