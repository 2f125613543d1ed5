import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('hardware', 'security');

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Compiler engineer
summary: Ada Example writes compilers.
updated: 2026-01-01
---
Ada Example writes compilers. The largest customer is Halvor Beck, a maker of pumps.`,
    'education/phd.md': 'institution: University of Lund\ndegree: PhD\nfield: Compilers\nstart: 2008-09\nend: 2013-01',
    'experience/aune.md':
      'role: Compiler engineer\nemployer: Aune Chips\nstart: 2014\nend: present\n---\nShe joined for the small team and reports to Cathrine Aune. One port took eleven weeks.',
    'open-source/picotick.md':
      'name: picotick\nsummary: A scheduler of 2,900 lines.\nstart: 2019\nlicence: MIT\n---\nA context switch takes 41 cycles in it.',
  });
});

test.each([
  ['hardware', 'For whom did she design Goldcrest?', 'Steirwerk Semiconductors'],
  ['security', 'Who did he develop Trust From Reset for?', 'Valmora Medical'],
])('%s: for whom something was made is its organisation: %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(new RegExp(`^Organisation: ${told}`));
});

test.each([
  ['How many lines of code does picotick have?', /2,900 lines/],
  ['Who is her boss?', /reports to Cathrine Aune/],
  ['Who is her biggest customer?', /Halvor Beck/],
  ['How fast is a context switch in picotick?', /41 cycles/],
])('another word for the same is found: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test('what the problem with a thing was is what happened with it', () => {
  const { outcome, text } = ask('security', 'What was the problem with Canary Ward?');
  expect(outcome).toBe('answered');
  expect(text).toContain('1,900 alarms');
});
