import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Analytics engineer
summary: Ada Example models data.
location: Berlin
updated: 2026-01-01
---
Ada Example models data. For a permanent post she expects 92,000 to 105,000 euros a year. As a freelancer she charges a day rate of 880 euros. She can start in April 2027.

Portuguese and German are her mother tongues; her Spanish is B1.`,
    'experience/data.md': `role: Lead analytics engineer
employer: Data Works
start: 2018
end: present
team: 5 people
skills: [SQL, dbt, Excel, team leadership]
---
She leads five people.`,
    'open-source/nullcat.md': 'name: nullcat\nsummary: Finds empty columns.\nstart: 2020\nlicence: MIT\n---\nSmall.',
  });
});

test.each([
  ['Was verlangt sie pro Tag als Freelancerin?', /880 euros/],
  ['¿Cuánto cobra al día?', /880 euros/],
  ['Quanto chiede al giorno?', /880 euros/],
  ['Combien prend-elle par jour ?', /880 euros/],
  ['Quel est son salaire souhaité ?', /92,000/],
  ['¿Qué salario busca?', /92,000/],
  ['Che stipendio vorrebbe?', /92,000/],
  ['Was möchte sie verdienen?', /92,000/],
  ['¿Cuándo podría empezar en un nuevo puesto?', /April 2027/],
  ['¿Habla español?', /Spanish is B1/],
  ['Parla tedesco?', /German are her mother tongues/],
  ['Quels outils utilise-t-elle ?', /Excel/],
  ['Ha esperienza nella gestione di un team?', /Lead analytics engineer|leads five people/],
])('pay, start, tongues and tools are found in another language: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test('"o que é" is Portuguese', () => {
  expect(toAnswer(corpus, ['O que é nullcat?']).text).toMatch(/^Este portfólio/);
});
