import { findPassages, type Search } from '../../corpus/search.ts';
import { createBreaker } from './breaker.ts';
import { createDailyLimit, type CountModelAnswer } from './daily-limit.ts';
import { embedQuestion } from './embed-question.ts';
import type { Model } from './model.ts';

export interface HybridSearchPorts {
  model: Pick<Model, 'embed' | 'embeddingModel'>;
  /** How long the query's vector may take. */
  milliseconds: number;
  /** Searches a day by meaning: whoever calls has no quota, and each costs the owner a call. */
  dailyLimit: number;
  countSearch: CountModelAnswer;
  now: () => number;
}

/** Searches by words and meaning, as answers are found; by words alone whenever the embedding model does not serve. */
export function createHybridSearch(ports: HybridSearchPorts): Search {
  const { embed, embeddingModel } = ports.model;
  const breaker = createBreaker(ports.now);
  const takeTurn = createDailyLimit(ports.dailyLimit, ports.countSearch, ports.now);
  return async (corpus, text, limit, signal = new AbortController().signal) => {
    if (breaker.isOpen()) {
      return { ...findPassages(corpus, text, limit), retrieval: 'lexical', withoutVectors: 'paused' };
    }
    const semantics = { embed, embeddingModel, milliseconds: ports.milliseconds, takeTurn, signal };
    const { query, ...retrieval } = await embedQuestion(text, corpus, semantics);
    breaker.record(retrieval.withoutVectors === 'failed' || retrieval.withoutVectors === 'slow');
    return { ...findPassages(corpus, text, limit, query), ...retrieval };
  };
}
