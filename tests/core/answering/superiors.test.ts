import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer', 'lamarr');

test.each([
  ['curie', 'Who was her boss at the Radium Institute?'],
  ['curie', 'Who did she report to?'],
  ['engineer', 'Who was her manager at Parcelwise?'],
])('what somebody led herself names nobody above her: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['engineer', 'Who did she report to at Brightwater?', 'My boss, Gwen Tarrant'],
  ['engineer', 'Who does she report to?', 'I report to Tobias Renck'],
  ['lamarr', 'Who was her boss at MGM?', 'Louis B. Mayer (head of the studio)'],
])('whoever is said to be above her is told: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('a collaborator is no superior for having worked at the place that is asked about', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
    'experience/works.md': 'role: Engineer\nemployer: Kinsale Works\naka: [Kinsale]\nstart: 2010\nend: 2014',
    'projects/bridge.md':
      'name: Lantern Bridge\nstart: 2011\nend: 2013\ncollaborators:\n  - name: Femi Balogun\n    role: led the timber at Kinsale',
  });
  expect(toAnswer(corpus, ['Who was her boss at Kinsale?']).outcome).toBe('not_in_portfolio');
});
