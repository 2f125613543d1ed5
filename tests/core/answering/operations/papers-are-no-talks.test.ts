import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('security', 'robotics');

test.each([
  ['security', 'How many papers has he published?', ['publication-rotating-keys']],
  ['security', 'list his papers', ['publication-rotating-keys']],
  ['security', 'papers', ['publication-rotating-keys']],
  ['robotics', 'Which papers has she written?', ['publication-feeling-with-motors', 'publication-walking-pace']],
  [
    'robotics',
    "Combien d'articles a-t-elle publiés ?",
    ['publication-feeling-with-motors', 'publication-walking-pace'],
  ],
])('%s: where papers have a kind of their own, talks, books and chapters are none: %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});
