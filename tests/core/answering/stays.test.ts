import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  ['curie', 'When was she in Geneva?', 'Start: 1922; End: 1934'],
  ['curie', 'How long was she in Geneva?', '12 years'],
  ['curie', 'What did she do in Szczuki?', 'Governess on a country estate'],
  ['engineer', 'From when to when was she in Hamburg?', 'Start: February 2011; End: June 2014'],
  ['engineer', 'How long did she work in Hamburg?', '3 years and 4 months'],
])('a stay is told by the entries whose place it is: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text.slice(0, 400)).toContain(told);
});

test.each([
  ['engineer', 'Was she longer in Hamburg or in Leeds?', /^Longer: Halcyon Freight Systems/],
  ['curie', 'Was her time in Szczuki longer than the one in Geneva?', /^Longer: League of Nations/],
])('two stays are compared by the posts there: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test('where somebody lived in a year is no matter of where she lives now', () => {
  const { cited, text } = ask('engineer', 'Where did she live in 2012?');
  expect(cited[0]).toBe('experience-halcyon');
  expect(text).not.toContain('Location: Rotterdam');
});

test.each([
  ['engineer', 'What was she doing in March 2012?', 'experience-halcyon'],
  ['engineer', 'Which of her past jobs lasted longest?', 'experience-halcyon'],
  ['engineer', 'Of the jobs that are over by now, which one lasted longest?', 'experience-halcyon'],
  ['engineer', 'Which job has she held longest?', 'experience-lecturer'],
])('what went on for long is found by its span, open or not: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited[0]).toBe(id);
});
