import { answerThreshold, toConfidence } from './confidence.ts';
import { toExcerpt } from './excerpt.ts';
import { rankHybrid, standsOut, type HybridHit } from './hybrid.ts';
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
  /** How well it fits, 0 to 1, in thousandths. */
  score: number;
  /** The verbatim sentences of the passage that hold the match. */
  excerpt: string;
}

/** How passages were found, for the log. */
export interface Retrieval {
  retrieval: 'lexical' | 'hybrid';
  /** Why an embedding model that is configured was not used. */
  withoutVectors?: 'no_vectors' | 'other_model' | 'failed' | 'slow' | 'daily_limit' | 'paused';
}

export interface SearchResult extends Partial<Retrieval> {
  /** `not_in_portfolio` with no hits when nothing passes the threshold that answers use too. */
  outcome: Extract<Outcome, 'answered' | 'not_in_portfolio'>;
  hits: Hit[];
}

/** Port: finds passages. The signal tells that the caller left. */
export type Search = (corpus: Corpus, query: string, limit: number, signal?: AbortSignal) => Promise<SearchResult>;

/** Finds passages by their words. */
export const search: Search = async (corpus, text, limit) => findPassages(corpus, text, limit);

/**
 * Finds the best passage of each record that fits a query, best first.
 * @param vector the meaning of the query, by the embedding model of the corpus
 */
export function findPassages(corpus: Corpus, text: string, limit: number, vector?: number[]): SearchResult {
  const knowledge = toKnowledge(corpus);
  const query = toQuery(text, knowledge);
  const ranked = rank(query, knowledge);
  // A few words are no question, and by the odds of questions few would be answered.
  const isAnswered = toConfidence(query, ranked, 0) >= answerThreshold;
  const best = ranked[0]?.score ?? 0;
  const found: HybridHit[] = vector && corpus.vectors ? rankHybrid(ranked, corpus.vectors, vector, knowledge) : ranked;
  const byWords = new Map(ranked.map((one) => [one.known, one]));
  const fits = ({ known, standing }: HybridHit) => {
    const share = byWords.get(known)?.score ?? Number.NEGATIVE_INFINITY;
    return (isAnswered && share >= best / 2) || standsOut(standing, corpus.passages.length);
  };
  const seen = new Set<string>();
  // The order knows more than the score, as how likely one asks so: no passage fits better than the one before it.
  let score = 1;
  const hits = found.flatMap((hit): Hit[] => {
    const { passage, of } = hit.known;
    if (seen.size >= limit || seen.has(passage.recordId) || !fits(hit)) return [];
    seen.add(passage.recordId);
    const excerpt = toExcerpt(byWords.get(hit.known) ?? { known: hit.known, sentence: 0, concepts: [] }, 2);
    score = Math.min(score, Math.round(Math.max(0, hit.score) * 1000) / 1000);
    return [{ passage, record: of.record, score, excerpt }];
  });
  return { outcome: hits.length > 0 ? 'answered' : 'not_in_portfolio', hits };
}
