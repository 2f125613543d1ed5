import type { Features } from '#core/corpus/confidence.ts';
import { weights as present } from '#core/corpus/confidence-weights.ts';

/*
 * Every sign weighs the same once it is divided by how much it varies, and only one line is fitted over their sum: a few
 * hundred questions are too few to tell a dozen weights apart, and on portfolios left out of the fit weights of their own
 * gave more false answers for as many right ones (Dawes 1979, The robust beauty of improper linear models). The line makes
 * a probability of it (Platt 1999). What expected questions add is a line of its own, fitted with the other one held: few
 * owners write them, and without any the odds are 0.
 */

export interface Example {
  features: number[];
  odds: number;
  right: boolean;
  answerable: boolean;
  /** The portfolio that was asked. */
  asked: string;
  isStranger: boolean;
  /** How much it counts in the fit. */
  share: number;
}

export interface Model {
  bias: number;
  weights: number[];
  odds: number;
  answer: number;
}

/** What speaks against an answer; the others speak for it. */
const against: (keyof Features)[] = ['worstMiss', 'unknown', 'missedName', 'privateTopic', 'few'];

export const names = Object.keys(present.features) as (keyof Features)[];
const rounds = 4000;
const oddsRounds = 20;
const rate = 0.05;
/** How many right answers an answer to an unanswerable question undoes. */
const falseCost = 1.5;

/** @param expecting the same questions, asked where they are expected */
export function fit(examples: Example[], expecting: Example[]): Model {
  const own = examples.filter(({ isStranger }) => !isStranger);
  const signs = names.map(
    (name, index) => (against.includes(name) ? -1 : 1) / toSpread(own.map(({ features }) => features[index] ?? 0)),
  );
  const sums = examples.map(({ features }) => toSum(features, signs));
  const total = examples.reduce((sum, { share }) => sum + share, 0);
  let bias = 0;
  let slope = 0;
  // Plain gradient descent: two numbers need nothing better.
  for (let round = 0; round < rounds; round += 1) {
    let [up, out] = [0, 0];
    for (const [index, { right, share }] of examples.entries()) {
      const sum = sums[index] ?? 0;
      const error = share * (toShare(slope * sum + bias) - Number(right));
      up += error;
      out += error * sum;
    }
    bias -= (rate * up) / total;
    slope -= (rate * out) / total;
  }
  const weights = signs.map((sign) => sign * slope);
  const odds = fitOdds(expecting, { weights, bias });
  return { bias, weights, odds, answer: toThreshold(examples, { weights, bias, odds }) };
}

/** What the odds are worth beside a model that lacks them, by Newton's method. */
function fitOdds(examples: Example[], model: Omit<Model, 'answer' | 'odds'>): number {
  let odds = 0;
  for (let round = 0; round < oddsRounds; round += 1) {
    let [slope, curve] = [0, 0];
    for (const example of examples) {
      const probability = toProbability(example, { ...model, odds });
      slope += example.share * (Number(example.right) - probability) * example.odds;
      curve += example.share * probability * (1 - probability) * example.odds ** 2;
    }
    odds += slope / curve;
  }
  return odds;
}

/** The standard deviation of a feature. */
function toSpread(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

function toSum(features: number[], weights: number[]): number {
  return features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
}

function toShare(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

export function toProbability({ features, odds }: Example, model: Omit<Model, 'answer'>): number {
  return toShare(model.bias + toSum(features, model.weights) + odds * model.odds);
}

/** The threshold with the most right answers given. */
function toThreshold(examples: Example[], model: Omit<Model, 'answer'>): number {
  const own = examples
    .filter(({ isStranger }) => !isStranger)
    .map((example) => ({
      probability: toProbability(example, model),
      worth: example.right ? 1 : example.answerable ? 0 : -falseCost,
    }));
  const worth = (limit: number) =>
    own.reduce((sum, example) => sum + (example.probability < limit ? 0 : example.worth), 0);
  const limits = Array.from({ length: 60 }, (_, index) => 0.1 + index / 100);
  return limits.reduce((best, limit) => (worth(limit) > worth(best) ? limit : best));
}
