import { weights } from './confidence-weights.ts';
import { privateTopics } from './private-topics.ts';
import { toWeight, type Concept, type Query } from './query.ts';
import { toSaid, toStrength, toWorth, type Ranked } from './ranking.ts';

/** What is measured of the best passage, each from 0 to 1; the weights are fitted by `scripts/fit-confidence.ts`. */
export type Features = Record<keyof typeof weights.features, number>;

/** At least this sure, and the best passage is the answer. */
export const answerThreshold = weights.answer;
/** At least this sure, and it is worth showing as the nearest there is. */
export const nearThreshold = weights.near;

/** How sure it is that the best passage answers the question, 0 to 1. */
export function toConfidence(query: Query, ranked: Ranked[]): number {
  if (ranked.length === 0) return 0;
  const features = toFeatures(query, ranked);
  const score = Object.entries(weights.features).reduce(
    (total, [name, weight]) => total + weight * features[name as keyof Features],
    weights.bias,
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
  const plain = concepts.filter(({ alternatives }) => toWorth(alternatives.slice(0, 1), best.known.of.terms) > 0);
  return {
    coverage: best.coverage,
    inSentence: toWeight(concepts, ({ alternatives }) => toSaid(alternatives, said, foreseen)) / total,
    inRecord:
      toWeight(concepts, (concept) => Math.min(1, toStrength(concept, best.known, sentence, foreseen) / 0.35)) / total,
    literal: toWeight(plain) / total,
    worstMiss: Math.max(0, ...missed.map(({ weight }) => weight)),
    unknown: missed.filter((concept) => !concept.known).length / concepts.length,
    missedName: missed.some(isName) ? 1 : 0,
    privateTopic: missed.some(isPrivate) ? 1 : 0,
    named: toNamed(best, concepts),
    few: 1 / (1 + concepts.length),
    lead: Math.min(1, Math.max(0, best.score - (other?.score ?? 0)) * 2),
    score: Math.min(1, Math.max(0, best.score)),
  };
}

/** How fully the question gives one of the record's names. */
function toNamed({ known }: Ranked, concepts: Concept[]): number {
  return Math.max(
    0,
    ...known.of.forms.map(
      (form) => concepts.filter(({ alternatives }) => toWorth(alternatives.slice(0, 1), form) > 0).length / form.size,
    ),
  );
}

function isName({ token, corrected }: Concept): boolean {
  return !corrected && token.start > 0 && /^\p{Lu}/u.test(token.text);
}

function isPrivate({ token }: Concept): boolean {
  return privateTopics.has(token.stem);
}
