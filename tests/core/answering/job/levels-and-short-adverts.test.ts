import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Tamsin Example
headline: Engine programmer
summary: Tamsin Example writes game engines.
updated: 2026-01-01
---
Tamsin Example writes game engines.

## Languages

English is her mother tongue. Her French is C1 after years in Lyon, and her Japanese is A2.`,
    'experience/copperfin.md': `employer: Copperfin Games
role: Engine lead
start: 2016-02
end: present
skills: [Rust, Vulkan, profiling, shader optimisation]
summary: Leads the engine team.
---
She wrote the console ports.`,
  });
});

test('the level of one language is none of the next', () => {
  const text = toAnswer(corpus, [
    'We are hiring an engine programmer.\n\nRequirements:\n- Japanese (fluent)\n- French C1',
  ]).text;
  expect(text.split('\n').find((line) => line.includes('“Japanese'))).toMatch(/Not shown|Partly/);
  expect(text.split('\n').find((line) => line.includes('“French'))).toMatch(/Met/);
});

test.each([
  ['Contract graphics programmer, 1 day a week, remote, £700/day. Need: shader optimisation, console ports, Vulkan.'],
  ['Job: Tools programmer\nRequirements\n- Rust\n- profiling experience\n- French C1'],
])('an advert in few words is judged line by line: %s', (advert) => {
  const { outcome, text } = toAnswer(corpus, [advert]);
  expect(outcome).toBe('answered');
  expect(text.split('\n').filter((line) => /\b(?:Met|Partly|Not shown)\b/.test(line)).length).toBeGreaterThanOrEqual(3);
});
