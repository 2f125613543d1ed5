import { answerThreshold, toConfidence } from './confidence.ts';
import { toExcerpt } from './excerpt.ts';
import { toKnowledge } from './knowledge.ts';
import { toQuery } from './query.ts';
import { rank } from './ranking.ts';
import type { Outcome } from '../contract/events.ts';
import type { Corpus, CorpusRecord } from './corpus.ts';
import type { Passage } from './passages.ts';

/** A passage found for a query. */
export interface Hit {
  passage: Passage;
  record: CorpusRecord;
  /** How well it fits, 0 to 1. */
  score: number;
  /** The verbatim sentences of the passage that hold the match. */
  excerpt: string;
}

export interface SearchResult {
  /** `not_in_portfolio` with no hits when nothing passes the threshold that answers use too. */
  outcome: Extract<Outcome, 'answered' | 'not_in_portfolio'>;
  hits: Hit[];
}

export type Search = (corpus: Corpus, query: string, limit: number) => SearchResult;

/** Finds the best passage of each record that fits a query, best first. */
export const search: Search = (corpus, text, limit) => {
  const knowledge = toKnowledge(corpus);
  const query = toQuery(text, knowledge);
  const ranked = rank(query, knowledge);
  if (toConfidence(query, ranked) < answerThreshold) return { outcome: 'not_in_portfolio', hits: [] };
  const seen = new Set<string>();
  const hits = ranked.flatMap((found): Hit[] => {
    const { known, score } = found;
    if (seen.size >= limit || seen.has(known.passage.recordId) || score < (ranked[0]?.score ?? 0) / 2) return [];
    seen.add(known.passage.recordId);
    const excerpt = toExcerpt(found, 2);
    return [{ passage: known.passage, record: known.of.record, score: Math.max(0, Math.min(1, score)), excerpt }];
  });
  return { outcome: 'answered', hits };
};
