import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Baker\nsummary: She bakes.\nlocation: Bergen, Norway\nupdated: 2026-01-01\n---\nIn 2012 I had a burnout and did not bake for a year. I lost the hearing of my left ear to a fever. I am no believer. Behind the bakery live three goats.',
    'experience/mill.md':
      'employer: Lum Mill\nrole: Head baker\nstart: 2013\nend: present\nsummary: Bread.\n---\nThe hospital next door buys our bread.',
    'projects/oven.md': 'name: Oven\nstart: 2014\nend: 2015\nsummary: An oven of clay.',
  });
});

test.each([
  ['Was she ever burnt out?', /I had a burnout/],
  ['Can she hear well?', /lost the hearing/],
  ['Is she religious?', /no believer/],
  ['Does she keep animals?', /three goats/],
])('what befell somebody is told under another word: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toMatch(told);
});
