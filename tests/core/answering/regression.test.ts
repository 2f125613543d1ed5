import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toFigures } from '../../../scripts/eval/figures.ts';
import { readQuestions } from '../../../scripts/eval/question-file.ts';
import { runQuestions } from '../../../scripts/eval/run-questions.ts';
import { scoreRun } from '../../../scripts/eval/score-run.ts';
import { newcomers } from '../../../scripts/eval/scoreboard.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { readContentFolderWith } from '../../../src/content-folder.ts';

/** Some answers below what the fixtures reach: a change in wording passes, a lost capability does not. */
const least = { curie: { lenient: 0.85, strict: 0.82 }, lamarr: { lenient: 0.85, strict: 0.82 } };

async function scoreFixture(name: string, file: string, means: 'rules alone' | 'expected questions') {
  const foreseen = means === 'rules alone' ? undefined : `tests/support/foreseen/${name}`;
  const content = await readContentFolderWith(foreseen, `tests/support/portfolios/${name}`);
  const corpus = openCorpus(await buildCorpus(content), 'https://portfolio.example');
  const runs = await runQuestions(readQuestions(readFileSync(file, 'utf8'), file), corpus);
  return runs.map((run) => scoreRun(run, corpus));
}

test.each([
  ['curie', 'rules alone'],
  ['lamarr', 'rules alone'],
  ['curie', 'expected questions'],
  ['lamarr', 'expected questions'],
] as const)(
  'the answers about %s by %s stay as right and as honest as they were',
  async (name, means) => {
    const figures = toFigures(await scoreFixture(name, `tests/support/portfolios/${name}/questions.jsonl`, means));
    expect(figures.lenient.value).toBeGreaterThan(least[name].lenient);
    expect(figures.strict.value).toBeGreaterThan(least[name].strict);
    expect(figures.hedges?.value).toBeLessThan(means === 'rules alone' ? 0.1 : 0.06);
    expect(figures.abstentionRecall?.value).toBeGreaterThan(0.85);
    expect(figures.faithfulness.value).toBe(1);
  },
  60_000,
);

/**
 * 60 questions on each of four fixtures, written by somebody who saw the published text alone. Whoever works on the answerer
 * reads none of them and looks at their sum only: what they say of it stays true that way.
 */
test('questions that nobody has read stay as right and as honest as they were', async () => {
  const scores = [];
  for (const name of ['hopper', 'engineer', 'nightingale', 'scientist']) {
    scores.push(...(await scoreFixture(name, `tests/support/unread/${name}.jsonl`, 'expected questions')));
  }
  const figures = toFigures(scores);
  expect(figures.lenient.value).toBeGreaterThan(0.85);
  expect(figures.strict.value).toBeGreaterThan(0.82);
  expect(figures.hedges?.value).toBeLessThan(0.08);
  expect(figures.faithfulness.value).toBe(1);
}, 60_000);

test.each([
  {
    questions: 'their own',
    toFile: (name: string) => `tests/support/portfolios/${name}/questions.jsonl`,
    atLeast: { lenient: 0.83, strict: 0.8 },
    mostHedges: 0.11,
  },
  {
    questions: 'plain ones',
    toFile: (name: string) => `tests/support/questions/${name}-plain.jsonl`,
    atLeast: { lenient: 0.88, strict: 0.85 },
    mostHedges: 0.08,
  },
])(
  'newcomers are answered by rules alone as well as they were: $questions',
  async ({ toFile, atLeast: { lenient, strict }, mostHedges }) => {
    const scores = [];
    for (const name of newcomers) scores.push(...(await scoreFixture(name, toFile(name), 'rules alone')));
    const figures = toFigures(scores);
    expect(figures.lenient.value).toBeGreaterThan(lenient);
    expect(figures.strict.value).toBeGreaterThan(strict);
    expect(figures.hedges?.value).toBeLessThan(mostHedges);
    expect(figures.abstentionRecall?.value).toBeGreaterThan(0.85);
    expect(figures.faithfulness.value).toBe(1);
  },
  60_000,
);
