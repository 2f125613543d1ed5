import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toPointLine, toPoints } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Product lead\nsummary: Ada Example makes software for wards.\nupdated: 2026-01-01\n---\n\n- Canadian citizen; I would need sponsorship in the US\n- Two advisory days a month, and no consulting for casinos\n- Every mentee gets one of my hours a week',
    'experience/lead.md':
      'role: Senior Product Lead\nemployer: Wardline\nstart: 2022-01\nend: present\nskills: [roadmapping, MDR, ISO 13485]\nsummary: Software that shows what nurses record.',
    'experience/owner.md':
      'role: Product Manager\nemployer: Kesh Labs\nstart: 2018-01\nend: 2021-12\nskills: [product management, Ruby]\nsummary: I wrote the handbook.',
    'projects/set.md':
      'name: Vitals set\nstart: 2020\nend: 2021\nfunding: [National Science Fund]\nskills: [OMOP]\nsummary: Open data of nine wards.',
    'open-source/deckhand.md':
      'name: Deckhand plugin\nstart: 2021\nskills: [TypeScript]\nauthorship: contributed\nsummary: Contributed the charts to the portal Deckhand.',
    'publications/talk.md': 'title: The quiet ward\nkind: talk\nvenue: Ward Days\ndate: 2024-05',
    'publications/book.md': 'title: From ward to code\nkind: chapter\nvenue: Handbook of Clinical Software\ndate: 2023',
    'education/basc.md': 'institution: Northlake University\ndegree: BASc\nfield: Systems engineering\nend: 2015',
  });
}, 60_000);
const ask = (_name: string, ...turns: string[]) => toAnswer(corpus, turns);
const judge = (point: string) => toPointLine(ask)('', point);

test.each([
  ['A degree in engineering or comparable experience', 'Met'],
  ['Bachelor’s degree in computer science', 'Partly'],
  ['Spoken at conferences', 'Met'],
  ['Contributions to Deckhand', 'Met'],
  ['Secured competitive research funding', 'Met'],
  ['OMOP common data model', 'Met'],
])('what a portfolio shows in other words than the advert is met: %s', (point, verdict) => {
  expect(judge(point)).toContain(`**${verdict}**`);
});

test.each([
  'US citizens only',
  'Clinical background (MD or nursing)',
  'Experience with hardware products such as ventilators',
  'Prior work in consulting',
  'Twenty hours a week',
  'Write well',
])('a word that is shared shows nothing of what is asked: %s', (point) => {
  expect(judge(point)).toContain('**Not shown**');
});

test('product leads and product managers did product management', () => {
  expect(judge('7+ years of product management')).toMatch(/\*\*Met\*\*.*: 8 years/);
});

test.each(['ISO 13485 and data protection (GDPR)', 'FDA 510(k) as well as MDR'])(
  'of two things, of which one is listed, a part is shown: %s',
  (point) => {
    expect(judge(point)).toMatch(/\*\*Partly\*\*.*Skills: roadmapping/);
  },
);

test.each([
  'We are three founders in Leeds and need someone one day a month who has: raised venture capital, led a ward, and knows MDR. Polish would be handy.',
  'Hi there, we run a small clinic chain and are after a part-time adviser who has raised venture capital, led a ward, and knows MDR. Polish would be handy.',
  'My team is searching for a part-time adviser who has raised venture capital, led a ward, and knows MDR. Polish would be handy.',
])('who is sought in a sentence is an advert, whoever says first who he is: %s', (advert) => {
  expect(toPoints(ask('', advert).text)).toEqual(['raised venture capital', 'led a ward', 'knows MDR', 'Polish']);
});

test('neither how to apply nor why something is asked is a requirement', () => {
  const advert =
    'Lecturer in Ward Science\n\nThe Faculty of Medicine invites applications. Required: knowledge of MDR, since we sell to hospitals. Applications include a list of publications, two references and a research plan.';
  expect(toPoints(ask('', advert).text)).toEqual(['knowledge of MDR']);
});

test('a list is of requirements where they are asked for, and a title of a person ends no sentence', () => {
  const advert =
    'Hello, we are a foundation and need somebody who has led a ward. Please check whether Dr. Example would suit.\n\nWe ask for:\n1. knowledge of MDR\n2. Mandarin';
  expect(toPoints(ask('', advert).text)).toEqual(['led a ward', 'knowledge of MDR', 'Mandarin']);
});
