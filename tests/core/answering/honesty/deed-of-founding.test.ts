import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'designer', 'data-engineer');

test.each([
  ['engineer', 'When was Quillpay founded?'],
  ['engineer', 'When was Brightwater Ticketing set up?'],
  ['designer', 'When was Northmere Bank founded?'],
  ['designer', 'When was Fable & Foundry founded?'],
  ['curie', 'When was the Sorbonne founded?'],
  ['curie', 'When was the Academy of Sciences founded?'],
  ['curie', 'When was the University of Warsaw founded?'],
])('%s: a firm or a school was not founded when the person came there: %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['engineer', 'When was Compile Club founded?', /2017/],
  ['designer', 'When was Pollen Health founded?', /April 2019/],
  ['designer', 'When was Brandt Systems founded?', /January 2023/],
  ['curie', 'When was the Radium Institute in Warsaw founded?', /1925/],
])('%s: what the person founded is dated by its entry: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});
