import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toCore } from '#core/answering/reading/clauses.ts';
import { toEvidenceAnswer } from '#core/answering/passages/evidence-answer.ts';
import { guard } from '#core/answering/honesty/guard.ts';
import { isJobDescription } from '#core/answering/job/job-description.ts';
import { toLanguage } from '#core/answering/language/translate.ts';
import { toDoubt } from '#core/answering/honesty/premises.ts';
import { toPrior } from '#core/answering/passages/prior.ts';
import { read } from '#core/answering/reading/reading.ts';
import { toFeatures, type Features } from '#core/corpus/confidence.ts';
import { weights as present } from '#core/corpus/confidence-weights.ts';
import { toKnowledge } from '#core/corpus/knowledge.ts';
import { rank } from '#core/corpus/ranking.ts';
import { openFolder } from './eval/open-folder.ts';
import { readQuestions, type GoldenQuestion } from './eval/question-file.ts';

const help = `node scripts/fit-confidence.ts FOLDER=QUESTIONS …

Fits the weights by which an answer is given, hedged or refused, and writes src/core/corpus/confidence-weights.ts.
Give content folders with question files that were written for fitting; never a golden set that is to be reported.`;

interface Example {
  features: number[];
  right: boolean;
  answerable: boolean;
}

const names = Object.keys(present.features) as (keyof Features)[];
const target = 'src/core/corpus/confidence-weights.ts';
const rounds = 6000;
const rate = 0.3;
const shrink = 0.002;
const wrongShare = 0.3;

/** Each single question with the best passages' features, and whether they hold what is expected. */
async function toExamples(folder: string, file: string): Promise<Example[]> {
  const corpus = await openFolder(folder);
  const knowledge = toKnowledge(corpus);
  return readQuestions(await readFile(file, 'utf8'), file).flatMap((question): Example[] => {
    const text = question.question ?? '';
    if (!text || toLanguage(text) || isJobDescription(text) || guard(text).question !== text.trim()) return [];
    const reading = read(toCore(text), knowledge);
    const ranked = rank(reading.query, knowledge, toPrior(reading));
    if (ranked.length === 0 || toDoubt(reading, ranked, knowledge)) return [];
    const features = toFeatures(reading.query, ranked);
    const answer = toEvidenceAnswer(ranked)
      .map((statement) => `${statement.text} ${statement.citation?.title}`)
      .join('\n');
    return [
      {
        features: names.map((name) => features[name]),
        right: isRight(question, answer),
        answerable: question.answerable,
      },
    ];
  });
}

function isRight({ answerable, expect_all, expect_any, must_not }: GoldenQuestion, answer: string): boolean {
  const holds = (source: string) => new RegExp(source, 'i').test(answer);
  return (
    answerable &&
    expect_all.every(holds) &&
    (expect_any.length === 0 || expect_any.some(holds)) &&
    !must_not.some(holds)
  );
}

/** Logistic regression by plain gradient descent: small data, so nothing better is needed. */
function fit(examples: Example[]): { bias: number; weights: number[] } {
  const weights = names.map(() => 0);
  let bias = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = names.map(() => 0);
    let slope = 0;
    for (const { features, right, answerable } of examples) {
      // An answerable question with a wrong best passage is half an example: the fault may lie with the ranking.
      const share = !right && answerable ? wrongShare : 1;
      const error = share * (toProbability(features, weights, bias) - Number(right));
      slope += error;
      for (const [index, value] of features.entries()) slopes[index] = (slopes[index] ?? 0) + error * value;
    }
    bias -= (rate * slope) / examples.length;
    for (const index of weights.keys()) {
      weights[index] = (weights[index] ?? 0) * (1 - rate * shrink) - (rate * (slopes[index] ?? 0)) / examples.length;
    }
  }
  return { bias, weights };
}

function toProbability(features: number[], weights: number[], bias: number): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), bias)));
}

/** The threshold with the most right answers given, where an answer to an unanswerable question undoes two. */
function toThreshold(examples: Example[], weights: number[], bias: number): number {
  const worth = (limit: number) =>
    examples.reduce((sum, { features, right, answerable }) => {
      if (toProbability(features, weights, bias) < limit) return sum + (answerable ? 0 : 1);
      return sum + (right ? 1 : answerable ? 0 : -1);
    }, 0);
  const limits = Array.from({ length: 60 }, (_, index) => 0.2 + index / 100);
  return limits.reduce((best, limit) => (worth(limit) > worth(best) ? limit : best));
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help || positionals.length === 0) return console.log(help);
  const sets = await Promise.all(positionals.map((pair) => toExamples(...(pair.split('=') as [string, string]))));
  const examples = sets.flat();
  const { bias, weights } = fit(examples);
  const answer = toThreshold(examples, weights, bias);
  const right = examples.filter(
    (example) => toProbability(example.features, weights, bias) >= answer === example.right,
  ).length;
  console.log(
    `${examples.length} examples, ${examples.filter((example) => example.right).length} right passages; decided rightly: ${right}`,
  );
  const rows = names.map((name, index) => `    ${name}: ${(weights[index] ?? 0).toFixed(3)},`).join('\n');
  await writeFile(
    target,
    `/** Written by \`scripts/fit-confidence.ts\`; fitted on questions written for it and generated ones, not on golden sets. */
export const weights = {
  bias: ${bias.toFixed(3)},
  features: {
${rows}
  },
  answer: ${answer.toFixed(2)},
  near: ${(answer * 0.3).toFixed(2)},
};
`,
  );
}

await main();
