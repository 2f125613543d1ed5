import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie');
let wells: Corpus;
beforeAll(async () => {
  wells = await openFiles({
    'profile.md': `name: Ada Example
headline: Water engineer in aid work
summary: She drills wells and advises ministries.
updated: 2026-01-01
---
She lives in Trondheim.`,
    'experience/relief.md':
      'employer: Crescent Relief\nrole: Water engineer\nplace: Maban, South Sudan\nstart: 2010\nend: 2014\nteam: 6 people\ncolleagues:\n  - name: Bo Reed\n    role: hydrogeologist\n  - name: Mary Lokwang\n    role: director\n---\nSix boreholes with solar pumps gave water to 12,000 people. 40 tankers a day were no longer needed. She left because the contract ended.',
    'experience/mara.md':
      'employer: Mara University\nrole: Lecturer\nplace: Nairobi, Kenya\nstart: 2015\nend: 2018\n---\nA course on pumps for 30 students in Oxford-style seminars. A bridge stood by the house.',
    'projects/count.md':
      'name: Point Count\nstart: 2012\nend: 2013\nsummary: Counts water points in the field.\nskills: [GIS, R]\ncollaborators:\n  - name: Aoife Tierney\n    role: illustrator\n---\nThe sheets were printed in Juba; 150 water points were visited.',
    'publications/book.md':
      'title: Water by the bucket\nkind: book\ndate: 2019\nsummary: On wells and those who carry from them; 4,000 copies.',
  });
});

test.each([
  'What did she do as hydrogeologist in Maban?',
  'What did she do as director at Crescent Relief?',
  'Why did she join Crescent Relief?',
  'How many tankers did Crescent Relief own?',
  'Which company made the solar pumps?',
  'Which villages were visited for Point Count?',
  'Did the book win any prizes?',
])('the part of somebody or something else is told by no part beside it: %s', (question) => {
  expect(toAnswer(wells, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  'What did she do as president of the committee in Geneva?',
  'Which company built the X-ray cars?',
  'Which bridge did she design?',
])('what only others were or made is not hers: %s', (question) => {
  expect(ask('curie', question).outcome).toBe('not_in_portfolio');
});
