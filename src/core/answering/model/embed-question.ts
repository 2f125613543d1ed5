import type { Corpus } from '../../corpus/corpus.ts';
import type { Retrieval } from '../../corpus/search.ts';
import { withinTime } from './deadlines.ts';
import type { Embed } from './model.ts';

/** How the meaning of a question is had. */
export interface Semantics {
  embed?: Embed | undefined;
  embeddingModel?: string | undefined;
  /** How long the question's vector may take. */
  milliseconds: number;
  /** Whether a call may be made at all: asked right before it, so that none goes uncounted. */
  takeTurn: () => Promise<boolean>;
  signal: AbortSignal;
}

/**
 * The vector of a question, or why there is none: the ranking by words is then the answer.
 * @throws the signal's reason when the caller left
 */
export async function embedQuestion(
  question: string,
  { vectors }: Corpus,
  { embed, embeddingModel, milliseconds, takeTurn, signal }: Semantics,
): Promise<Retrieval & { query?: number[] }> {
  if (!embed) return { retrieval: 'lexical' };
  if (!vectors) return { retrieval: 'lexical', withoutVectors: 'no_vectors' };
  if (vectors.model !== embeddingModel) return { retrieval: 'lexical', withoutVectors: 'other_model' };
  if (!(await takeTurn())) return { retrieval: 'lexical', withoutVectors: 'daily_limit' };
  try {
    const result = await withinTime((limit) => embed([question], limit), milliseconds, signal);
    signal.throwIfAborted();
    const [query] = result ?? [];
    if (!query) return { retrieval: 'lexical', withoutVectors: 'slow' };
    if (query.length !== vectors.dimensions) return { retrieval: 'lexical', withoutVectors: 'other_model' };
    return { retrieval: 'hybrid', query };
  } catch {
    signal.throwIfAborted();
    return { retrieval: 'lexical', withoutVectors: 'failed' };
  }
}
