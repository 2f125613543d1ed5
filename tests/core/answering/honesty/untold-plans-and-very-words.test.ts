import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('junior', 'robotics');
let lamps: Corpus;
beforeAll(async () => {
  lamps = await openFiles({
    'profile.md': `name: Ada Example
headline: Designer of hearing lamps in Berlin
summary: She designs lamps and apps.
updated: 2026-01-01
---
I live in a flat in Berlin-Wedding. I write unit tests, and I react to mail within a day. I am colour-blind, so I name every colour.

My landlord keeps bees. I advise start-ups now and then, and did it for a hospital at its own risk.`,
    'experience/murmur.md':
      'employer: Murmur Lamps\nrole: Founder\nstart: 2016\nend: 2021\ncolleagues:\n  - name: Bo Ask\n    role: engineer\n---\nWe raised 640,000 euros from two investors. Odile Roy sold the firm in 2021, and by the time I left we were eighteen.',
    'projects/oorbel.md':
      'name: Oorbel\nstart: 2018\nend: 2020\nsummary: A lamp that one wears.\nfunding: [City Fund]\n---\nA grant of 80,000 euros came from the City Fund. In the trial 36 patients took part, and a clerk sent a fine of 28.50 euros.',
    'projects/halm.md':
      'name: Halm\nstart: 2020\nend: 2022\nsummary: A lamp of straw.\n---\nIt costs 189 euros in the shop. 41,000 were sold by 2025.',
    'patents/straw.md':
      'title: Shade of straw\nnumber: EP 1 234 567\nstatus: pending\nfiled: 2021-03-01\n---\nA shade costs 4 euros to press.',
    'education/ma.md':
      'institution: Forez School\ndegree: Master of Arts\nstart: 2012\nend: 2014\n---\nThe tuition took two summers in a cannery. My scholarship came from the region.',
    'publications/shade.md':
      'title: The shade book\nkind: book\ndate: 2022\nsummary: On shades, in English and in Dutch.',
  });
});

test.each([
  'Has she worked with Unity?',
  'Is there an audiobook of the shade book?',
  "What was Murmur Lamps's annual revenue?",
  'How much money has Oorbel made so far?',
  'What does the Oorbel lamp cost?',
  'How much is an Oorbel?',
  'What did the straw patent cost?',
  'How much was the tuition at the Forez School?',
  'Did anyone die in the trial?',
  'Is she married?',
  'Where is Bo Ask now?',
  'Does she want to found another company?',
])('what must be said by its own word is not told by one like it: %s', (question) => {
  expect(toAnswer(lamps, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['How much is a Halm?', /189 euros/],
  ['Does she have any health problems?', /colour-blind/],
])('what is said by its own word is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(lamps, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['robotics', 'Does she want to go back to Norway?', 'not_in_portfolio'],
  ['robotics', 'How many weeds does Thistle pull per hour?', 'not_in_portfolio'],
  ['robotics', "Who supervised her master's thesis?", 'not_in_portfolio'],
  ['robotics', 'How much is the Orsa arm?', 'not_in_portfolio'],
  ['robotics', 'Where is Stefan Oberholzer today?', 'not_in_portfolio'],
  ['robotics', 'Why did Ingrid leave Fjordlys?', 'not_in_portfolio'],
  ['junior', 'Does he want to become a manager one day?', 'not_in_portfolio'],
  ['junior', 'Can Ishbel give him a reference?', 'not_in_portfolio'],
  ['robotics', 'Does she plan to relocate?', 'answered'],
  ['junior', 'How many swaps does Shift Swap handle per month?', 'answered'],
  ['junior', 'Is he any good at React?', 'answered'],
] as const)('plans, rates, degrees and tools are told by what says them: %s, %s', (name, question, expected) => {
  expect(ask(name, question).outcome).toBe(expected);
});
