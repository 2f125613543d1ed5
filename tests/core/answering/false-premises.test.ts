import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  ['engineer', 'Has she worked in Japan?'],
  ['engineer', 'Did she work in Brazil?'],
  ['engineer', 'When did she win the Pritzker Prize?'],
  ['curie', 'Did she work in Spain?'],
] as const)('a name is not known for the kind of thing that it is of: %s, %s', (name, asked) => {
  expect(ask(name, asked)).toMatchObject({
    outcome: 'not_in_portfolio',
    text: expect.stringContaining('does not mention that name'),
  });
});
