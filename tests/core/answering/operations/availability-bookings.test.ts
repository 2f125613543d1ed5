import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'data-engineer', 'designer', 'engineer');

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Puppet maker
summary: Ada Example makes puppets.
contact:
  email: ada@example.com
updated: 2026-01-02
---
## Fees and diary

I am taking bookings from May 2027. A small puppet costs £300.

## What I will not do

I do not make puppets for advertisements.`,
    'publications/strings.md': `title: Strings
kind: book
date: 2020
---
A book on knots.`,
    'experience/school.md': `role: Teacher
employer: Northbank School
start: 2014
end: present
---
I teach knots. It is the post that I like best, and it goes round twice a year.`,
    'experience/theatre.md': `role: Puppet maker
employer: Quay Theatre
start: 2012-03
end: 2015-06
---
Two hundred puppets, all with ears.`,
    'experience/harbour.md': `role: Apprentice
employer: Harbour Works
start: 2009
end: 2012-03
---
Ropes.`,
    'projects/whale.md': `name: Whale
start: 2013
end: 2013
---
A whale of canvas.`,
  });
});

test.each([
  'When can I book her?',
  'Can I book her for March 2027?',
  'Is she booked up?',
  'Is she available?',
  'Is she free next month?',
  'Can I hire her?',
])('whoever books the person asks for no book: %s', (question) => {
  const { outcome, text, cited } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain('taking bookings from May 2027');
  expect(cited.every((id) => id?.startsWith('about'))).toBe(true);
});

test('how to book the person is told by the ways to write', () => {
  expect(toAnswer(corpus, ['How do I book her?']).text).toContain('Email: ada@example.com');
});

test.each([
  'Is there any job they would turn down?',
  'Which jobs has she turned down?',
  'How many jobs has she turned down?',
])('what would be or was turned down is no list of what was done: %s', (question) => {
  expect(toAnswer(corpus, [question]).text).toMatch(/^I do not make puppets for advertisements/);
  expect(ask('curie', question)).toEqual({
    outcome: 'not_in_portfolio',
    text: 'The portfolio does not say.',
    cited: [],
  });
});

test('what somebody likes best is told by a sentence on it alone', () => {
  expect(toAnswer(corpus, ['Which job does she like best?']).text).toMatch(/^I teach knots/);
  expect(toAnswer(corpus, ['Which project did she like best?']).outcome).toBe('not_in_portfolio');
});

test.each([
  'Would she be any good for the job?',
  'Has she ever built anything that would work for us?',
  'Is she hiring?',
  'Will she relocate?',
  'Does she work remotely?',
])('what only the person or whoever asks can judge is told by nothing near it: %s', (question) => {
  for (const { outcome, text } of [toAnswer(corpus, [question]), ask('curie', question)]) {
    expect(outcome).toBe('not_in_portfolio');
    expect(text).toBe('The portfolio does not say.');
  }
});

test.each([
  ['data-engineer', 'Remote by preference'],
  ['designer', 'I work from Glasgow and come to you'],
  ['engineer', 'I work remotely or within an hour of Rotterdam'],
])('where somebody works is told by what is said of it: %s', (name, told) => {
  expect(ask(name, 'Does she work remotely?').text).toContain(told);
});

test.each(['Which jobs did she hold at the same time?', 'Did any of her jobs overlap?'])(
  'of the posts only those that were held beside another go on at the same time: %s',
  (question) => {
    const { text, cited } = toAnswer(corpus, [question]);
    expect(text.split('\n')).toHaveLength(2);
    expect(cited).toEqual(['experience-theatre', 'experience-school']);
  },
);

test.each(['Could we get him on board next week, or is his calendar full?', 'Is he booked up?', 'Is he very busy?'])(
  'how full a calendar is is told by the time that is left, or not at all: %s',
  (question) => {
    expect(ask('designer', question).text).toContain('booked until the end of February 2027');
    expect(ask('curie', question).outcome).toBe('not_in_portfolio');
  },
);
