import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('hardware', 'junior', 'lamarr', 'product', 'robotics');

test.each([
  ['product', 'Why did she shut down Sparks?', /^Streaks and badges/],
  ['product', 'Which product did she shut down, and why?', /^- \[Sparks\]/],
  ['product', 'What was her biggest mistake?', /^- \[Sparks\]/],
  ['junior', 'What was his biggest mistake at work?', /^- \[Fare Game\]/],
  ['robotics', 'What was her biggest mistake?', /^- \[Gullwatch\]/],
  ['robotics', 'What is her educational background?', /^- \[Bachelor of Science/],
  ['robotics', 'How does she work?', /^Assume that the power fails/],
  ['junior', 'How does he like to work?', /^Watch people first/],
  ['junior', 'Has he spoken at a conference?', /^- \[From the 61 to npm\]/],
  ['hardware', 'Is quietbus open source?', /^Licence: Apache-2\.0\. Repository: /],
  ['robotics', 'Is pawl free software?', /^Licence: MIT/],
  ['robotics', 'Is pawl open source, and when did she begin it?', /^Licence: MIT\.[^]*Start: /],
  ['hardware', 'Why did she leave Steirwerk?', /I left because I wanted to build a whole product/],
  ['lamarr', 'Was the invention used by the Navy?', /did not put it to use/],
])('a plain question has the plain answer: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Landscape engineer\nsummary: She builds parks.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\nprofiles:\n  - label: Code\n    url: https://git.example.org/\n    description: Small tools.\n---\n## What we take on\n\nFour new commissions a year, of which two are public.\n\n## Tools\n\nI draw by hand; I do not write production code, but I read it.',
    'approach.md': 'title: How I work\n---\n## Forty hours on site\n\nBefore the first line I walk the ground.',
    'experience/own.md':
      'employer: Example Parks\nrole: Founder and principal\nstart: 2011-03\nend: present\nsummary: My own office for parks.',
    'projects/levada.md':
      'name: Levada Park\nstart: 2013-11\nend: 2017-05\nsummary: A park by the water.\noutcome: 7% of the plants dead after three years.',
    'projects/belts.md':
      'name: Fire Belts\nstart: 2018\nend: 2021\nsummary: Rings of chestnut.\noutcome: A fire in 2020 stopped at the ring.',
    'awards/tech.md': 'title: Technical Achievement Award\nawarder: Guild of Parks\ndate: 2020',
  });
});

test.each([
  ['Is she available?', /Four new commissions/],
  ['Is she taking on new projects?', /Four new commissions/],
  ['How long did Levada Park take?', /^3 years and/],
  ['When did she found her office?', /Start: March 2011/],
  ['Does she code?', /do not write production code/],
])('nor is it told by what only shares a word with it: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toMatch(told);
});

test.each(['What is she proudest of?', 'What was her biggest failure?'])(
  'what nobody tells is refused and not made of a title: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
  },
);
