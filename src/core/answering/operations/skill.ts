import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toTerms } from '../../corpus/text.ts';
import { pick, toFactEvidence } from '../records/entry-lines.ts';
import { byDate } from '../records/spans.ts';
import { toLink, type Statement } from '../statement.ts';
import { toWholePassage } from '../passages/evidence-answer.ts';
import type { Operation } from './operation.ts';

/** Words with which people ask whether somebody commands a thing. */
const commanding =
  /\b(?:know(?:s|ledge)?|familiar|experienced?|experiences|expert(?:ise)?|proficien\w+|skill(?:s|ed)?|us(?:es?|ed|ing)|work(?:ed|s|ing)?|done|good|versed|competent|background|comfortable|fluent|program(?:med)?|cod(?:e[ds]?|ing)|hands|level|much|deep|professional|practical|any|ever)\b/;
const maxItems = 6;

/** "Has she worked with React Native?": the entries that list it among their skills, latest first. */
export const skill: Operation = ({ frame, asks, leftover, dates, naming, areas, context }, { records }) => {
  if (naming || context || dates.length > 0 || areas.length > 0 || !commanding.test(frame)) return undefined;
  if (!['whether', 'what', 'which', 'where', 'how', 'count', undefined].includes(asks[0])) return undefined;
  const words = leftover.filter(({ token }) => !commanding.test(token.folded));
  if (words.length === 0) return undefined;
  const holders = records
    .filter((entry) => hasSkill(entry, words))
    .toSorted(byDate())
    .toReversed()
    .slice(0, maxItems);
  if (holders.length === 0) return undefined;
  const [sentence] = holders.flatMap(({ passages }) =>
    passages.filter(
      ({ passage, terms }) =>
        passage.kind === 'text' && words.every(({ token }) => terms.has(token.stem)) && passage.text.length < 400,
    ),
  );
  const told = sentence ? [toWholePassage(sentence)] : [];
  return { outcome: 'answered', statements: [...holders.map(toItem), ...told] };
};

/** One skill that is the words and nothing else, or of which they are the last: "PostgreSQL", "large language models". */
function hasSkill(entry: KnownRecord, words: Concept[]): boolean {
  const stems = words.map(({ token }) => token.stem).join(' ');
  return pick(entry, ['skills']).some(({ values }) =>
    values.some(({ text }) => ` ${toTerms(text).join(' ')}`.endsWith(` ${stems}`)),
  );
}

function toItem(entry: KnownRecord): Statement {
  const facts = pick(entry, ['skills']);
  const skills = facts
    .flatMap(({ label, values }) => `${label}: ${values.map(({ text }) => text).join('; ')}`)
    .join('; ');
  return {
    text: `${toLink(entry.record)} — ${skills}`,
    citation: entry.record,
    evidence: toFactEvidence(entry, facts),
    layout: 'item',
  };
}
