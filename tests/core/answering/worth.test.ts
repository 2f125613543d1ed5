import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer');

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2007\nend: 2010\n---\nOf all of them this is the one I am proudest of.',
  'projects/underpass.md': 'name: Merry Underpass\nstart: 2011\nend: 2013\nsummary: A box for cyclists.',
};

let told: Corpus;
beforeAll(async () => {
  told = await openFiles(files);
});

test.each([
  ['curie', 'What was her most important award?', 7],
  ['curie', 'Which of her prizes was she most proud of?', 7],
  ['engineer', 'What is her best project?', 7],
  ['engineer', 'favourite publication', 5],
])('what nothing ranks is listed, and said not to be ranked (%s): %s', (name, question, size) => {
  const { outcome, text, cited } = ask(name, question);
  expect(outcome).toBe('partial');
  expect(text).toMatch(/^Nothing in the portfolio ranks them\./);
  expect(cited).toHaveLength(size);
});

test.each(['Which project is she proudest of?', 'What is her favourite project?'])(
  'a sentence that tells what is worth most is the answer: %s',
  (question) => {
    expect(toAnswer(told, [question])).toMatchObject({ outcome: 'answered', cited: ['project-bridge'] });
  },
);

test('an award for the best of something asks for no rank', () => {
  expect(ask('curie', 'Did she get a best paper award?').text).not.toContain('ranks');
});
