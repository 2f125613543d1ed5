import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('robotics', 'security', 'hardware');
let shows: Corpus;
beforeAll(async () => {
  shows = await openFiles({
    'profile.md': `name: Ada Example
headline: Curator in Trieste
summary: She makes exhibitions about the sea.
updated: 2026-01-01
---
A talk costs 600 euros. My Slovene vocabulary comes from cookery books.

I can start in May. I expect from 61,000 euros a year.`,
    'experience/harbour.md':
      'employer: Harbour Museum\nrole: Senior curator\nplace: Trieste, Italy\nstart: 2019\nend: present\nteam: 6 people\n---\nThe rooms by the water.',
    'experience/lake.md':
      'employer: Lake House\nrole: Assistant curator\nplace: Como, Italy\nstart: 2014\nend: 2018\n---\nI took the night train home to Trieste with two boxes when the town halved its museum.',
    'projects/luggage.md':
      'name: Left Luggage\nstart: 2022\nend: present\nsummary: An exhibition of trunks.\noutcome: 87,000 visitors\n---\nPorters lent their caps.',
    'projects/kitchen.md':
      'name: Quiet Kitchen\nstart: 2016\nend: 2017\nsummary: An exhibition of pans.\noutcome: 2,900 visitors\n---\nCooks lent their spoons.',
    'projects/salt.md':
      'name: Salt on the Sleeve\nstart: 2020\nend: 2021\nsummary: An exhibition of uniforms.\noutcome: 31,000 visitors\n---\nNora Lind designed the rooms.',
    'education/ma.md':
      'institution: Example University\ndegree: Master of Arts\nstart: 2011\nend: 2013\nthesis: Ropes on paper\n---\nOn knots in prints.',
    'education/ba.md':
      'institution: Leeds College\ndegree: Bachelor of Arts\nstart: 2008\nend: 2011\nthesis: Anchors in glass\n---\nOn windows of chapels.',
    'open-source/labels.md':
      'name: Labelwright\nlicence: MIT\nauthorship: own\nstart: 2018\nend: 2019\nsummary: Prints labels for cases.',
  });
});

test.each([
  [['Which exhibitions has she made?', 'which was the most popular?'], /87,000/, /2,900|31,000/],
  [['Which exhibitions has she made?', 'which was the most popular?', 'and the least?'], /2,900/, /87,000|31,000/],
  [['Which exhibitions has she made?', 'which had the most visitors?', 'and the fewest?'], /2,900/, /87,000|31,000/],
  [['Compare Salt on the Sleeve and Left Luggage', 'which had more visitors?'], /87,000/, /31,000/],
  [['Which exhibition was the most popular?'], /87,000/, /2,900|31,000/],
  [['Which of her exhibitions was the least popular?'], /2,900/, /87,000|31,000/],
  [['When can she start?', 'and the pay?'], /61,000/, /600 euros/],
  [['What does she charge?', 'and for a talk?'], /600 euros/, /Left Luggage/],
  [['What is Labelwright?', 'is it free?'], /MIT/, /87,000/],
  [['Where did she work before the Harbour Museum?', 'why did she leave?'], /halved its museum/, /87,000/],
] as const)('a short question behind another is told by what was talked of: %s', (questions, told, wrong) => {
  const { text } = toTalk(shows, [...questions]);
  expect(text).toMatch(told);
  expect(text).not.toMatch(wrong);
});

test.each([[['What is Left Luggage?', 'how many people came?'], /6 people/]] as const)(
  'a short question is not told by a team or another list: %s',
  (questions, wrong) => {
    expect(toTalk(shows, [...questions]).text).not.toMatch(wrong);
  },
);

test('a language is not told by a vocabulary in it', () => {
  expect(toAnswer(shows, ['Does she speak Slovene?']).outcome).toBe('not_in_portfolio');
});

test('where nothing ranks a list, none of it is the most popular', () => {
  const questions = ['Which degrees does she have?', 'which was the most popular?'];
  expect(toTalk(shows, questions).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Wo arbeitet sie?'],
  ['Für wen arbeitet sie?'],
  ['Où travaille-t-elle ?'],
  ['¿Dónde trabaja?'],
  ['Dove lavora?'],
  ['Onde trabalha?'],
])('where somebody works is told by what goes on: %s', (question) => {
  const { text } = toAnswer(shows, [question]);
  expect(text).toContain('Harbour Museum');
  expect(text).not.toContain('Lake House');
});

test('what is on runs', () => {
  expect(toAnswer(shows, ['Is Left Luggage still on?']).text).toContain('End: present');
});

test('the price of a talk is told by no list of talks', () => {
  expect(ask('security', 'And for a talk?').text).not.toMatch(/\]\([^)]*\) — /);
});

test('behind one that was picked the first one is still the first of both', () => {
  const questions = [
    'Compare Salt on the Sleeve and Left Luggage',
    'which had more visitors?',
    'who designed the first one?',
  ];
  expect(toTalk(shows, questions).text).toContain('Nora Lind');
});
