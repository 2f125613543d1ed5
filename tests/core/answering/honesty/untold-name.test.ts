import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('security', 'robotics', 'hardware');

test.each([
  ['hardware', 'Which two private investors backed Kupferfeld?'],
  ['security', 'Which four medical device makers use partsledger?'],
  ['robotics', 'Which courier company bought Skylark?'],
  ['hardware', 'what was the name of the Lisbon student satellite?'],
])('who or what bears no name in the portfolio is not told by its number or its kind: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});
