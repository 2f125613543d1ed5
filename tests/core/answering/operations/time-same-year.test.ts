import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder', 'engineer');

test.each([
  ['founder', 'Which patents were granted the year she joined Northmoor?', ['patent-us11132447']],
  ['founder', 'In the year of the Van Rijn Prize, which patents were granted?', ['patent-us11132447']],
  [
    'engineer',
    'Which awards did she get in the same year as she started at Lumengrid?',
    ['award-civic-technology-prize'],
  ],
  ['engineer', 'What did she publish in the year of the Dutch Civic Technology Prize?', ['publication-chapter']],
])('the year of another entry picks what is of that year: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('what shares the year of an entry is not that entry', () => {
  const question = 'Which patents were granted in the same year as the Keyring patent?';
  expect(ask('founder', question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test('the post at the time of a filing tells the job of that day', () => {
  expect(ask('founder', 'What was her job when the rotation patent was filed?').cited[0]).toBe(
    'experience-brightwater-senior',
  );
});
