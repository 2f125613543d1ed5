import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'founder');
let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Developer\nsummary: Ada Example builds things.\nupdated: 2026-01-01\n---\nI build things.',
    'experience/bakery.md': 'role: Baking intern\nemployer: Old Bakery\nstart: 2014\nend: 2015\n---\nI baked.',
    'experience/shop.md':
      'role: Team lead\nemployer: Web Shop\nstart: 2016\nend: present\nteam: 5 developers\n---\nI report to Bea Boss. Cy Clerk was on leave.',
    'open-source/own.md': 'name: Seedbox\nstart: 2018\nskills: [Rust]\nsummary: Swaps seeds.',
    'open-source/part.md': 'name: Bigtool\nstart: 2019\nauthorship: contributed\nskills: [Go]\nsummary: A tool.',
    'open-source/others.md': 'name: Plugbox\nstart: 2020\nauthorship: others\nskills: [TypeScript]\nsummary: Not mine.',
  });
});

const said = (question: string) => toAnswer(corpus, [question]);

test.each([
  'Who reported to her?',
  'Who worked under her?',
  'Has she ever been anyone’s boss?',
  'Does she have direct reports?',
])('those whom somebody led are not those who led her: %s', (question) => {
  expect(said(question).text).toContain('Team: 5 developers');
  expect(said(question).text).not.toMatch(/Bea|Cy/);
  expect(ask('founder', question).cited).toContain('experience-northmoor');
});

test('where no team is told, nobody is said to have reported', () => {
  expect(ask('curie', 'Who reported to her?').outcome).toBe('not_in_portfolio');
  expect(said('Who did she report to?').text).toContain('Bea Boss');
});

test.each(['Which open source projects has she created?', 'What open-source software did she start?'])(
  'what others made or somebody had a part in is not her creation: %s',
  (question) => {
    expect(said(question).cited).toEqual(['open-source-own']);
  },
);

test('to have written or contributed is to have had any part', () => {
  expect(said('Which open source has she written or contributed to?').text).toContain('Bigtool');
  expect(said('How many open source projects has she started?').text).toMatch(/lists 1 /);
});

test('what others wrote is no skill of her, and where she is asked for it, it is said to be theirs', () => {
  expect(said('Which programming languages does she know?').text).not.toContain('TypeScript');
  expect(said('Does she know TypeScript?').text).toContain('Authorship: others');
  expect(said('Does she know Rust?').text).not.toContain('Authorship');
});

test.each([
  'How many employers has she had, counting the internship?',
  'How many jobs including the internship?',
  'How many jobs has she had, the bakery included?',
])('what is counted among them narrows no count: %s', (question) => {
  expect(said(question).text).toMatch(/lists 2 roles/);
});

test('what is not counted is left out', () => {
  expect(said('How many jobs has she had, not counting the internship?').text).toMatch(/lists 1 role/);
});
