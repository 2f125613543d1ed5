import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds footbridges and films them.\nupdated: 2026-01-01',
  'experience/school.md':
    'role: Teacher of drawing\nemployer: Quay Grammar School\nstart: 1990-02\nend: 1999-03\nplace: Turin\n---\nI taught 22 hours a week and painted scenery with the pupils.',
  'projects/atlas.md':
    'name: Harbour Atlas\nstart: 2001-01\nend: 2005-08\nsummary: A book of all quays.\n---\nThe council held up the printing for five months over one letter. Its index has 140 pages.',
  'open-source/plumb.md':
    'name: Plumbline\nstart: 2006-01\nend: 2008-06\n---\nA program that checks drawings. I wrote the manual of 75 pages.',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2007-02\nend: 2010-04\nsummary: A footbridge of 46 metres.\noutcome: Opened on 3 May 2010; two million crossings in the first year\n---\nThe sea came in at 90 litres a minute. It took 38 days to close the leak. One person can turn the deck in six minutes.',
  'projects/underpass.md':
    'name: Merry Underpass\nstart: 2011-02\nend: 2013-04\nsummary: A box for cyclists.\noutcome: Trains delayed by 61 minutes in all',
  'projects/course.md':
    'name: Rope course\nstart: 2016\nend: 2017\noutcome: A three-day rope course for sailors\nsummary: A year of preparing a course.',
  'projects/parade.md':
    'name: Quay Parade\naka: [the parade]\nstart: 2017-06-04\nsummary: A parade of cranes, ninety minutes long.',
  'projects/crane.md': 'name: Singing Crane\nstart: 2019\nsummary: A crane that hums.',
  'patents/winch.md':
    'number: EP 1 234 567\ntitle: Folding winch\naka: [the winch patent]\nfiled: 1999-04-08\ngranted: 2002-04-19\nstatus: expired\nsummary: A winch that folds.',
  'education/ba.md':
    'degree: BA\ninstitution: Quay Conservatoire\nstart: 1985-09\nend: 1988-07\nthesis: "Fog: the harbour unseen"',
  'projects/film.md': 'name: Night Ferry\nstart: 2014-01\nend: 2015-02\noutcome: 76 minutes; shown at 22 festivals',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['For how many months was the printing of the atlas held up?', 'for five months', 'by the dates'],
  ["How long was the atlas's index?", '140 pages', 'by the dates'],
  ['How many hours a week did she teach at the grammar school?', '22 hours a week', 'by the dates'],
  ['Is the manual of Plumbline longer than the index of the atlas?', '75 pages', 'Longer:'],
])('the dates of an entry are not those of a thing in it: %s', (question, told, wrong) => {
  const { text } = toAnswer(corpus, [question]);
  expect(text).toContain(told);
  expect(text).not.toContain(wrong);
});

test.each([
  'How long did she paint scenery at the grammar school?',
  'How long was she a teacher in Turin?',
  'How long did she work at the Quay Grammar School?',
])('what somebody did at a post goes by its dates: %s', (question) => {
  expect(toAnswer(corpus, [question]).text).toContain('9 years and 1 month, by the dates');
});

test.each([
  ['How long was the Capstan Bridge?', '46 metres'],
  ['What is the length of the Capstan Bridge?', '46 metres'],
  ['How long is Night Ferry?', '76 minutes'],
  ['How many minutes does Night Ferry run?', '76 minutes'],
  ['What is the running time of Night Ferry?', '76 minutes'],
  ['How long does it take to turn the deck of the Capstan Bridge?', 'six minutes'],
  ['How long did it take to close the leak at Capstan?', '38 days'],
  ['How long was the rope course?', 'A three-day rope course'],
])('a length or a running time that is told comes before the dates: %s', (question, told) => {
  const { text } = toAnswer(corpus, [question]);
  expect(text).toContain(told);
  expect(text).not.toContain('by the dates');
});

test('of work that has a start alone that is told, and no length of another thing', () => {
  expect(toAnswer(corpus, ['How long did she work on the Singing Crane?']).text).toMatch(/^Start: 2019\. \([^)]*\)\)$/);
});

test('a length that is told stands alone', () => {
  expect(toAnswer(corpus, ['How long was the parade?']).text).toMatch(
    /^A parade of cranes, ninety minutes long\. \([^)]*\)\)$/,
  );
});

test.each(['How long did she work on the winch?', 'How long does the fog last?'])(
  'the time that a patent or a degree took is not that of what it is on: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).text).not.toContain('by the dates');
  },
);

test('a patent and a degree that are named are timed by their own dates', () => {
  expect(toAnswer(corpus, ['How long did the winch patent take?']).text).toContain('3 years, by the dates');
  expect(toAnswer(corpus, ['How long did it take to grant EP 1 234 567?']).text).toContain('3 years, by the dates');
  expect(toAnswer(corpus, ['How long was she at the Quay Conservatoire?']).text).toContain('2 years and 10 months');
});

test.each(['How long is the Merry Underpass?', 'How long will the Capstan Bridge last?'])(
  'a length that is not told is not made of dates: %s',
  (question) => {
    const { outcome, text } = toAnswer(corpus, [question]);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).not.toContain('years');
  },
);

test('how long the work took is told by its dates', () => {
  expect(toAnswer(corpus, ['How long was the project Merry Underpass?']).text).toContain('2 years and 2 months');
});

test.each(['Did she stay longer at Hallmark or at Oakfield?', 'Has she spent more time at Oakfield or at Hallmark?'])(
  'what goes on is compared by its time up to the day of the portfolio: %s',
  async (question) => {
    const opened = await openFiles({
      'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\nupdated: 2026-01-15',
      'experience/a.md': 'role: Engineer\nemployer: Hallmark\nstart: 2015-03\nend: 2018-03',
      'experience/b.md': 'role: Manager\nemployer: Oakfield\nstart: 2020-01\nend: present',
    });
    expect(toAnswer(opened, [question]).text).toContain(
      'Longer: Oakfield, 6 years as of 15 January 2026; Hallmark, 3 years',
    );
  },
);

test('hours and minutes that are cut short are a length', async () => {
  const opened = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\nupdated: 2026-01-15',
    'experience/a.md':
      'role: Engineer\nemployer: Hallmark\nstart: 2015-03\nend: 2018-03\n---\n\nA certificate expired and took the portal down for 3 h 12 min. I wrote the report and then built Sitter so that it never happened again, and the whole office knew about it.',
    'publications/talk.md':
      'title: The day everything expired\nkind: talk\ndate: 2017\nsummary: Report on a certificate outage and what came of it.',
  });
  expect(toAnswer(opened, ['How long did the certificate outage at Hallmark last?'])).toMatchObject({
    outcome: 'answered',
    text: expect.stringContaining('3 h 12 min'),
  });
});
