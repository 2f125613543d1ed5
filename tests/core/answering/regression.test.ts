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

test.each([
  ['curie', 'rules alone'],
  ['lamarr', 'rules alone'],
  ['curie', 'expected questions'],
  ['lamarr', 'expected questions'],
] as const)(
  'the answers about %s by %s stay as right and as honest as they were',
  async (name, means) => {
    const folder = `tests/support/portfolios/${name}`;
    const expected = means === 'rules alone' ? undefined : `tests/support/foreseen/${name}`;
    const content = await readContentFolderWith(expected, folder);
    const corpus = openCorpus(await buildCorpus(content), 'https://portfolio.example');
    const questions = readQuestions(readFileSync(`${folder}/questions.jsonl`, 'utf8'), `${name}/questions.jsonl`);
    const figures = toFigures((await runQuestions(questions, corpus)).map((run) => scoreRun(run, corpus)));
    expect(figures.lenient.value).toBeGreaterThan(least[name].lenient);
    expect(figures.strict.value).toBeGreaterThan(least[name].strict);
    expect(figures.hedges?.value).toBeLessThan(expected ? 0.06 : 0.1);
    expect(figures.abstentionRecall?.value).toBeGreaterThan(0.85);
    expect(figures.faithfulness.value).toBe(1);
  },
  60_000,
);
