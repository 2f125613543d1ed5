import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'data-engineer', 'designer', 'engineer', 'scientist');

test.each([
  ['designer', 'Could we have him in our London office five days a week?', 'I work from Glasgow and come to you'],
  ['designer', 'Would he come to our office in Munich?', 'I work from Glasgow and come to you'],
  ['engineer', "We're based in Lisbon, could she work for us remotely?", 'I work remotely or within an hour'],
  ['engineer', 'Would she commute to Antwerp?', 'I work remotely or within an hour'],
  ['data-engineer', 'Is he able to work on site in Berlin?', 'Remote by preference'],
  ['data-engineer', 'Is remote work fine for him?', 'Remote by preference'],
])('where somebody would work is told to whoever names a place of their own: %s %s', (name, question, told) => {
  expect(ask(name, question).text).toContain(told);
  expect(ask('curie', question).text).toBe('The portfolio does not say.');
});

test.each([
  "Is there an industry she'd refuse to work for?",
  "Are there industries she won't work in?",
  'What kinds of projects does she turn down?',
  'What would be a no-go for her?',
  'What are her deal-breakers?',
])('what somebody does not take on is told by a sentence that denies it: %s', (question) => {
  expect(ask('designer', question).text).toMatch(/^I do not work for betting firms/);
  expect(ask('scientist', question).text).toContain('I do not work on face recognition');
  expect(ask('data-engineer', question).text).toContain('Gambling and cryptocurrency clients');
  expect(ask('curie', question).text).toBe('The portfolio does not say.');
});

test('whom somebody would work for is told by what is said of just that trade', () => {
  expect(ask('engineer', 'Would she work for a gambling company?').text).toContain('I do not work for gambling');
  expect(ask('engineer', 'Would she work for a tobacco company?').text).toBe('The portfolio does not say.');
});

test.each([
  'Does he use Copilot?',
  'What does he think of ChatGPT?',
  'Does she trust Copilot-style completion?',
  'Does she use AI tools for programming?',
  'What is her take on LLMs?',
  'Does she vibe code?',
  'Is she a fan of AI?',
])('machines that write are one matter, whatever their name: %s', (question) => {
  expect(ask('engineer', question).text).toMatch(/^I let AI assistants write/);
  expect(ask('designer', question).text).toMatch(/^I let language models write/);
  expect(ask('curie', question).outcome).toBe('not_in_portfolio');
});
