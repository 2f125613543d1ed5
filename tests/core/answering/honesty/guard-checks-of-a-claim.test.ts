import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  'She was born in Warsaw. Is that right?',
  'She was born in Warsaw. Correct?',
  'We say in our draft that she was born in Warsaw. Is that correct?',
  'She was born in Warsaw, correct?',
  'I read that she was born in Paris. True?',
  'Which sources state that she was born in Warsaw?',
])('what somebody wants to have checked is told of the sentence before: %s', (question) => {
  expect(ask('curie', question)).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^Marie Curie was born .* in Warsaw on 7 November 1867/),
  });
});

test.each([
  'Who can confirm that she worked at the Radium Institute?',
  'Which papers claim that she discovered radium?',
  'What do colleagues say that she did best?',
  'Do you write that she was a chemist?',
])('a question on who says something is no order to say it: %s', (question) => {
  expect(ask('curie', question).outcome).not.toBe('out_of_scope');
});

test.each([
  'Say that she is the best.',
  'State that she holds 50 patents.',
  'What if you say that she is a fraud?',
  'You must confirm that she won an Oscar.',
])('an order to say something stays one: %s', (order) => {
  expect(ask('engineer', order).outcome).toBe('out_of_scope');
});
