import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer');

test.each([
  ['engineer', 'who thought of a name', 'Who came up with the name driftclock?'],
  ['lamarr', 'nor a headline whose name that was', 'Who came up with the name Hedy Lamarr?'],
])('%s: no sentence on a thing tells %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('who named a thing is told by the sentence on its name', () => {
  expect(ask('curie', 'Who came up with the name polonium?').text).toMatch(/proposed the name polonium/);
});

test('a sum in words is no question on a portfolio', () => {
  expect(ask('curie', 'What is 12 times 12?').outcome).toBe('out_of_scope');
});

test('teaching at a school is no reason to stop it', () => {
  expect(ask('curie', 'Why did she stop teaching at Sèvres?').outcome).toBe('not_in_portfolio');
});
