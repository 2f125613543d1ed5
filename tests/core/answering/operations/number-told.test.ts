import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Composer\nsummary: Ada Example writes for brass bands and for clocks.\nupdated: 2026-01-01',
  'experience/tutor.md': 'role: Tutor\nemployer: Quay School\nstart: 1990-02\nend: 1993-02',
  'experience/head.md': 'role: Head of music\nemployer: Quay School\nstart: 1993-02\nend: 1997-02',
  'experience/leader.md': 'role: Band leader\nemployer: Harbour Band\nstart: 1998-01\nend: 2003-01',
  'projects/opera.md':
    'name: The Meter\naka: [the opera]\nstart: 2013-09\nend: 2015-04\nsummary: An opera in one act.\noutcome: First performed on 18 April 2015\n---\nSix lodgers and a landlady. The opera runs for seventy minutes and needs eleven players.',
  'projects/seminar.md':
    'name: Tide Seminar\nstart: 1989\nend: 1990\noutcome: 41 performances before 9,800 people\nsummary: A course for managers.\n---\nThe Tide Seminar lasted 18 months. Act one was played by the light of two torches.',
  'open-source/plumb.md':
    'name: Plumbline\nauthorship: own\nstart: 2006-03\nend: 2006-09\nstatus: Archived in September 2014; needs Firefox 2, use Sounder instead\nsummary: A program that checks scores.',
  'patents/lamp.md':
    'number: EP 1 234 567\ntitle: Dimming lamp\naka: [the lamp patent]\nstatus: expired\nfiled: 1999-04-08\ngranted: 2002-04-19\nassignee: Harbour Band\nsummary: A lamp that dims.\n---\nThe lamp patent expired in 2019.',
  'publications/book.md': 'title: On Rests\nkind: book\ndate: 2019-09\npages: 1–168\nsummary: A book on silence.',
  'publications/oboe.md':
    'title: The second oboe\nkind: article\ndate: 2010-05\npages: 322–327\nsummary: An article on listening.',
  'publications/letters.md':
    'title: Letters on reeds\nkind: book\ndate: 2021-03\npages: 244 pages\nsummary: A book on reeds.',
  'awards/leer.md': 'title: Leer Prize\nawarder: City of Leer\ndate: 2024\namount: €3,000',
  'awards/brault.md': 'title: Brault Prize\nawarder: Brault Trust\ndate: 2020-10\namount: €25,000',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['When was Plumbline archived?', 'September 2014'],
  ['Until when was Plumbline maintained?', 'September 2014'],
  ['When did the lamp patent expire?', 'expired in 2019'],
  ['When was the opera premiered?', '18 April 2015'],
])('a turn that no date field holds is told by its sentence: %s', (question, told) => {
  const { text } = toAnswer(corpus, [question]);
  expect(text).toContain(told);
  expect(text).not.toMatch(/(?:Start|End|Filed): /);
});

test.each([
  ['How long does the opera last?', 'seventy minutes'],
  ['How long is the opera?', 'seventy minutes'],
  ['How long did the Tide Seminar last?', '18 months'],
])('the length of a piece comes before the time that went into it: %s', (question, told) => {
  const { text } = toAnswer(corpus, [question]);
  expect(text).toContain(told);
  expect(text).not.toContain('by the dates');
});

test('a book is as long as its pages', () => {
  expect(toAnswer(corpus, ['How long is the book on reeds?']).text).toContain('244 pages');
});

test('the length of what was talked about is told as well', () => {
  const turns = ['Tell me about the opera', 'An opera in one act.', 'How long is it?'];
  expect(toAnswer(corpus, turns).text).toContain('seventy minutes');
});

test.each([
  ['Which publication has the most pages?', ['publication-letters']],
  ['Which book is the shortest?', ['publication-book']],
  ['Which publication is the shortest?', ['publication-oboe']],
  ['Which employer did she stay with the longest?', ['experience-tutor', 'experience-head']],
  ['Which prizes were under €5,000?', ['award-leer']],
])('pages, sums and the time at one employer are measured: %s', (question, ids) => {
  expect(toAnswer(corpus, [question]).cited).toEqual(ids);
});

test.each([['How many years passed between Plumbline and the Leer Prize?', /^18 years, by the dates/]])(
  'a gap has no months where one of its dates has none: %s',
  (question, told) => {
    expect(toAnswer(corpus, [question]).text).toMatch(told);
  },
);

test('of several, the one whose length alone is told is not called the longest', async () => {
  const paged = await openFiles({
    'profile.md': files['profile.md'],
    'publications/oboe.md': files['publications/oboe.md'],
    'publications/reeds.md': 'title: Reeds\nkind: article\ndate: 2011\nsummary: An article on reeds.',
  });
  expect(toAnswer(paged, ['Which publication is the longest?']).text).not.toContain('322');
});

test.each([
  'What should I use instead of Plumbline?',
  'Can I still use Plumbline?',
  'Which browser does Plumbline need?',
])('whether and where a thing may be used is told by what became of it: %s', (question) => {
  expect(toAnswer(corpus, [question]).text).toMatch(/^Status: Archived in September 2014; needs Firefox 2/);
});

test.each(['How many performances did the Tide Seminar have?', 'How many people came to the Tide Seminar?'])(
  'what the question names is counted, and nothing near to it: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).text).toMatch(/^Outcome: 41 performances before 9,800 people/);
  },
);
