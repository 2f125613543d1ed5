import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'curie', 'designer');

let composer: Corpus;
beforeAll(async () => {
  composer = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Composer\nsummary: Ada Example writes music.\nupdated: 2026-01-01',
    'projects/still.md':
      'name: Still Water\nstart: 2011-06\nend: 2012-11\nrole: Composer\nfunding: [Quay Brass]\nsummary: A quartet.',
    'projects/lock.md':
      'name: The Lock\nstart: 2015-10\nend: 2016-09\nrole: Composer\nfunding: [Harbour Orchestra]\nsummary: An oratorio.',
    'publications/oboe.md': 'title: What the oboe knows\nkind: article\nvenue: The Rostrum\ndate: 2012-05',
    'education/arts.md': 'degree: M.A.\ninstitution: Quay University\nend: 2004',
  });
}, 60_000);

test.each([
  ['How many works has she written?', 'The portfolio lists 2 projects', 'oboe'],
  ['What is her latest work?', 'The Lock', 'Still Water'],
  ['What has she composed?', 'Still Water', 'oboe'],
  ['What did she write in 2012?', 'Still Water', 'The Lock'],
] as const)('the works of a composer are her projects: %s', (asked, told, other) => {
  const { outcome, text } = toAnswer(composer, [asked]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
  expect(text).not.toContain(other);
});

test.each(['What have you built so far?', 'What has he created?', 'Can you show me your work?'])(
  'what somebody has made are the projects: %s',
  (asked) => {
    expect(ask('engineer', asked).text).toBe(ask('engineer', 'list all the projects').text);
  },
);

test.each([
  ['What did the Royal Society give her?', 'Which awards did she get from the Royal Society?'],
  ['Give me a timeline of her life', 'Show the timeline of her career'],
] as const)('another wording is read as the plain one: %s', (asked, plain) => {
  expect(ask('curie', asked)).toEqual(ask('curie', plain));
});

test.each(['How many composition students has she?', 'What did she write for school?'])(
  'what speaks of no works lists none: %s',
  (asked) => {
    expect(toAnswer(composer, [asked]).text).not.toMatch(/lists 2 projects|- \[The Lock/);
  },
);

test('a deed of an artist is not what everybody does', () => {
  expect(ask('designer', 'What has he painted?').text).not.toBe(ask('designer', 'list all the projects').text);
});

test.each([
  'List all her open-source tools.',
  'List all her open source tools.',
  'Which tools have you published?',
  'Which tools did you build?',
  'Which of your projects are open source?',
])('tools that somebody made are works, and no skills: %s', (question) => {
  const { cited } = ask('engineer', question);
  expect(cited.toSorted()).toEqual(['driftclock', 'fhirlite', 'pgquiet', 'polyroute'].map((id) => `open-source-${id}`));
});

test.each([
  ['Which elements did she discover in the 1890s?', ['project-polonium', 'project-radium']],
  ['Which cars did she build in the 1910s?', ['project-petites-curies']],
])('things of a time are the projects that say so: %s', (question, projects) => {
  const { outcome, cited } = ask('curie', question);
  expect(outcome).toBe('answered');
  expect(cited.toSorted()).toEqual(projects);
});

test('what won somebody a prize is told by the prizes, and not by all that might have', () => {
  const { cited } = ask('engineer', 'Which project won you a prize?');
  expect(cited.every((id) => id?.startsWith('award-'))).toBe(true);
});

test('a second verb of making narrows no list', () => {
  expect(ask('curie', 'Name the books she wrote or translated').cited).toHaveLength(3);
});

test('what somebody taught is no subject of the own studies', () => {
  expect(ask('curie', 'Which courses did she teach at the Sorbonne?').text).not.toContain('Field:');
});

test('a clause on what an award is called adds no list of all', () => {
  const { cited } = ask('curie', 'When was the Nobel Prize in Physics given and what is the prize called?');
  expect(cited).toHaveLength(1);
});

test('an accent in a name makes an English question no French one', () => {
  expect(ask('curie', 'Was Irène a chemist?').text).not.toContain('portfolio est');
});
