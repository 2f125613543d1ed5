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

test.each([
  ['How long was she at Lumengrid?', /^1 year and 9 months/, 'experience-lumengrid'],
  ['How long was she at Halcyon?', /^3 years and 4 months/, 'experience-halcyon'],
  ['How long has she been a staff engineer?', /^Since April 2023,/, 'experience-quillpay'],
])('a length by the dates is told of that post alone, and without a text: %s', (question, length, id) => {
  const { text, cited } = ask('engineer', question);
  expect(text).toMatch(length);
  expect(text.trimEnd().split('\n\n')).toHaveLength(2);
  expect(cited).toEqual([id]);
});
