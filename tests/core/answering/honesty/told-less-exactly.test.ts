import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Stage director
summary: Ada Example directs plays in Ghent.
updated: 2026-01-01
---
Ada Example directs plays in Ghent. Her uncle Joris read every prompt book she wrote, and liked the second one best.`,
    'experience/lantern.md': `employer: Lantern Players
role: Director
start: 2012
end: 2016
place: Ghent, Belgium
summary: Put the company of six on the road.
---
She joined to paint sets and ended up leading the move from paper to lamps. The stage stood in a tram depot on Coupure Lane. Six critics in five countries wrote about the tour.`,
    'experience/academy.md': `employer: Harbour Academy
role: Lecturer
start: 2018
place: Ostend, Belgium
summary: Teaches light.
---
An evening course.`,
    'projects/winter.md': `name: The Winter Fog
summary: A play about a pilot boat.
role: Nora Vance
start: 2015
end: 2015
place: Antwerp, Belgium
collaborators:
  - name: Karel Dams
    role: actor
  - name: Mieke Stroo
    role: the ferryman
---
The fog came from eleven kettles. Karel Dams learned to row for it.`,
  });
});

test.each([
  ['Where in Antwerp was The Winter Fog staged?'],
  ['Where exactly in Antwerp was The Winter Fog?'],
  ['Until what year does she teach at the Harbour Academy?'],
  ['What part did Karel Dams play in The Winter Fog?'],
  ['Did Karel Dams like The Winter Fog?'],
  ['Did her uncle know Karel Dams?'],
  ['Did the Lantern Players offer her a second contract?'],
  ['What are the names of the six critics?'],
  ['names of the five countries'],
  ['Are the Lantern Players still in business?'],
  ['Why did she leave the Lantern Players?'],
])('what is told less exactly than it is asked for is not told: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Where in Ghent was the stage of the Lantern Players?', 'Coupure Lane'],
  ['Until what year did she work at the Lantern Players?', '2016'],
  ['What part did Mieke Stroo play in The Winter Fog?', 'the ferryman'],
  ['Did her uncle read the prompt books?', 'read every prompt book'],
  ['Did Joris like the second one?', 'liked the second one best'],
])('what is told as exactly is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});
