import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

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

test('whoever is called somebody’s manager is whom he reports to, and no report that was written', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
    'experience/works.md':
      'role: Engineer\nemployer: Kinsale Works\nstart: 2020\nend: present\nsummary: Wrote the report on every bridge.\ncolleagues:\n  - name: Femi Balogun\n    role: chief of bridges, my manager\n  - name: Ines Aalto\n    role: surveyor',
    'experience/old.md': 'role: Surveyor\nemployer: Aalto and Sons\nstart: 2015\nend: 2019\nsummary: Report writer.',
  });
  expect(toAnswer(corpus, ['Who is she reporting to?'])).toMatchObject({
    outcome: 'answered',
    text: expect.stringContaining('Femi Balogun'),
  });
});

test('a certificate expires when it is no longer said to be valid', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
    'education/cert.md':
      'institution: Guild of Riggers\ndegree: Certified Rigging Inspector\nend: 2024-03\nsummary: Valid until March 2029.',
  });
  expect(toAnswer(corpus, ['When does her Rigging Inspector certificate expire?'])).toMatchObject({
    outcome: 'answered',
    text: expect.stringContaining('March 2029'),
  });
});

test('whom an entry calls her superior is her boss', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Lead developer\nsummary: She leads.\nupdated: 2026-01-01',
    'experience/now.md':
      'employer: Acme\nrole: Lead developer\nstart: 2023\nend: present\ncolleagues:\n  - name: Lu Ferrey\n    role: digital director, my superior since 2024\n  - name: Bo Ask\n    role: tester',
    'experience/then.md': 'employer: Bolt\nrole: Developer\nstart: 2020\nend: 2023\n---\nBugs are reported by readers.',
  });
  expect(toAnswer(corpus, ['Who is her boss at the moment?']).text).toMatch(/Lu Ferrey/);
});
