import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('scientist');

const atConferences = [
  'publication-selective-gp-2013',
  'publication-temperature-2018',
  'publication-whisperfit-2022',
  'publication-say-nothing-2025',
];
const inJournals = ['publication-second-eyes-2017', 'publication-triage-2020', 'publication-isbre-2025'];

test.each([
  ['Which conferences has she presented at?', atConferences],
  ['How many conference papers did she write?', atConferences],
  ['Which journals has she published in?', inJournals],
])(
  'journals and conferences are told apart, by their names or by the kind of what appeared there: %s',
  (question, ids) => {
    expect(ask('scientist', question).cited).toEqual(ids);
  },
);

test('a technical report is a report and asks for no skills', () => {
  expect(ask('scientist', 'technical reports').text).toBe('The portfolio lists no such publications.');
});
