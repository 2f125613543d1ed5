import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import { kinGroups } from '../../corpus/private-topics.ts';
import type { Query } from '../../corpus/query.ts';
import { rank, type Prior, type Ranked } from '../../corpus/ranking.ts';
import type { Reading } from '../reading/reading.ts';
import * as frameSigns from './frame-signs.ts';
import * as entrySigns from '../signs/entry-signs.ts';

const bonus = { area: 0.06, kind: 0.08, context: 0.35, naming: -0.25, stray: -0.07, kin: 0.1 };
const rankings = new WeakMap<Query, Ranked[]>();

/**
 * The passages that a question is about, best first; several steps of one answer ask for them. They are kept by the query
 * alone: a reading with the query of another, as `{ ...reading, context }` has, gets the ranking of whichever came first.
 */
export function toRanked(reading: Reading, knowledge: Knowledge, query: Query = reading.query): Ranked[] {
  const kept = rankings.get(query) ?? rank(query, knowledge, toPrior(reading));
  rankings.set(query, kept);
  return kept;
}

/** What a question lets expect of the passage that answers it. */
function toPrior({ areas, asks, context, fields, query }: Reading): Prior {
  const [main] = asks;
  const wanted = main && frameSigns.expected[main];
  const isFamily = query.concepts.some(({ token }) => kinGroups.has(token.stem));
  const near = new Map(context?.records.map((entry, index) => [entry, bonus.context / (1 + index)]));
  return ({ passage: { area, kind, field = '', text }, of }: KnownPassage) => {
    const isOfKind = () => of.facts.some((fact) => fact.field === field && fact.kind === wanted?.kind);
    const isProse = kind !== 'fact' || (!context && main === 'count' && entrySigns.proseFields.includes(field));
    const fits = wanted && (isProse ? text.search(wanted.sign) >= 0 : isOfKind());
    return (
      (areas.includes(area) ? bonus.area : 0) +
      (fits ? bonus.kind : 0) +
      (fits || kind === 'text' || fields.includes(field) ? 0 : bonus.stray) +
      (near.get(of) ?? 0) +
      (isFamily && area === 'about' ? bonus.kin : 0) +
      (entrySigns.bareNameFields.includes(field) ? bonus.naming : 0)
    );
  };
}
