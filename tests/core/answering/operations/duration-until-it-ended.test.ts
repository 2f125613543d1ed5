import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('product');

test.each([
  ['How long until Bin Day was closed?', /4 years and 5 months/],
  ['How long did Plain Results run?', /1 year and 6 months/],
  ['How long did it take to finish Consent Ledger?', /1 year and 6 months/],
  ['How long was she a reporter before she moved into product?', /4 years and 6 months/],
  ['I just read about Bin Day. How long did the project take?', /4 years and 5 months/],
])('a length is that of the entry, however its end is asked for: %s', (question, told) => {
  const { outcome, text } = ask('product', question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test.each([
  [
    'What was she working on at the same time as the MSc?',
    /Consent Ledger[\s\S]*Principal product manager|Principal product manager[\s\S]*Consent Ledger/,
  ],
  ['What was she doing while working on Suitcase?', /Lead product manager/],
])('what went on beside something are posts and projects: %s', (question, told) => {
  expect(ask('product', question).text).toMatch(told);
});
