import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie');

test.each([
  'Where did the funding for Magnetic properties of tempered steels come from?',
  'Where did the money for the work on tempered steels come from?',
])('where money came from is who gave it, and no place: %s', (question) => {
  const { text } = ask('curie', question);
  expect(text).toContain('Society for the Encouragement of National Industry');
  expect(text).not.toContain('Place: ');
});

test.each(['Who backs the work on tempered steels?', 'donors of the gift of radium'])(
  'sponsors, backers and donors are who funded it: %s',
  (question) => {
    expect(ask('curie', question).text).toMatch(/^Funded by: (?:Society for the Encouragement|American donors)/);
  },
);
