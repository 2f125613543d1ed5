import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

const post = (role: string, start: number, end: number | 'present', skills: string) =>
  `role: ${role}\nemployer: ${role} Works\nstart: ${start}-01\nend: ${end === 'present' ? end : `${end}-12`}\nskills: [${skills}]\n---\nI worked there.`;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Developer\nsummary: Ada Example builds things.\nupdated: 2026-01-01\n---\nI build things.',
    'experience/first.md': post('First', 2010, 2011, 'PostgreSQL, React.js, Google Cloud, JavaScript'),
    'experience/second.md': post('Second', 2012, 2013, 'Postgres, ReactJS, GCP, K8s'),
    'experience/third.md': post('Third', 2014, 2015, 'pgsql, React, Kubernetes, Argo CD, Next.js'),
    'projects/gate.md': 'name: Gate\nskills: [Nextjs]\nsummary: Shows the next tram.',
    'projects/wall.md': 'name: Wall\nskills: [Three.js]\nsummary: Shows three walls.',
  });
});

const ask = (question: string) => toAnswer(corpus, [question]);
const all = ['experience-third', 'experience-second', 'experience-first'];

test.each(['Postgres', 'PostgreSQL', 'psql', 'React', 'ReactJS', 'react.js'])(
  'entries of any spelling of a technology are found by any of them: %s',
  (name) => {
    for (const question of [`Does she know ${name}?`, `Where has she used ${name}?`])
      expect(ask(question).cited).toEqual(all);
  },
);

test.each([
  ['Does she know GCP?', ['experience-second', 'experience-first']],
  ['Does she know google cloud platform?', ['experience-second', 'experience-first']],
  ['Does she know kubernetes?', ['experience-third', 'experience-second']],
  ['Does she know argocd?', ['experience-third']],
])('a technology of two words is one by its short name: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test.each([
  ['Which of her projects use Next.js?', ['project-gate']],
  ['Which projects did she build with nextjs?', ['project-gate']],
  ['Where has she used Next.js?', ['project-gate', 'experience-third']],
  ['Which projects use Three.js?', ['project-wall']],
])('a library whose name is a word of most questions is read as one word: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test('a library of a script language is no skill in the language', () => {
  expect(ask('Does she know JavaScript?').cited).toEqual(['experience-first']);
});

test.each(['How many years of Postgres?', 'How many years of PostgreSQL does she have?'])(
  'years with a technology are those of all its spellings: %s',
  (question) => {
    expect(ask(question).text).toMatch(/5 years and 11 months/);
  },
);

test('entries are counted by any spelling, and values once', () => {
  expect(ask('How many roles used Postgres?').text).toMatch(/lists 3 roles/);
  expect(ask('How many databases does she know?').text).toMatch(/names 1\.\s+- PostgreSQL — .*First.*Second.*Third/);
});

test('an advert is judged by all spellings of what it wants', () => {
  const advert =
    'We are hiring. Would she fit this position?\nRequirements:\n- 6 years of PostgreSQL\n- Fluent Klingon';
  expect(ask(advert).text).toMatch(/\*\*Met\*\* — “6 years of PostgreSQL”: 5 years and 11 months/);
});

test.each(['Does she have cloud experience?', 'Which clouds has she worked with?', 'cloud skills?'])(
  'clouds are listed as databases are, by the skills that are one: %s',
  (question) => {
    expect(ask(question).text).toMatch(/^- Google Cloud — .*First.*Second[^\n]*$/);
  },
);
