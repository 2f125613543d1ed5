import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer');

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2007\nend: 2010\n---\nOf all of them this is the one I am proudest of.',
  'projects/underpass.md':
    'name: Merry Underpass\nstart: 2011\nend: 2013\nsummary: A box for cyclists, and the hardest thing to keep dry.',
  'awards/young.md': 'title: Best Young Bridge\nawarder: Quay Club\ndate: 2010',
  'awards/feet.md': 'title: Dry Feet Prize\nawarder: Lock Club\ndate: 2014',
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
  ['engineer', 'What is her best work?', 7],
  ['engineer', 'most important work', 7],
  ['engineer', 'What is her most successful project?', 7],
  ['engineer', 'Which is her coolest project?', 7],
  ['engineer', 'Which project had the biggest impact?', 7],
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

test('a sentence that tells another worth than the one that is asked for tells none', () => {
  expect(toAnswer(told, ['What was her hardest project?'])).toMatchObject({ cited: ['project-underpass'] });
  expect(toAnswer(told, ['What was her most useful project?']).outcome).toBe('partial');
});

test('what an award is called tells no worth of it', () => {
  expect(toAnswer(told, ['Which award is most prestigious?'])).toMatchObject({
    outcome: 'partial',
    cited: ['award-young', 'award-feet'],
  });
});

test.each(['What is she best at?', 'What is her top skill?'])(
  'what somebody is best at is told by her main skills: %s',
  (question) => {
    expect(ask('engineer', question).text).toBe(ask('engineer', 'What are her main skills?').text);
  },
);

test('an award for the best of something asks for no rank', () => {
  expect(ask('curie', 'Did she get a best paper award?').text).not.toContain('ranks');
});
