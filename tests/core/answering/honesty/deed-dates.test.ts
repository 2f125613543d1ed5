import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const corpus = openFiles({
  'profile.md':
    'name: Ada Example\nheadline: Actress and engineer\nsummary: Ada Example acts and builds.\nupdated: 2026-01-01\n---\nAda Example was born in Cork in 1960. Her friend Nora Quill had founded a theatre by then. She married Tom Reed in 1985.',
  'experience/a.md':
    'role: Contract actress\nemployer: Corvo Pictures\nstart: 1983\nend: 1987\nsummary: Small parts in films such as Slack Water, after the poet Leo Finch.\n---\nMaxwell Films bought Corvo Pictures in 1987. Peer Holt sold its costumes.',
  'experience/b.md':
    'role: Founder and director\nemployer: Lumen House\nstart: 1990\nend: 1999\nsummary: Her own stage.\n---\nBuilt up from nothing until it was sold in 1999. The mayor gave her a medal in 1992.',
  'projects/a.md':
    'name: Harbour Lights\nstart: 1986\nend: 1986\nrole: Actress\ncollaborators:\n  - name: Ivo Brandt\n    role: director and producer\nsummary: A film on a pilot.\n---\nThe screenplay is by Una Marsh. Peer Holt tested its raft.',
  'projects/b.md': 'name: Discovery of vernite\nstart: 1994\nend: 1995\nsummary: A new mineral.',
  'projects/c.md': 'name: Measurement of cobalt\nstart: 1996\nend: 1997\nsummary: Its weight in alloys.',
  'projects/d.md': 'name: Night Bread\nsummary: A picture book. Words by Ines Holm, pictures by me.',
  'publications/a.md': 'title: Stage Left\nkind: book\nvenue: Quay Press\ndate: 2005\nsummary: Notes for actors.',
  'patents/a.md':
    'title: Folding lamp\nnumber: "US 5,000,001"\nfiled: 1991-02-03\ngranted: 1992-04-05\nstatus: expired\nsummary: A lamp that folds.',
});

test.each([
  'When did she found Corvo Pictures?',
  'When did she buy Corvo Pictures?',
  'When did she direct Harbour Lights?',
  'When did she produce Harbour Lights?',
  'When did she discover cobalt?',
  'When did she invent Harbour Lights?',
  'When did she meet Tom Reed?',
  'When did the lamp patent expire?',
  'Did she found Corvo Pictures?',
  'Did she buy Corvo Pictures?',
  'Did Corvo Pictures buy Maxwell Films?',
  'Was Maxwell Films bought by Corvo Pictures?',
  'When did Corvo Pictures buy Maxwell Films?',
  'When did Corvo Pictures sell Slack Water to Maxwell Films?',
  'Did she sell the costumes?',
  'President at Corvo Pictures',
])('the dates of an entry are those of no deed that it does not tell: %s', async (question) => {
  expect(toAnswer(await corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['When did she found Lumen House?', '1990'],
  ['When did she direct Lumen House?', '1990'],
  ['When did she join Corvo Pictures?', '1983'],
  ['When did she make Harbour Lights?', '1986'],
  ['When did she discover vernite?', '1994'],
  ['When did she patent the folding lamp?', '1992'],
  ['When did she invent the folding lamp?', '1992'],
  ['When did she marry Tom Reed?', '1985'],
  ['When did Maxwell Films buy Corvo Pictures?', '1987'],
  ['Did Maxwell Films buy Corvo Pictures?', '1987'],
  ['Was Corvo Pictures bought by Maxwell Films?', '1987'],
  ['Did she marry Tom Reed?', '1985'],
  ['When did she sell Lumen House?', '1999'],
  ['Did she meet the mayor?', '1992'],
])('they are those of a deed that it tells: %s', async (question, year) => {
  const { outcome, text } = toAnswer(await corpus, [question]);
  expect([outcome, text]).toEqual(['answered', expect.stringContaining(year)]);
});

test.each([
  'Who wrote Slack Water?',
  'Who uses Harbour Lights?',
  'Who gave her the name Marsh?',
  'Who filmed Slack Water?',
  'Who tested Slack Water?',
  'Who coined the name Slack Water?',
  'Who was the project leader of Slack Water?',
])('a name beside a thing is not that of whoever did something else to it: %s', async (question) => {
  expect(toAnswer(await corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Who wrote Harbour Lights?', 'Una Marsh'],
  ['Who wrote Night Bread?', 'Ines Holm'],
  ['Who wrote Stage Left?', 'Quay Press'],
  ['Who directed Harbour Lights?', 'Ivo Brandt'],
  ['Who tested the raft of Harbour Lights?', 'Peer Holt'],
])('whoever did it is told: %s', async (question, name) => {
  const { outcome, text } = toAnswer(await corpus, [question]);
  expect([outcome, text]).toEqual(['answered', expect.stringContaining(name)]);
});
