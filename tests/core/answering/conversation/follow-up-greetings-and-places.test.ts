import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { talkFixtures, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const talk = talkFixtures('curie', 'hardware', 'robotics');
let graduate: Corpus;
beforeAll(async () => {
  graduate = await openFiles({
    'profile.md': `name: Ada Example
headline: Computer science graduate in Bergen
summary: She writes compilers.
updated: 2026-01-01
---
She died of lung cancer on 3 May 2020 in Bergen.`,
    'experience/pasarela.md':
      'employer: Pasarela\nrole: Intern\nplace: Lima\nstart: 2022-01\nend: 2022-06\nskills: [Go]\n---\nI wrote a parser.',
    'experience/vracht.md':
      'employer: Vrachtlijn\nrole: Intern\nplace: Utrecht\nstart: 2022-07\nend: 2022-09\nskills: [Java]\n---\nI broke the stand-up.',
    'experience/post.md': 'employer: Bell Yard\nrole: Research engineer\nplace: Oslo\nstart: 2026-02\nend: present',
    'education/phd.md':
      'institution: Tarn University\ndegree: PhD\nplace: Bergen\nstart: 2022-10\nend: 2026-01\n---\nOn parsers.',
    'education/water.md':
      'institution: River School\ndegree: Certificate in swift water\nhonours: [Mean grade A-]\nstart: 2026-05\nend: 2026-06',
    'projects/roulette.md':
      'name: Roulette computer\nstart: 2019\nend: 2020\ncollaborators: [Bo Ask]\n---\nWe gave it up because the wires kept breaking.',
  });
});

test.each([
  [['Hi there!', 'Who are you?'], /Computer science graduate/, /Bo Ask/],
  [['Hi Ada!', 'Who are you?'], /Computer science graduate/, /Bo Ask/],
  [['What did she do at Pasarela?', 'How long was she there?', 'And at Vrachtlijn?'], /[23] months/, /stand-up/],
  [['What did she do at Pasarela?', 'Which technologies did she use there?', 'And at Vrachtlijn?'], /Java/, /Go\b/],
  [['When did she die?', 'What of?'], /lung cancer/, /does not say/],
  [['Where did she do her PhD?', 'What did she do after that?'], /Research engineer/, /swift water/],
  [['Who built the roulette computer with her?', 'Why did they stop?'], /wires kept breaking/, /parser/],
  [["What's your name?"], /^Name: Ada Example/, /does not say/],
])('a talk goes on from what was asked, and not from a greeting: %s', (turns, told, untold) => {
  const { text } = toTalk(graduate, turns);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['hardware', ['Hi there!', 'Who are you?'], /Hardware and firmware engineer/, /[Cc]o-inventor/],
  [
    'hardware',
    ['Which patents are pending?', 'Who is the co-inventor of the first one?', 'And of the other one?'],
    /Ifeanyi Chukwu/,
    /does not say/,
  ],
  ['curie', ['Which Nobel Prizes did she get?', 'Who did she share the first with?', 'And the second?'], /./, /Pierre/],
])('the other of two is asked for what the first was: %s, %s', (name, turns, told, untold) => {
  const { text } = talk(name, ...turns);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});
