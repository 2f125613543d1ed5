import { expect, test } from 'vitest';
import { toSentences, toStem, toTerms, tokenize } from '#core/corpus/text.ts';

test.each([
  ['US 3,541,541', ['us', '3541541']],
  ["the Ph.D. of Żółta's sister", ['the', 'phd', 'of', 'zolta', 'sister']],
  ['21st of June 1967', ['21', 'of', 'june', '1967']],
])('%s is read as %j', (text, words) => {
  expect(tokenize(text).map(({ folded }) => folded)).toEqual(words);
});

test('the parts of a hyphenated word are found joined too', () => {
  expect(tokenize('on-line').map(({ compound }) => compound)).toEqual([toStem('online'), toStem('online')]);
});

test.each([
  ['organisation', 'organization'],
  ['centre', 'center'],
  ['wrote', 'writing'],
  ['programme', 'program'],
  ['licence', 'license'],
])('%s and %s share a stem', (one, other) => {
  expect(toStem(one)).toBe(toStem(other));
});

test('a sentence does not end after an abbreviation or an initial', () => {
  expect(toSentences('Dr. William K. English built it at the U.S. Navy. It had one button.')).toEqual([
    'Dr. William K. English built it at the U.S. Navy.',
    'It had one button.',
  ]);
});

test('a name with a year behind it is also found without the year', () => {
  expect(toTerms('ICML18')).toContain('icml');
  expect(toTerms('an mp3 of 2018')).not.toContain('mp');
});

test('what a visitor writes is taken apart once for an answer, and kept no longer', async () => {
  const asked = 'Who moored the ferry?';
  const tokens = tokenize(asked);
  expect(tokenize(asked)).toBe(tokens);
  await Promise.resolve();
  expect(tokenize(asked)).not.toBe(tokens);
});
