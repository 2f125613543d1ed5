import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toFigures } from '../../../scripts/eval/figures.ts';
import { readQuestions } from '../../../scripts/eval/question-file.ts';
import { runQuestions } from '../../../scripts/eval/run-questions.ts';
import { scoreRun } from '../../../scripts/eval/score-run.ts';
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

/** Their owners expect no questions: what a new portfolio is answered by. */
test.each([
  { file: 'their own questions', lenient: 0.83, strict: 0.8, hedges: 0.11 },
  { file: 'plain ones of each kind', lenient: 0.88, strict: 0.85, hedges: 0.08 },
])(
  'portfolios without expected questions are answered by rules alone as well as they were: $file',
  async ({ file, lenient, strict, hedges }) => {
    const scores = [];
    for (const name of ['security', 'robotics', 'product', 'hardware', 'research-engineer', 'junior']) {
      const path =
        file === 'their own questions'
          ? `tests/support/portfolios/${name}/questions.jsonl`
          : `tests/support/questions/${name}-plain.jsonl`;
      scores.push(...(await scoreFixture(name, path, 'rules alone')));
    }
    const figures = toFigures(scores);
    expect(figures.lenient.value).toBeGreaterThan(lenient);
    expect(figures.strict.value).toBeGreaterThan(strict);
    expect(figures.hedges?.value).toBeLessThan(hedges);
    expect(figures.abstentionRecall?.value).toBeGreaterThan(0.85);
    expect(figures.faithfulness.value).toBe(1);
  },
  60_000,
);
