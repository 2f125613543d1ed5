import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer', 'founder', 'designer', 'scientist');

test.each([
  ['engineer', 'Does she have a law degree?', 'The portfolio lists no such degrees and courses.'],
  ['engineer', 'Did she publish in Nature?', 'The portfolio lists no such publications.'],
  ['curie', 'Has she published in Nature?', 'The portfolio lists no such publications.'],
  ['founder', 'Did she invent the computer?', 'The portfolio lists no such patents.'],
  ['founder', 'Did she invent the compiler?', 'The portfolio lists no such patents.'],
])('%s: what no entry of the kind says is not answered from other entries: %s', (portfolio, question, text) => {
  expect(ask(portfolio, question)).toEqual({ outcome: 'not_in_portfolio', text, cited: [] });
});

test.each([
  ['designer', 'Did he give a keynote?', 'Keynote on handing a design system over', 'publication-leave'],
  ['scientist', 'Has she given a keynote?', 'An opening keynote of 50 minutes', 'publication-say-nothing-2025'],
  ['engineer', 'Has she given a keynote?', 'Keynote together with Samira Haddou', 'publication-simulate'],
])('%s: what a text tells of the kind is not denied because no entry is called so: %s', (name, question, told, id) => {
  const { outcome, text, cited } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
  expect(cited[0]).toBe(id);
});

test.each([
  ['curie', 'Did she write an autobiography?'],
  ['curie', 'Did she develop a search engine?'],
  ['engineer', 'Did she build a robot?'],
  ['engineer', 'Has she made a video game?'],
  ['founder', 'Does she offer training courses?'],
  ['curie', 'Was he a member of the National Academy of Sciences?'],
])(
  '%s: whether something was made, is done or somebody is of some body is not told by words near it: %s',
  (portfolio, question) => {
    expect(ask(portfolio, question)).toMatchObject({
      outcome: 'not_in_portfolio',
      text: expect.stringContaining('does not say'),
    });
  },
);

test.each([
  ['engineer', 'Did she build a simulator?', 'Simulator that runs a whole day'],
  ['curie', 'Did she write a textbook?', 'Textbook of the new science'],
  ['curie', 'Was she a member of the Academy of Medicine?', 'elected in 1922'],
])('%s: what was made or joined is told by the entry that says it: %s', (portfolio, question, told) => {
  const { outcome, text } = ask(portfolio, question);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('the ways to write tell of nothing that was made', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\ncontact:\n  note: The address is hidden from robots.\nupdated: 2026-01-01',
    'projects/quipu.md': 'name: Quipu\nstart: 1970\nend: 1975\n---\nQuipu offered shared files and two windows.',
  });
  expect(toAnswer(corpus, ['Did she build a robot?']).outcome).toBe('not_in_portfolio');
});

test('a language is not another one whose name begins alike', () => {
  expect(ask('scientist', 'Have you used C?').outcome).toBe('not_in_portfolio');
  expect(ask('scientist', 'Do you know C++?').cited).toContain('open-source-quietgp');
});

test.each([
  ['curie', 'How many apps did she build?'],
  ['founder', 'List his apps.'],
])('%s: what no project is said to be is no kind of project: %s', (name, question) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});
