import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const ask = askFixtures('product', 'research-engineer', 'robotics', 'security');
let photographer: Corpus;
beforeAll(async () => {
  photographer = await openFiles({
    'profile.md': `name: Ada Example
headline: Harbour photographer in Bergen
summary: She photographs ships and those who paint them.
updated: 2026-01-01
---
I grew up over a hardware shop in Selje. I live in Bergen with Jonas, who builds cellos.

My stepfather drove trams. Ice on a gangway tore the ligaments of my right wrist in 2019.

My residence card runs until May 2031. I learned Python on the night ferry, with one hand.

Print orders go to the gallery Blue Deep.

A day costs 680 pounds for museums.

Once I taught a class in Leeds. The other teacher, who comes from York, was a welder.

## Equipment

Two Fujifilm X-T5 bodies do nine tenths of the work.`,
    'open-source/captionmill.md':
      'name: captionmill\nstart: 2020\nrole: Author\nsummary: Names the people in a picture.\n---\nFive picture desks run it every night.',
    'projects/fedje.md':
      'name: Fedje\nstart: 2021\nend: 2022\nsummary: A 187-foot tower, photographed for a year.\noutcome: The museum bought the hand prints.',
    'experience/gazette.md':
      'employer: Harbour Gazette\nrole: Picture editor of a newspaper\nstart: 2016\nend: 2020\n---\nIn March 2020 the publisher closed the picture desk, and I went.',
    'open-source/lens-box.md':
      'name: Lens Box\nstart: 2021\nrole: Author\nsummary: A case for wet lenses, built from 43 pounds of parts.',
    'experience/horn.md':
      'employer: Horn Pictures\nrole: Assistant\nstart: 2013\nend: 2016\n---\nI resigned after two days on one truffle, and moved to a newspaper for half the pay.',
    'experience/studio.md': 'employer: Studio Pell\nrole: Photographer\nstart: 2020\nend: present',
  });
});

test.each([
  ['Where is she from originally?', /hardware shop/, /York/],
  ['What does her partner do?', /builds cellos/, /trams/],
  ["What is her stepfather's profession?", /drove trams/, /Gazette/],
  ['What happened to her wrist?', /ligaments/, /hand prints/],
  ['When does her residence card expire?', /May 2031/, /2019/],
  ['Which camera does she use?', /X-T5/, /captionmill/],
  ['Where can I buy a print?', /Blue Deep/, /captionmill/],
  ['How much does a day of consulting cost?', /680 pounds/, /ferry/],
  ['What is the price per day?', /680 pounds/, /ferry/],
  ['What does a Lens Box cost to build?', /43 pounds/, /680/],
  ['Why did she leave the newspaper?', /closed the picture desk/, /truffle/],
  ['How tall was the tower?', /187-foot/, /portfolio does not say/],
  ['Who uses captionmill?', /Five picture desks/, /portfolio does not say/],
])('what is told of a photographer is found by a plain question: %s', (question, told, untold) => {
  const { outcome, text } = toAnswer(photographer, [question]);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
  expect(outcome).toBe('answered');
});

test.each([
  ['robotics', 'Who uses tinytick?', /two satellite teams/],
  ['research-engineer', 'Who uses smalljudge?', /19 laboratories/],
  ['robotics', 'When does she answer e-mail?', /Tuesdays and Fridays/],
  ['product', 'When does she answer e-mail?', /Friday afternoons/],
  ['security', 'Why did he go into security?', /third morning/],
  ['security', 'Does he do pentests?', /no penetration tests/],
])('users, hours and reasons are told without a name or a year: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['robotics', 'Why did she become an engineer?'],
  ['robotics', 'Why did she move to Ålesund?'],
  ['product', 'What happened to her hand?'],
])('a list of posts and the outcome of a project tell no such reason: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});
