import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'curie');

test('a university is counted once, however many posts somebody had there', async () => {
  const toPost = (role: string, employer: string, start: number) =>
    `role: ${role}\nemployer: University of ${employer}\nstart: ${start}\nend: ${start + 2}`;
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Physicist\nsummary: Ada Example looks into clay.\nupdated: 2026-01-01',
    'experience/lecturer.md': toPost('Lecturer', 'Cork', 2001),
    'experience/reader.md': toPost('Reader', 'Cork', 2004),
    'experience/professor.md': toPost('Professor', 'Bergen', 2010),
  });
  expect(toAnswer(corpus, ['How many universities has she worked for?']).text).toMatch(
    /^The portfolio lists 2 employers in 3 roles\./,
  );
});

test.each(['How many projects at Kestrel', 'How many projects at Quillpay?'])(
  'a number at a place stands with its entries alone: %s',
  (question) => {
    expect(ask('engineer', question).text).toMatch(
      /^The portfolio lists \d projects? that match(?:es)?\.\n\n(?:- .*\s*)+$/,
    );
  },
);

test.each([
  [
    'engineer',
    'How many patents, awards and publications?',
    '2 patents, 3 awards and honours, 5 publications (10 in all).',
  ],
  ['engineer', 'awards, patents count', '3 awards and honours, 2 patents (5 in all).'],
  ['engineer', 'Number of jobs and degrees?', '7 roles, 2 degrees and courses (9 in all).'],
  ['curie', 'How many patents and awards does she have?', '0 patents, 7 awards and honours (7 in all).'],
])('kinds of entries that are counted together are each counted whole: %s %s', (name, question, count) => {
  expect(ask(name, question).text.split('\n')[0]).toBe(`The portfolio lists ${count}`);
});

test.each(['How many papers has she published?', 'How many publications are there in total?'])(
  'the number that a profile states stands beside that of the entries listed: %s',
  async (question) => {
    const corpus = await openFiles({
      'profile.md':
        'name: Ada Example\nheadline: Chemist\nsummary: Ada Example has published 31 papers on glass, some of them listed here.\nupdated: 2026-01-01',
      'publications/a.md': 'title: Glass and light\nkind: paper\ndate: 2019',
      'publications/b.md': 'title: Slow glass\nkind: paper\ndate: 2021',
    });
    const { text } = toAnswer(corpus, [question]);
    expect(text).toContain('lists 2 publications');
    expect(text).toContain('31 papers');
  },
);

test.each([
  ['engineer', 'Does she hold 40 patents?', 'lists 2 patents'],
  ['curie', 'Did she win twelve prizes?', 'lists 7 awards'],
])('a number of entries that a question takes for granted is answered by theirs: %s %s', (name, question, count) => {
  expect(ask(name, question).text).toContain(count);
});

test('papers that were reviewed are those that the portfolio lists', () => {
  expect(ask('engineer', 'List her peer-reviewed articles.').text).toContain('Four minutes wrong');
});
