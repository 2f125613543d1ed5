import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'founder', 'engineer');
const films = ['project-algiers', 'project-boom-town', 'project-comrade-x'];

test.each([
  ['in the 30s', 'in the 1930s'],
  ["in the 40's", 'in the 1940s'],
  ['of the early 40s', 'of the early 1940s'],
  ["in the '50s", 'in the 1950s'],
])('a decade in two digits is one of the last century: %s', (short, long) => {
  const { outcome, cited } = ask('lamarr', `Which films did she make ${short}?`);
  expect(outcome).toBe('answered');
  expect(cited).toEqual(ask('lamarr', `Which films did she make ${long}?`).cited);
});

test.each([
  'Welche Filme drehte sie in den 30er Jahren?',
  'Welche Filme drehte sie in den 1930ern?',
  'Quels films a-t-elle faits dans les années 30 ?',
  '¿Qué películas hizo en los años 30?',
])('other languages write decades in their own ways: %s', (question) => {
  expect(ask('lamarr', question).cited).toEqual(ask('lamarr', 'Which films did she make in the 1930s?').cited);
});

test('the tens of a life are no decade of the century', () => {
  expect(ask('lamarr', 'Which films did she make in her 30s?').cited).not.toEqual(
    ask('lamarr', 'Which films did she make in the 1930s?').cited,
  );
});

test.each([
  ['curie', 'Which awards did she get in 1903 and 1911?', 3],
  ['curie', 'Which awards did she get in 1898, 1904 or in 1921?', 3],
  ['curie', 'Which awards did she get between 1903 and 1911?', 4],
  ['lamarr', 'Roles in 1930 and 1933', 2],
])('of years joined by "and" or "or" each will do: %s, %s', (name, question, size) => {
  expect(ask(name, question).cited).toHaveLength(size);
});

test('a number counts the entries of both years', () => {
  const { text, cited } = ask('lamarr', 'How many films did she make in 1938 and 1940?');
  expect(text).toContain(`lists ${cited.length} `);
  expect(cited).toEqual(expect.arrayContaining(films));
});

test('what is left out of a list may be of several years', () => {
  const { cited } = ask('curie', 'Which awards did she get, except those of 1903 and 1911?');
  expect(cited).toContain('award-matteucci-medal');
  expect(cited).not.toContain('award-davy-medal');
});

test.each([
  ['in the spring of 2016', ['experience-brightwater-senior']],
  ['in summer 2016', ['experience-brightwater-senior', 'experience-brightwater-staff']],
  ['in the winter of 2017', ['experience-brightwater-staff', 'experience-quillgate']],
])('a season is three months, the winter over the end of the year: %s', (season, ids) => {
  expect(ask('founder', `Where did she work ${season}?`).cited).toEqual(ids);
});

test.each(['Which awards did she get', 'How many awards did she get'])(
  'what has a year alone may be of any season: %s',
  (start) => {
    const { outcome, text } = ask('curie', `${start} in the summer of 1903?`);
    expect(outcome).not.toBe('answered');
    expect(text).not.toMatch(/no such| 0 /);
  },
);

test.each(['When did she get the Prix Gegner?', 'In which years did she get the Prix Gegner?'])(
  'a sentence that tells the year of a field as one of several is told with it: %s',
  (question) => {
    expect(ask('curie', question).text).toMatch(/^Date: 1898[^]*1900 and 1902/);
  },
);

test.each([
  ['Which awards did she get last year?', 'Which awards did she get in 2025?'],
  ['Which papers has she published this year?', 'Which papers has she published in 2026?'],
  ['Which papers did she publish in the last five years?', 'Which papers did she publish since 2021?'],
  ['Where was she working ten years ago?', 'Where was she working in 2016?'],
  ['Which awards has she won since last year?', 'Which awards has she won since 2025?'],
  ['Which awards has she won since two years ago?', 'Which awards has she won since 2024?'],
])('years are counted from the last update: %s', (question, dated) => {
  expect(ask('engineer', question)).toEqual(ask('engineer', dated));
});

test('the last year of a time is no year before today', () => {
  expect(ask('engineer', 'What did she do in her last year at Halcyon?').text).not.toContain('2025');
});

test('the late winter of a year is no part of a decade', () => {
  expect(ask('founder', 'Where did she work in late winter 2016?').cited).toEqual(
    ask('founder', 'Where did she work in the winter of 2016?').cited,
  );
});

test('"how many years ago" asks for a date and not for a length', () => {
  expect(ask('engineer', 'How many years ago was the route patent filed?').text).toMatch(/Filed: 8 November 2016/);
});

test('the early and the late part of a decade share no year', () => {
  const [early, late] = ['early', 'late'].map((part) =>
    ask('lamarr', `Which films did she make in the ${part} 1940s?`),
  );
  expect(early?.cited).toContain('project-comrade-x');
  expect(early?.cited.filter((id) => late?.cited.includes(id))).toEqual([]);
});

test('a list by the year of a filing shows the filing beside the grant', () => {
  expect(ask('lamarr', 'Which patents were filed in 1941?').text).toContain('Filed: 10 June 1941');
});
