import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toFigures } from '../../../scripts/eval/figures.ts';
import { readQuestions } from '../../../scripts/eval/question-file.ts';
import { runQuestions } from '../../../scripts/eval/run-questions.ts';
import { scoreRun } from '../../../scripts/eval/score-run.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { readContentFolderWith } from '../../../src/content-folder.ts';

/**
 * 60 questions on each of four fixtures, written by somebody who saw the published text alone. Whoever works on the answerer
 * reads none of them and looks at their sum only: what they say of it stays true that way.
 */
test('questions that nobody has read stay as right and as honest as they were', async () => {
  const scores = [];
  for (const name of ['hopper', 'engineer', 'nightingale', 'scientist']) {
    const content = await readContentFolderWith(`tests/support/foreseen/${name}`, `tests/support/portfolios/${name}`);
    const corpus = openCorpus(await buildCorpus(content), 'https://portfolio.example');
    const questions = readQuestions(readFileSync(`tests/support/unread/${name}.jsonl`, 'utf8'), name);
    scores.push(...(await runQuestions(questions, corpus)).map((run) => scoreRun(run, corpus)));
  }
  const figures = toFigures(scores);
  expect(figures.lenient.value).toBeGreaterThan(0.85);
  expect(figures.strict.value).toBeGreaterThan(0.82);
  expect(figures.hedges?.value).toBeLessThan(0.08);
  expect(figures.faithfulness.value).toBe(1);
}, 60_000);
