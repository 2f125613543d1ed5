import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'nightingale');

test.each([
  ['curie', 'a car is no computer', 'Was she good with computers?'],
  ['engineer', 'what was moved is no animal', 'Does she like animals?'],
  ['nightingale', 'what figures show is no music', 'Did she like music?'],
  ['lamarr', 'a war-time film tells of no dealing with conflict', 'How does she deal with conflict?'],
])('%s: what is only hinted at by one near word is shown as near: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['nightingale', 'Where is Florence Nightingale buried?', /declined burial/],
  ['curie', 'Is she any good at maths?', /second in the examination for the licence in mathematics/],
  ['lamarr', 'Was she ever her own boss in the picture business?', /Independent producer of two films/],
  ['engineer', 'How many people has she coached so far?', /Since 2014/],
])('%s: another form of the word, and near words for most of a question, tell it: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});
