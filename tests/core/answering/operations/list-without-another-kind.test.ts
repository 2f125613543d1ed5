import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie');

test.each([
  'Which projects won no award?',
  'projects that did not get published',
  'How many projects never won a prize?',
  'projects without a patent',
])('which entries came to nothing of another kind is not told: %s', (question) => {
  expect(ask('curie', question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test.each(['Which projects had no collaborators?', 'Which awards were not shared?'])(
  'what their own fields lack is: %s',
  (question) => {
    expect(ask('curie', question).outcome).toBe('answered');
  },
);
