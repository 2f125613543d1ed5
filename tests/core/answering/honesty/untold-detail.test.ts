import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: She builds cranes in Bergen.\nlocation: Bergen, Norway\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n  note: Letters to the harbour office.\n---\nAda Example was born in Kiel in 1970, where her father Emil repaired clocks. She rings the bells at a tower in the old town. Her neighbour in Mill Street in Kiel taught her to weld.\n\nShe lives alone.',
  'education/msc.md': 'institution: Bergen Institute\ndegree: MSc\nend: 1995\nsummary: She passed with distinction.',
  'experience/yard.md':
    'employer: Kade Yard\nrole: Crane driver\nplace: Bergen, Norway\nstart: 1995\nend: 2004\n---\nShe drove the number 9 crane. A storm locked 1.2 million tonnes in for a week. Hull Group bought Kade Yard in 2004, and she left.',
  'experience/mill.md':
    'employer: Lum Mill\nrole: Chief engineer\nstart: 2009\nend: present\nsummary: Hoists with two fewer staff.\nteam: 4 fitters\n---\nShe runs the hoists.',
  'experience/hall.md':
    'employer: Fair Hall\nrole: Director of the summer fair, then adviser\nstart: 2012\nend: 2013\nsummary: Hoists of the fair, where each guide takes one child.',
  'projects/grab.md':
    'name: GRAB\nstart: 2007\nend: 2011\norganisation: Lum Mill\ncollaborators: [Jo Berg (physicist)]\nsummary: A charger for crane batteries.\noutcome: Used on nine quays in 2011.\n---\nIts mistake cost the mill €900.',
  'awards/medal.md': 'title: Riggers Medal\nawarder: Guild of Riggers\ndate: 2016\nplace: Oslo',
  'open-source/pin.md': 'name: Pin\nrole: Author\nlicence: MIT\nsummary: Tester of hoists.',
};
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'In which month was she given the Riggers Medal?',
  'For which invention was the Riggers Medal given to her?',
  'What did a GRAB charger cost in the shop?',
  'What did Hull Group pay for Kade Yard?',
  'What make of crane did she drive?',
  'How many people does Lum Mill employ altogether?',
  'In which street did she live in Bergen?',
  'Which high school did Ada Example go to?',
  'What time does she ring the bells?',
  'Did she pass the MSc at the first attempt?',
  'lum mill chief engineer pay',
  'What is Jo Berg doing today?',
  'How rich was her father?',
  'Does she have children of her own?',
])('what no sentence holds is not told by what stands near it: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test('of several roles that lead, the longest shows for how long', () => {
  const { text } = toAnswer(corpus, [
    'Requirements:\n- Led hoist teams for ten years or more\n- Klingon\nWould she fit?',
  ]);
  expect(text).toMatch(/\*\*Met\*\*.*“Led hoist teams for ten years or more”.*Role: Chief engineer/);
});
