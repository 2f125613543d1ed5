import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures(
  'curie',
  'hardware',
  'junior',
  'lamarr',
  'product',
  'research-engineer',
  'robotics',
  'security',
);

test.each([
  ['hardware', 'Which patents has she filed since becoming head of embedded systems?', /capacitors?/i, /dead time/],
  [
    'hardware',
    'Which talks did she give after she was made head of embedded systems?',
    /412 chargers/,
    /lists no such/,
  ],
])('what came after a step is dated by the post that it led to: %s, %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['curie', 'How many books has she published since 2030?'],
  ['hardware', 'How many talks did she give before 1990?'],
])('a number of entries that is none is told as a list of none: %s, %s', (name, question) => {
  const { outcome, text } = ask(name, question);
  expect(text).toMatch(/lists no such publications/);
  expect(outcome).toBe('not_in_portfolio');
});

test.each([
  ['lamarr', 'How many directors did she work with?', /names 17[^]*King Vidor/, /Clark Gable/],
  ['lamarr', 'Which actors did she work with more than once?', /Spencer Tracy/, /King Vidor/],
])('of all people those are named whose part is asked for: %s, %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['curie', 'Has she published more books or more articles?', /books: 3; articles: 3/],
  ['lamarr', 'How many films did she make in the 1940s and how many in the 1950s?', /1940s: 13; 1950s: 3/],
])('two numbers are held against each other, each of its own kind: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['lamarr', 'What were her first and latest awards?', /1960[^]*2014/, /1997/],
  ['hardware', 'What were her first and last patents?', /Adaptive dead time[^]*Updating/, /Bidirectional/],
  ['robotics', 'Which is the second of her awards?', /Nordic Field Innovation/, /^- .*\n- /],
  ['hardware', 'Which countries has she worked in?', /Odense, Denmark[^]*Graz, Austria/, /Kenya/],
  ['hardware', 'Which programs has she written in Rust?', /quietbus/, /Adaptive/],
  ['security', 'List the projects he had to call off', /Canary Ward/, /Kattegatt/],
  ['security', 'Which projects did he stop?', /Canary Ward/, /Kattegatt/],
  ['hardware', 'Is loopbench or tinyfault still maintained?', /handed over in 2024/, /does not say/],
])('the entries that are meant stand alone: %s, %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['curie', /[Dd]octor/, 'answered'],
  ['security', /MSc|Master/, 'answered'],
  ['junior', /does not have any entries/, 'not_in_portfolio'],
] as const)('of two degrees one will do: %s', (name, told, expected) => {
  const { outcome, text } = ask(name, "Does she have a PhD or a master's degree?");
  expect(text).toMatch(told);
  expect(outcome).toBe(expected);
});

test('what was withdrawn or a mistake failed, and the longest book has its pages', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Writer\nsummary: She writes.\nupdated: 2026-01-01',
    'projects/box.md': 'name: Askbox\nstart: 2018\nend: 2019\noutcome: Withdrawn after nine weeks.',
    'projects/lock.md': 'name: Zig lock\nstart: 2019\nend: 2020\nsummary: A lock for scooters, and my worst mistake.',
    'projects/house.md': 'name: House style\nstart: 2020\nend: 2021\noutcome: Used by eleven towns.',
    'publications/long.md': 'title: Long words\nkind: book\ndate: 2019\npages: 368',
    'publications/short.md': 'title: Short words\nkind: book\ndate: 2021\npages: 90',
  });
  expect(toAnswer(corpus, ['Which projects did not work out?']).cited).toEqual(['project-box', 'project-lock']);
  expect(toAnswer(corpus, ['How many pages does her longest book have?']).text).toMatch(/^(?!.*\b90\b).*368/s);
});
