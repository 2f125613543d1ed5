import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

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

test('where the dates are years alone, a text that tells the length goes before them', () => {
  expect(ask('curie', 'How many years did she work as a governess?').text).toMatch(
    /^Governess[^]*three and a half years/,
  );
  expect(ask('curie', 'How many years did she work as a governess?').text).not.toContain('by the dates');
});

test('what a text tells of a post lasts as long as the text says, and not as long as the post', () => {
  const turns = ['Tell me about the outage', 'She locked a table in June 2010 while at Brightwater.'];
  const { text } = ask('engineer', ...turns, 'how long did it last?');
  expect(text).toContain('47 minutes');
  expect(text).not.toContain('2 years');
  expect(ask('engineer', ...turns, 'how long was she there?').text).toMatch(/^2 years and 3 months/);
});

test.each([
  ['engineer', 'Tell me about the job at Parcelwise', 'how long did it last?', /^3 years and 3 months/],
  ['curie', 'Tell me about the radium institute in Warsaw', 'And how long did it take?', /^7 years/],
])('an entry that was told lasts as long as its dates say: %s, %s', (name, before, asked, length) => {
  expect(ask(name, before, 'It was long ago.', asked).text).toMatch(length);
});

test('how long something lasted that no text tells is not the length of an entry', () => {
  const turns = ['Tell me about the operation', 'It took place in December.', 'how long did it last?'];
  expect(ask('curie', ...turns).outcome).toBe('not_in_portfolio');
});
