import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('security');

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Consultant engineer
summary: Ada Example models bridges.
updated: 2026-01-01
---
Ada Example models bridges. She grew up in Ireland and was taught by her uncle how to weld. A day costs €960, half a day €500; for charities she works at half price.`,
    'education/msc.md': 'institution: University of Lund\ndegree: MSc\nfield: Mechanics\nstart: 2000\nend: 2004',
    'projects/magpie.md': `name: Magpie
summary: A monitor for cracks.
start: 2014
end: 2015
place: Leeds
role: Lead engineer
collaborators: [{ name: Lena Hora, role: sensors }]
outcome: Cancelled; £380,000 written off.
---
The sensors went to a school afterwards.`,
    'projects/alarms.md': `name: Alarm diet
summary: Fewer alarms for a control room.
start: 2018
end: 2019
---
The crew kept nine of forty alarms.`,
    'publications/book.md': `title: Cracks
kind: book
venue: Harbour Press

date: 2016
summary: How bridges crack.`,
  });
});

test.each([['Does she miss Ireland?'], ['Does she teach?']])(
  'a word that only stands near tells no habit, fault, shop or plan: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
  },
);

test.each([
  [['What was Magpie?', 'whose fault was it?'], 'Lena Hora'],
  [['What was Magpie?', 'who cleaned it?'], 'Lena Hora'],
])('whoever worked on a thing did not do everything about it: %s', (questions, untold) => {
  const { outcome, text } = toTalk(corpus, questions);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).not.toContain(`Collaborators: ${untold}`);
});

test('what was lost on a thing is what it cost', () => {
  expect(toTalk(corpus, ['What was Magpie?', 'how much was lost?']).text).toContain('£380,000');
});

test.each([[['What does she charge?', 'and for small firms?']]])(
  'a price asked behind another question is hers: %s',
  (questions) => {
    expect(toTalk(corpus, questions).text).toContain('€960');
  },
);

test('who teaches is told by the posts of a teacher', () => {
  const { outcome, cited } = ask('security', 'Does he teach?');
  expect(outcome).toBe('answered');
  expect(cited[0]).toMatch(/^experience-/);
});
