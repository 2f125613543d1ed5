import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  ['engineer', 'Has she worked in Japan?'],
  ['engineer', 'Did she work in Brazil?'],
  ['engineer', 'When did she win the Pritzker Prize?'],
  ['curie', 'Did she work in Spain?'],
] as const)('a name is not known for the kind of thing that it is of: %s, %s', (name, asked) => {
  expect(ask(name, asked)).toMatchObject({
    outcome: 'not_in_portfolio',
    text: expect.stringContaining('does not mention that name'),
  });
});

test.each(['Does she have children?', 'Does she have a son?', 'Does she have siblings?', 'Is she available for hire?'])(
  "other people's kin and what is open to all tell nothing of hers: %s",
  async (question) => {
    const corpus = await openFiles({
      'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\nupdated: 2026-01-01',
      'approach.md': '---\nEvery office that I have led keeps a book of mistakes, open to all, without names.',
      'experience/works.md':
        'role: Engineer\nemployer: Harbour Works\nstart: 2010\nend: present\n---\nThe owners, two sisters from Kinsale, hired me over the telephone.',
      'projects/capstan.md':
        "name: Capstan Bridge\nstart: 2011\nend: 2013\n---\nIt stopped half-way: a child's balloon string had wound itself around the switch.",
    });
    expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
  },
);

test('her own are told', () => {
  expect(ask('curie', 'Did she have a sister?').text).toContain('her sister');
});

const mill = openFiles({
  'profile.md': 'name: Ada Example\nheadline: Chemist\nsummary: Ada Example makes dyes.\nupdated: 2026-01-01',
  'experience/a.md':
    'role: Researcher\nemployer: Corvo Mills\nstart: 2003\nend: 2005\nsummary: Tested dyes on wool.\n---\nIn 2004 she was a guest lecturer of the works school.',
  'experience/b.md':
    'role: Director, Research Centre\nemployer: Corvo Mills\nstart: 2005\nend: 2015\nsummary: Built up the research.',
});

test.each([
  'How long was she a senior chemist at Corvo Mills?',
  'How long was she an accountant at Corvo Mills?',
  'When was she president of Corvo Mills?',
  'What did she do as a professor at Corvo Mills?',
  'Was she the founder of Corvo Mills?',
])('a title that no post with that employer has is no other post: %s', async (question) => {
  const { outcome, text } = toAnswer(await mill, [question]);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toMatch(/lists no such post there.*- \[Researcher, Corvo Mills\]/s);
});

test.each([
  ['How long was she a researcher at Corvo Mills?', '2 years'],
  ['How long was she the director of Corvo Mills?', '10 years'],
  ['How long was she at Corvo Mills?', '12 years'],
  ['What did she do as a researcher at Corvo Mills?', 'Tested dyes on wool'],
  ['When was she a lecturer at Corvo Mills?', 'In 2004'],
])('of several posts with an employer the one whose title is asked for is told: %s', async (question, told) => {
  const { outcome, text } = toAnswer(await mill, [question]);
  expect([outcome, text]).toEqual(['answered', expect.stringContaining(told)]);
});

test.each([
  'Why did she win the Nobel Prize in 1905?',
  'When she won the Davy Medal in 1910, where did she work?',
  'Who gave her the Davy Medal of 1905?',
])('a year that no date and no sentence of an award gives it is told by its dates: %s', (question) => {
  const { outcome, text } = ask('curie', question);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toMatch(/does not say this directly\..*\n\nDate: 19\d\d\. /);
});

test.each([
  ['Why did she win the Nobel Prize in Physics in 1903?', 'Joint researches'],
  ['Why did she receive the Prix Gegner in 1900?', 'magnetic properties'],
  ['Who gave her the Davy Medal of 1903?', 'Royal Society'],
])('an award of the year that is asked is told: %s', (question, told) => {
  const { outcome, text } = ask('curie', question);
  expect([outcome, text]).toEqual(['answered', expect.stringContaining(told)]);
});
