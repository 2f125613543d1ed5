import type { Knowledge } from './knowledge.ts';
import { oncePer } from './once.ts';
import type { Token } from './text.ts';

/** Words and pairs of words that speak for a question which something answers, or against it where the weight is below 0. */
export interface Odds {
  weight: number;
  /** One a line. */
  grams: string;
}

/** The words of a question and each two that follow one another; nothing stands before its first and after its last. */
export function toGrams(tokens: readonly Token[]): string[] {
  return [...tokens, { stem: '' }].flatMap(({ stem }, at) => [stem, `${tokens[at - 1]?.stem} ${stem}`]);
}

const toWeights = oncePer(
  ({ corpus }: Knowledge) =>
    new Map(corpus.odds.flatMap(({ weight, grams }) => grams.split('\n').map((gram) => [gram, weight] as const))),
);

/**
 * By how much likelier the owner expects a question to be answered than to be put in vain: a natural logarithm, 0 where
 * nothing is known of it. Naive Bayes over words and pairs of them (Wang and Manning 2012, Baselines and Bigrams).
 */
export function toLogOdds(tokens: readonly Token[], knowledge: Knowledge): number {
  const weights = toWeights(knowledge);
  return toGrams(tokens).reduce((sum, gram) => sum + (weights.get(gram) ?? 0), 0);
}
