import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer', 'curie');

test('Pages from the first to the last say how many there are', () => {
  const { text, cited } = ask('curie', 'Which papers have more than three pages?');
  expect(text).toContain('175–178');
  expect(cited).not.toContain('publication-radium');
});

test('Where no entry is of such a length, there is none', () => {
  expect(ask('engineer', 'Which roles of less than two months?').text).toContain('lists no such roles');
});
