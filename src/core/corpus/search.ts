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
