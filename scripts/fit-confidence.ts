import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { refuteByRecords } from '#core/answering/honesty/false-premises.ts';
import { guard } from '#core/answering/honesty/guard.ts';
import { isFound, isHeld, preferHeld, toAsked } from '#core/answering/honesty/held.ts';
import { toDoubt } from '#core/answering/honesty/premises.ts';
import { isJobDescription } from '#core/answering/job/job-description.ts';
import { toLanguage } from '#core/answering/language/translate.ts';
import { operate } from '#core/answering/operations/all.ts';
import { complete } from '#core/answering/passages/complete.ts';
import { toEvidenceAnswer } from '#core/answering/passages/evidence-answer.ts';
import { toRanked } from '#core/answering/passages/prior.ts';
import { toClauses } from '#core/answering/reading/clauses.ts';
import { longMessage, toCore } from '#core/answering/reading/core.ts';
import { read } from '#core/answering/reading/reading.ts';
import type { ExtractiveAnswer } from '#core/answering/statement.ts';
import { toFeatures, type Features } from '#core/corpus/confidence.ts';
import { weights as present } from '#core/corpus/confidence-weights.ts';
import { toKnowledge, type Knowledge } from '#core/corpus/knowledge.ts';
import { splitGlued } from '#core/corpus/spelling.ts';
import { openFolder } from './eval/open-folder.ts';
import { readQuestions, type GoldenQuestion } from './eval/question-file.ts';
import { readOptions } from './help.ts';

const help = `npm run fit [-- --write]

Fits the weights by which an answer is given, hedged or refused, on the questions of tests/support/questions, and prints
what the fit gives: beside the present weights, and on each portfolio by a fit on the others. --write replaces
src/core/corpus/confidence-weights.ts. The same questions give the same bytes. Golden sets have no part in it.`;

/*
 * Every sign weighs the same once it is divided by how much it varies, and only one line is fitted over their sum: a few
 * hundred questions are too few to tell a dozen weights apart, and on portfolios left out of the fit weights of their own
 * gave more false answers for as many right ones (Dawes 1979, The robust beauty of improper linear models). The line makes
 * a probability of it (Platt 1999).
 */

const portfolios = 'tests/support/portfolios';
const calibration = 'tests/support/questions';
const target = 'src/core/corpus/confidence-weights.ts';

interface Asked extends GoldenQuestion {
  /** The portfolio that the question was written for. */
  about: string;
}

interface Example {
  features: number[];
  right: boolean;
  answerable: boolean;
  /** The portfolio that was asked. */
  asked: string;
  isStranger: boolean;
  /** How much it counts in the fit. */
  share: number;
}

interface Model {
  bias: number;
  weights: number[];
  answer: number;
}

/** What speaks against an answer; the others speak for it. */
const against: (keyof Features)[] = ['worstMiss', 'unknown', 'missedName', 'privateTopic', 'few'];

const names = Object.keys(present.features) as (keyof Features)[];
const rounds = 4000;
const rate = 0.05;
/** An answerable question with a wrong best passage: the fault may lie with the ranking. */
const wrongShare = 0.3;
/** A question about one person asked of another: there are many, and most are easy to refuse. */
const strangerShare = 0.02;
/** How many right answers an answer to an unanswerable question undoes: visitors ask few of them, these files many. */
const falseCost = 0.55;
/** Below this share of the threshold nothing is shown as near. */
const nearShare = 0.3;

/** A question of which the confidence in the best passage decides, and whether that passage is right. */
function toExample({ about, ...question }: Asked, asked: string, knowledge: Knowledge): Example[] {
  const text = question.question ?? '';
  if (!text || text.length >= longMessage || isJobDescription(text)) return [];
  if (toLanguage(text, knowledge) || guard(text).question !== text.trim()) return [];
  const core = toCore(splitGlued(text, knowledge), knowledge);
  if (toClauses(core).length > 1) return [];
  const reading = read(core, knowledge);
  if (refuteByRecords(reading, knowledge) || operate(reading, knowledge)) return [];
  const sought = toAsked(reading, knowledge);
  const all = toRanked(reading, knowledge);
  const ranked = sought ? preferHeld(all, sought) : all;
  if (ranked.length === 0 || toDoubt(reading, ranked, knowledge)) return [];
  const answer = complete({ outcome: 'answered', statements: toEvidenceAnswer(ranked) }, reading, knowledge);
  // What is wanted decides: with it an answer is given however unsure, without it never this one.
  if (sought && (isFound(ranked, sought) || !isHeld(answer, sought))) return [];
  const features = toFeatures(reading.query, ranked);
  const isStranger = about !== asked;
  const answerable = question.answerable && !isStranger;
  const right = answerable && isRight(question, answer);
  const share = isStranger ? strangerShare : answerable && !right ? wrongShare : 1;
  return [{ features: names.map((name) => features[name]), right, answerable, asked, isStranger, share }];
}

function isRight({ expect_all, expect_any, must_not }: GoldenQuestion, { statements }: ExtractiveAnswer): boolean {
  const answer = statements.map(({ text, citation }) => `${text} ${citation?.title}`).join('\n');
  const holds = (source: string) => new RegExp(source, 'i').test(answer);
  return expect_all.every(holds) && (expect_any.length === 0 || expect_any.some(holds)) && !must_not.some(holds);
}

function fit(examples: Example[]): Model {
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
  return { bias, weights, answer: toThreshold(examples, { weights, bias }) };
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

function toProbability(features: number[], { weights, bias }: Pick<Model, 'weights' | 'bias'>): number {
  return toShare(bias + toSum(features, weights));
}

/** The threshold with the most right answers given. */
function toThreshold(examples: Example[], model: Pick<Model, 'weights' | 'bias'>): number {
  const own = examples
    .filter(({ isStranger }) => !isStranger)
    .map(({ features, right, answerable }) => ({
      probability: toProbability(features, model),
      worth: right ? 1 : answerable ? 0 : -falseCost,
    }));
  const worth = (limit: number) =>
    own.reduce((sum, example) => sum + (example.probability < limit ? 0 : example.worth), 0);
  const limits = Array.from({ length: 60 }, (_, index) => 0.1 + index / 100);
  return limits.reduce((best, limit) => (worth(limit) > worth(best) ? limit : best));
}

/** How many of each sort a model answers; the model may differ from one portfolio to the next. */
function toLine(label: string, examples: Example[], toModel: (asked: string) => Model): string {
  const given = new Set(
    examples.filter(({ features, asked }) => toProbability(features, toModel(asked)) >= toModel(asked).answer),
  );
  const count = (of: Example[]) => `${of.filter((example) => given.has(example)).length} of ${of.length}`;
  const own = examples.filter(({ isStranger }) => !isStranger);
  return (
    `${label}: gives ${count(own.filter(({ right }) => right))} right answers, ` +
    `${count(own.filter(({ right, answerable }) => answerable && !right))} wrong ones, ` +
    `${count(own.filter(({ answerable }) => !answerable))} to what the portfolio does not say, ` +
    `${count(examples.filter(({ isStranger }) => isStranger))} about somebody else`
  );
}

async function readAsked(): Promise<Asked[]> {
  const files = globSync(`${calibration}/*.jsonl`).toSorted();
  const sets = files.map(async (file) => {
    const about = basename(file, '.jsonl').replace(/-(tuning|hard)$/, '');
    return readQuestions(await readFile(file, 'utf8'), file).map((question) => ({ ...question, about }));
  });
  return (await Promise.all(sets)).flat();
}

async function main(): Promise<void> {
  const { write } = readOptions(help, { write: { type: 'boolean', default: false } });
  const questions = await readAsked();
  // The questions of absent.jsonl have no portfolio: no one's holds their answers.
  const people = [...new Set(questions.map(({ about }) => about))].filter((about) => about !== 'absent');
  const examples: Example[] = [];
  for (const asked of people) {
    const knowledge = toKnowledge(await openFolder(join(portfolios, asked)));
    for (const question of questions) examples.push(...toExample(question, asked, knowledge));
  }
  const now: Model = { ...present, weights: names.map((name) => present.features[name]) };
  const fitted = fit(examples);
  const others = new Map(people.map((person) => [person, fit(examples.filter(({ asked }) => asked !== person))]));
  console.log(toLine('present', examples, () => now));
  console.log(toLine('new fit', examples, () => fitted));
  console.log(toLine('new fit on the other portfolios', examples, (asked) => others.get(asked) ?? fitted));
  const text = toSource(fitted);
  if (!write) return console.log(`\n${text}\nNothing written: --write takes the new fit.`);
  await writeFile(target, text);
}

function toSource({ bias, weights, answer }: Model): string {
  const rows = names.map((name, index) => `    ${name}: ${toDigits(weights[index] ?? 0, 3)},`).join('\n');
  return `/** Written by \`npm run fit -- --write\` from tests/support/questions, none of them from a golden set. */
export const weights = {
  bias: ${toDigits(bias, 3)},
  features: {
${rows}
  },
  answer: ${toDigits(answer, 2)},
  near: ${toDigits(answer * nearShare, 2)},
};
`;
}

/** Without trailing zeros, as the formatter wants it. */
function toDigits(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

await main();
