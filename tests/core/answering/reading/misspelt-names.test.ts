import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'founder', 'hardware');

test.each([
  ['curie', 'When did Marie Curei marry Piere?', '26 July 1895'],
  ['founder', 'What did she found with Oscar?', 'Oskar Wendt and I started Quillgate'],
])('a name that English has a word for is one of the portfolio that sounds the same: %s %s', (name, question, told) => {
  expect(ask(name, question).text).toContain(told);
});

test('a name that only looks like one of the portfolio stays another', () => {
  expect(ask('founder', 'What did she found with Otter?').outcome).toBe('not_in_portfolio');
});

test('a name is no word of English that two of its letters make', () => {
  expect(ask('hardware', 'Which year did she finish her doctorate at Stanford?').outcome).toBe('not_in_portfolio');
});
