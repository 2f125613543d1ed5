import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  'Deadline at 5pm: when was she born?',
  'Writing a 3-page essay: where was she born?',
  'On air in 10 minutes, where was she born?',
  "I'm 16 and doing homework - when was she born?",
])('why or for when somebody asks is no part of a short question, whatever number is in it: %s', (question) => {
  expect(ask('curie', question).text).toMatch(/^Marie Curie was born .* on 7 November 1867/);
});

test.each([
  ['Board meeting at 2, does she have a PhD?', 'curie', 'education-doctorate'],
  ['#1 question for me: has she led teams?', 'engineer', 'experience-kestrel'],
  ['Group of 5 students here - which university did she go to?', 'engineer', 'education-meng'],
])('what a visitor is at changes no answer: %s', (question, name, id) => {
  expect(ask(name, question).cited).toContain(id);
});

test('what the question points back at stays', () => {
  expect(ask('curie', 'Preparing a talk on the radium standard: when was it started?').text).toContain('1910');
});
