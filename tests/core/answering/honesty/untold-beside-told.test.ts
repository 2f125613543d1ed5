import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('robotics');

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Landscape planner
summary: Ada Example plans fire belts.
updated: 2026-01-01
---
Ada Example plans fire belts. She has lived in Lydd since 2019 with her husband Tom and their dog.`,
    'education/msc.md':
      'institution: University of Lund\ndegree: MSc\nfield: Planning\nstart: 2000\nend: 2004\n---\nShe walked to every lecture.',
    'experience/pell.md': `role: Planner
employer: Harrow Pell Planners
start: 2005
end: 2012
place: Leeds
---
She drew roads and worked with Malcolm Ives, who ran the office. Her sister Mathilda painted the signs.`,
    'projects/belts.md': `name: Fire belts
summary: Belts of oak around six villages.
start: 2014
end: 2018
place: Vila Branca
role: Lead planner
collaborators: [{ name: Lena Hora, role: forester }]
---
The oaks were planted by schools.`,
    'projects/quay.md': `name: Harbour competition
summary: A quay without cars.
start: 2013
end: 2013
outcome: Second place of 61.
---
Drawn in five weeks.`,
    'publications/talk.md':
      'title: Oaks against fire\nkind: talk\nvenue: Tree Days\nplace: Ljubljana\ndate: 2019\nsummary: A talk of 25 minutes in a hall of 900.',
  });
});

test.each([
  ['Did she graduate with honours?'],
  ['How big was the team at Harrow Pell?'],
  ["What was Malcolm Ives's opinion of her roads?"],
  ['When did she marry Tom?'],
])('what stands beside is no answer: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['How long was her talk in Ljubljana?', /25 minutes/],
  ['How many people were in the hall in Ljubljana?', /hall of 900/],
  ['What place did she get in the Harbour competition?', /Second place of 61/],
  ["What is her sister's name?", /Mathilda/],
])('what is told is found: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test.each([
  ["What was the name of her grandfather's boat?"],
  ['Which countries are the Thistle robots sold in?'],
  ["What was Awa Ndiaye's job before Akerbot?"],
  ['Why did she start Solder Sundays?'],
])('a name, a market, a post and a ground have to be told: %s', (question) => {
  expect(ask('robotics', question).outcome).toBe('not_in_portfolio');
});
