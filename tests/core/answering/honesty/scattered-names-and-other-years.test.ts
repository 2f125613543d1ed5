import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let lamp: Corpus;
beforeAll(async () => {
  lamp = await openFiles({
    'profile.md': `name: Ada Example
headline: Photographer in Leeds
summary: She photographs lanterns and mills.
updated: 2026-01-01
---
The general public came on open days. My sister Hanna paints. The national press wrote of it, and an agency sells my prints.

I lit the room with a lantern. A book of mine is on the history of the mill.`,
    'experience/saale.md':
      'employer: Saale School\nrole: Lecturer\nplace: Halle, Germany\nstart: 2019-10\nend: present\n---\nShe teaches how to light a room, as in a children’s book. Motors are hung from the roof.',
    'experience/mill.md':
      'employer: Mill Press\nrole: Picture editor\nplace: Leeds, England\nstart: 2012\nend: 2016\n---\nShe chose the pictures for a security printer, a university press and a hospital.',
    'education/ba.md':
      'institution: Leeds College of Media\ndegree: Bachelor of Arts\nstart: 2008\nend: 2011\nthesis: Lanterns\n---\nPaid for by the Mill Fund.',
    'projects/shift.md':
      'name: Last Shift\nstart: 2017\nend: 2019\nsummary: Portraits of miners.\nfunding: [Pit Trust]\n---\nThe Pit Trust paid for the prints.',
    'publications/talk.md':
      'title: How to light a mill\nkind: talk\ndate: 2022-11-24\nvenue: Light Days, Utrecht\nsummary: On lamps in high rooms.',
    'awards/press.md': 'title: North Press Photo Award\nawarder: North Association\ndate: 2018\nreason: For Last Shift',
  });
});

test.each([
  'Did she study at the Open University?',
  'Has she worked for General Motors?',
  "What did she do at the Children's Hospital?",
  'Did she work for the National Security Agency?',
  'Has she ever won the World Press Photo award?',
  'Did she ever win the Open Press Prize?',
])('a body or a prize whose words are scattered is not there: %s', (question) => {
  expect(toAnswer(lamp, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Did she win the North Press Photo Award?', /North Press Photo Award/],
  ['Did she study at the Leeds College?', /Leeds College of Media/],
  ['Who paid for Last Shift in 2018?', /Pit Trust/],
] as const)('a body or a prize that is there is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(lamp, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['What did she do at the Mill Press in 2005?', /2012/],
  ['What did she teach at the Saale School in 2015?', /October 2019/],
  ['What did she study at the Leeds College of Media in 2001?', /2008/],
  ['Who paid for Last Shift in 2012?', /2017/],
  ['What was her talk in Utrecht in 2019 about?', /24 November 2022/],
  ['What did she do after she left the Saale School?', /present/],
] as const)('what is asked of another time is refused with the true one: %s', (question, dates) => {
  const { outcome, text } = toAnswer(lamp, [question]);
  expect(text).toMatch(dates);
  expect(outcome).toBe('not_in_portfolio');
});

test('a name with a capital is not two words written together', () => {
  expect(toAnswer(lamp, ['Does she know Lightroom?']).outcome).toBe('not_in_portfolio');
});

test.each([
  ["What is her sister's name?", 'answered'],
  ["What is her brother's name?", 'not_in_portfolio'],
] as const)('a relative is named where a name stands beside the word: %s', (question, expected) => {
  expect(toAnswer(lamp, [question]).outcome).toBe(expected);
});
