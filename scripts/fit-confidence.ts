import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuteByRecords } from '#core/answering/honesty/false-premises.ts';
import { guard } from '#core/answering/honesty/guard.ts';
import { isFound, isHeld, preferHeld, toAsked } from '#core/answering/honesty/held.ts';
import { toDoubt } from '#core/answering/honesty/premises.ts';
import { isJobDescription } from '#core/answering/job/job-description.ts';
import { toLanguage } from '#core/answering/language/translate.ts';
import { operate } from '#core/answering/operations/all.ts';
import { complete } from '#core/answering/complete.ts';
import { toEvidenceAnswer } from '#core/answering/passages/evidence-answer.ts';
import { toRanked } from '#core/answering/passages/ranked.ts';
import { toClauses } from '#core/answering/reading/clauses.ts';
import { longMessage, toCore } from '#core/answering/reading/core.ts';
import { read } from '#core/answering/reading/reading.ts';
import type { ExtractiveAnswer } from '#core/answering/statement.ts';
import { toFeatures } from '#core/corpus/confidence.ts';
import { weights as present } from '#core/corpus/confidence-weights.ts';
import { toKnowledge, type Knowledge } from '#core/corpus/knowledge.ts';
import { toLogOdds } from '#core/corpus/odds.ts';
import { splitGlued } from '#core/corpus/spelling.ts';
import { readContentFolderWith } from '../src/content-folder.ts';
import { openFolder } from './eval/open-folder.ts';
import { readQuestions, type GoldenQuestion } from './eval/question-file.ts';
import { fit, names, toProbability, type Example, type Model } from './fit/model.ts';
import { calibration, nearMisses, people, type QuestionSet } from './fit/question-sets.ts';
import { readOptions } from './help.ts';

const help = `npm run fit [-- --write]

Fits the weights by which an answer is given, hedged or refused, on the questions of tests/support/questions that are not
plain, and prints what the fit gives: beside the present weights, and on each portfolio by a fit on the others, without expected questions and
with those of tests/support/foreseen, of which, and of tests/support/near-misses, only the weight of the odds is fitted.
--write replaces src/core/corpus/confidence-weights.ts. The same questions give the same bytes. Golden sets have no part in it.`;

const portfolios = 'tests/support/portfolios';
const expected = 'tests/support/foreseen';
const target = 'src/core/corpus/confidence-weights.ts';

interface Asked extends GoldenQuestion {
  /** The portfolio that the question was written for. */
  about: string;
  isNearMiss: boolean;
}

/** An answerable question with a wrong best passage: the fault may lie with the ranking. */
const wrongShare = 0.3;
/** A question about one person asked of another: there are many, and most are easy to refuse. */
const strangerShare = 0.02;
/** A question that nothing answers in words that records use: there are many, and they tell what the odds are worth. */
const nearMissShare = 0.1;
/** Below this share of the threshold nothing is shown as near. */
const nearShare = 0.1;

/** A question of which the confidence in the best passage decides, and whether that passage is right. */
function toExample({ about, isNearMiss, ...question }: Asked, asked: string, knowledge: Knowledge): Example[] {
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
  const share = isNearMiss ? nearMissShare : isStranger ? strangerShare : answerable && !right ? wrongShare : 1;
  const odds = toLogOdds(reading.query.tokens, knowledge);
  return [{ features: names.map((name) => features[name]), odds, right, answerable, asked, isStranger, share }];
}

function isRight({ expect_all, expect_any, must_not }: GoldenQuestion, { statements }: ExtractiveAnswer): boolean {
  const answer = statements.map(({ text, citation }) => `${text} ${citation?.title}`).join('\n');
  const holds = (source: string) => new RegExp(source, 'i').test(answer);
  return expect_all.every(holds) && (expect_any.length === 0 || expect_any.some(holds)) && !must_not.some(holds);
}

/** How many of each sort a model answers; the model may differ from one portfolio to the next. */
function toLine(label: string, examples: Example[], toModel: (asked: string) => Model): string {
  const given = new Set(
    examples.filter((example) => toProbability(example, toModel(example.asked)) >= toModel(example.asked).answer),
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

async function readAsked(sets: QuestionSet[], isNearMiss: boolean): Promise<Asked[]> {
  const asked = sets.map(async ({ file, about }) =>
    readQuestions(await readFile(file, 'utf8'), file).map((question) => ({ ...question, about, isNearMiss })),
  );
  return (await Promise.all(asked)).flat();
}

async function main(): Promise<void> {
  const { write } = readOptions(help, { write: { type: 'boolean', default: false } });
  const questions = await readAsked(calibration, false);
  const missed = Map.groupBy(await readAsked(nearMisses, true), ({ about }) => about);
  const examples: Example[] = [];
  const expecting: Example[] = [];
  for (const asked of people) {
    const folder = join(portfolios, asked);
    const bare = toKnowledge(await openFolder(folder));
    const foreseeing = toKnowledge(
      await openFolder(folder, {}, readContentFolderWith.bind(null, join(expected, asked))),
    );
    for (const question of questions) {
      examples.push(...toExample(question, asked, bare));
      expecting.push(...toExample(question, asked, foreseeing));
    }
    for (const question of missed.get(asked) ?? []) expecting.push(...toExample(question, asked, foreseeing));
  }
  const now: Model = { ...present, weights: names.map((name) => present.features[name]) };
  const fitted = fit(examples, expecting);
  const without = (person: string) => (example: Example) => example.asked !== person;
  const others = new Map(
    people.map((person) => [person, fit(examples.filter(without(person)), expecting.filter(without(person)))]),
  );
  for (const [kind, asked] of [
    ['without expected questions', examples],
    ['with them', expecting],
  ] as const) {
    console.log(`${kind}:`);
    console.log(toLine('present', asked, () => now));
    console.log(toLine('new fit', asked, () => fitted));
    console.log(toLine('new fit on the other portfolios', asked, (person) => others.get(person) ?? fitted));
  }
  const text = toSource(fitted);
  if (!write) return console.log(`\n${text}\nNothing written: --write takes the new fit.`);
  await writeFile(target, text);
}

function toSource({ bias, weights, odds, answer }: Model): string {
  const rows = names.map((name, index) => `    ${name}: ${toDigits(weights[index] ?? 0, 3)},`).join('\n');
  return `/** Written by \`npm run fit -- --write\` from tests/support/questions and near-misses, none of them from a golden set. */
export const weights = {
  bias: ${toDigits(bias, 3)},
  features: {
${rows}
  },
  odds: ${toDigits(odds, 3)},
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
