import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toSieve } from '#core/corpus/sieve.ts';
import { boundSigns, deedSigns } from '#core/answering/signs/deed-signs.ts';
import { rewordings } from '#core/answering/signs/rewordings.ts';
import { wantedSigns } from '#core/answering/signs/wanted-signs.ts';

const folder = join(import.meta.dirname, '../../support/near-misses');
const questions = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/"question": ?"([^"]+)"/g)].map(
    ([, question = '']) => question,
  ),
);

test('no pattern that matches is held back, whatever the question', () => {
  const patterns = [
    ...rewordings.map(([wording]) => wording),
    ...wantedSigns.map(({ question }) => question),
    ...[...deedSigns, ...boundSigns].map(([asked]) => asked),
  ];
  const sieve = toSieve(patterns, (pattern) => pattern);
  let tried = 0;
  for (const text of questions.flatMap((question) => [question, question.toLowerCase()])) {
    const likely = new Set(sieve(text));
    tried += likely.size;
    expect(patterns.filter((pattern) => !likely.has(pattern) && pattern.test(text))).toEqual([]);
  }
  // Else it would be of no use.
  expect(tried / (2 * questions.length)).toBeLessThan(patterns.length / 4);
});

test.each([
  [/\bsays\b/iu, 'ſayſ'],
  [/kelvin/iu, 'Kelvin'],
  [/(?:ab|cd(?!x))ef+g?/i, 'CDEF'],
  [/a(?:b|)cde/, 'acde'],
  [/x{0}abc|def/, 'def'],
  [/(?<n>abc)?\k<n>defg/, 'defg'],
  [/foo\x41bar/, 'fooAbar'],
  [/[(|]abc/, '|abc'],
  [/\(abc|def/, '(abc'],
  [/(?<!not )(?:was|were) (?:(?:ever|often) )*sold/, 'were ever often sold'],
  [/(?=.*\bpatents?\b)(?=.*\bsold\b)/, 'sold: one patent'],
])('%s may match "%s"', (pattern, text) => {
  expect(pattern.test(text)).toBe(true);
  expect(toSieve([pattern], (row) => row)(text)).toEqual([pattern]);
});

test('a text without the letters of a pattern is not held against it, and none before a given row', () => {
  const rows = [/\bpatents?\b/, /\bprizes? (?:of|in) \d+/, /\w+/];
  const sieve = toSieve(rows, (row) => row);
  expect(sieve('the prize of 1911')).toEqual(rows.slice(1));
  expect(sieve('the prize of 1911', rows[1])).toEqual(rows.slice(2));
});
