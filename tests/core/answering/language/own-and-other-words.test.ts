import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('research-engineer');
let rower: Corpus;
beforeAll(async () => {
  rower = await openFiles({
    'profile.md': `name: Ada Example
headline: Search engineer and writer in Leuven
summary: She builds search engines and writes books.
updated: 2026-01-01
contact:
  email: ada@example.org
---
I expect 98,000 euros a year. Until then I take short jobs at 950 euros a day. I hold a Vietnamese passport.

My husband teaches the cello. Our daughter Nare is four. I am a vegetarian, and on Sundays I row.

I have worn a hearing aid since I was nine. I look for a new job because the owner moves everything to Brno.

I could start on 4 January 2027. For Switzerland I would need a sponsor. I have said no to gambling and to weapons.

I paid for nothing at university but bread; the Tumanyan Fund paid my tuition.`,
    'experience/kruimel.md':
      'employer: Kruimel\nrole: Founder\nstart: 2020\nend: 2024\n---\nKruimel failed because each loaf cost 41 cents to move. I was bad at laying people off, and did it twice. Brannock bought the rest.',
    'experience/lumen.md':
      'employer: Lumenhuis\nrole: Developer\nstart: 2016\nend: 2020\n---\nI sat beside the printer. I left in 2020 because of the winters.',
    'education/phd.md':
      'institution: Forez School\ndegree: PhD\nstart: 2012\nend: 2016\n---\nIn those years I was supervised by Eleanor Pemberton; my adviser drew on napkins.',
    'projects/lock.md': 'name: Lock planner\nstart: 2022\nend: 2023\nsummary: Plans locks.\nfunding: [Waterways Fund]',
    'publications/book.md':
      'title: Say it plainly\nkind: book\ndate: 2021\nsummary: My first book; eleven publishers refused it.',
  });
});

test.each([
  ['What kind of remuneration is she after?', /98,000/],
  ['What wage is she hoping for?', /98,000/],
  ['What is her hourly or daily fee?', /950/],
  ['Who funded her studies?', /Tumanyan/],
  ['Which industries would she refuse to work for?', /gambling/],
  ['Who mentored her during her doctorate?', /Pemberton/],
  ['What is the reason she wants to change jobs?', /Brno/],
  ['Does she have any offspring?', /Nare/],
  ['What brought Kruimel down?', /41 cents/],
  ['What caused the downfall of Kruimel?', /41 cents/],
  ['When is she able to begin?', /4 January 2027/],
  ['How can I engage her for a school event?', /ada@example\.org/],
  ['What did she do straight after graduating?', /Lumenhuis/],
  ['How many publishing houses said no to her first book?', /[Ee]leven/],
  ['What does her partner do for a living?', /cello/],
  ['What does her spouse do?', /cello/],
  ['What citizenship does she have?', /Vietnamese/],
  ['Has she ever had to fire anyone?', /laying people off/],
  ['Does she eat meat?', /vegetarian/],
  ['What sport does she do?', /row/],
  ['Is she hard of hearing?', /since I was nine/],
  ['Would she need a sponsor to work in Switzerland?', /need a sponsor/],
  ['When did she join Lumenhuis, and why did she leave?', /winters/],
])('what the portfolio says in other words is found: %s', (question, told) => {
  const { outcome, text } = toAnswer(rower, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['research-engineer', 'Who funded her studies?', /Romanian Credit Guild/],
  ['research-engineer', 'Was she ever laid off?', /closed its London office/],
])('studies are paid by no funder of a project, and a lost job is a lay-off: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});
