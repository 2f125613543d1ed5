import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('security');

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Shoe researcher
summary: Ada Example tests shoes.
updated: 2026-01-01
---
Ada Example tests shoes.`,
    'projects/insole.md': `name: Talking Insole
summary: An insole that warns of a bad step.
start: 2017
end: 2019
outcome: Cancelled in August 2019.
---
Three runners wore it for a month. It was cancelled since sweat destroyed every sensor within a week.`,
  });
});

test.each([
  ['Why was the Talking Insole cancelled?'],
  ['Why did the Talking Insole end?'],
  ['What caused the end of the Talking Insole?'],
])('what ended a thing is told by its cause alone: %s', (question) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain('sweat destroyed every sensor');
  expect(text).not.toContain('An insole that warns');
});

test('a cause told in the text comes first', () => {
  const { outcome, text } = ask('security', 'Why was Canary Ward stopped?');
  expect(outcome).toBe('answered');
  expect(text).toMatch(/^This one failed/);
});

test('what is still kept was not archived for any reason', () => {
  expect(ask('security', 'why was hushlog archived').outcome).toBe('not_in_portfolio');
});
