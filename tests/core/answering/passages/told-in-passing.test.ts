import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Ina Roth\nheadline: Physicist of small things\nsummary: Measures small things.\nlocation: Graz, Austria\nupdated: 2026-05-01\n---\n\nI grew up over a shop, the third of five children.\n\n## Today\n\nI live with my husband Davi and our daughter Orla, born in 2015.\n\n## Tools\n\nRust since 2014, before that C for four years.\n\n## A year off\n\nFrom June to October 2022 I was at home with our baby, out of work.',
  'projects/lectures.md':
    'name: The Roth Lectures\nstart: 2011\nend: 2013\nsummary: A course for beginners, turned into three volumes.\nskills: [Rust]\n---\n\nAnna and Max made text of it.',
  'projects/gap.md':
    'name: Second Look\nstart: 2022\nend: 2022\nsummary: Refusals read again.\noutcome: The gap in refusals fell from 13 to 4 points in the summer of 2022.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['How many children does she have?', /^I live with my husband Davi and our daughter Orla/],
  ['How long has she been using Rust?', /^Rust since 2014/],
  ['Since when has she used Rust?', /^Rust since 2014/],
  ['How many years of Rust does she have?', /^Rust since 2014/],
  ['How many volumes do the Roth Lectures have?', /three volumes/],
  ['Why is there a gap in the summer of 2022?', /at home with our baby/],
])('what a sentence tells in passing is told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});
