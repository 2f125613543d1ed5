import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder', 'engineer');

test.each([
  ['founder', 'Which patents were filed before 2017 and granted after 2019?', ['patent-us10691520']],
  ['engineer', 'Which projects started before 2016 and ended after 2017?', ['project-loomcraft']],
])('each date of a question is held against the field before it: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test.each([
  ['founder', 'Which projects other than Seal did she do at Quillgate?', ['project-replay']],
  ['founder', 'Apart from Seal, which projects were built at Quillgate?', ['project-replay']],
  [
    'engineer',
    "Which awards besides the Maintainer's Medal did she get after 2015?",
    ['award-engineer-of-the-year', 'award-civic-technology-prize'],
  ],
])('what is left out leaves the other conditions as they are: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('what happened in a year is told without what is known', () => {
  const question = 'Which awards did she get in 2020 or 2021 except the Van Rijn Prize?';
  expect(ask('founder', question).cited).toEqual(['award-devtools-startup-2020']);
});

test('each of several owners is left out', () => {
  const question = "Which patents don't belong to Tarn Labs, Brightwater Cloud or Northmoor Systems?";
  expect(ask('founder', question).cited).toEqual(['patent-us11132447']);
});

test.each([
  ['engineer', 'How many people worked with her on Never-Stop Routing?', /names 2/],
  ['founder', 'With how many others did she share the Van Rijn Prize?', /names 2/],
])('those who had a part in a thing are counted by its field: %s, %s', (name, question, text) => {
  expect(ask(name, question).text).toMatch(text);
});
