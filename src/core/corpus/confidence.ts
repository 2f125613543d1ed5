import { weights } from './confidence-weights.ts';
import { privateTopics } from './private-topics.ts';
import { toWeight, type Query } from './query.ts';
import { toSaid, toStrength, toWorth, worth, type Ranked } from './ranking.ts';
import { isName } from './text.ts';

/** What is measured of the best passage, each 0 to about 1; the weights are fitted by `scripts/fit-confidence.ts`. */
export type Features = Record<keyof typeof weights.features, number>;

/** At least this sure, and the best passage is the answer. */
export const answerThreshold = weights.answer;
/** At least this sure, and it is worth showing as the nearest there is. */
export const nearThreshold = weights.near;

/**
 * How sure it is that the best passage answers the question, 0 to 1.
 * @param odds that something answers it, as `toLogOdds` gives them
 */
export function toConfidence(query: Query, ranked: Ranked[], odds: number): number {
  if (ranked.length === 0) return 0;
  const features = toFeatures(query, ranked);
  const score = Object.entries(weights.features).reduce(
    (total, [name, weight]) => total + weight * features[name as keyof Features],
    weights.bias + weights.odds * odds,
  );
  return 1 / (1 + Math.exp(-score));
}

export function toFeatures({ concepts }: Query, ranked: Ranked[]): Features {
  const [best, ...others] = ranked as [Ranked, ...Ranked[]];
  const total = toWeight(concepts) || 1;
  const missed = concepts.filter((concept) => !best.concepts.includes(concept));
  const { sentence, foreseen } = best;
  const said = best.known.sentences[sentence]?.terms;
  const other = others.find(({ known }) => known.of !== best.known.of);
  return {
    coverage: best.coverage,
    inSentence: toWeight(concepts, ({ alternatives }) => toSaid(alternatives, said, foreseen)) / total,
    inRecord:
      toWeight(concepts, (concept) => Math.min(1, toStrength(concept, best.known, sentence, foreseen) / worth.record)) /
      total,
    literal: toWeight(concepts, ({ alternatives }) => toWorth(alternatives.slice(0, 1), best.known.of.terms)) / total,
    worstMiss: Math.max(0, ...missed.map(({ weight }) => weight)),
    unknown: missed.filter((concept) => !concept.known).length / concepts.length,
    missedName: Number(missed.some(isName)),
    privateTopic: Number(missed.some(({ token }) => privateTopics.has(token.stem))),
    few: 1 / (1 + concepts.length),
    lead: best.score - (other?.score ?? 0),
    score: best.score,
  };
}
