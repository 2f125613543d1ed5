import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer');

test.each([
  ['lamarr', 'In which year and for which studio did she make Samson and Delilah?', ['Start: 1949', 'Paramount']],
  ['engineer', 'In what year and for which company did she build driftclock?', ['Start: February 2022']],
])('what one verb tells is asked by each question word in front of it: %s, %s', (name, question, told) => {
  const { text } = ask(name, question);
  for (const line of told) expect(text).toContain(line);
});

test('a place is asked of what took place there and of no other entry', () => {
  expect(ask('curie', 'In which city and when was the Solvay Conference?').outcome).toBe('not_in_portfolio');
});
