import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'security', 'robotics');
const judge = toPointLine(ask);

test.each([
  ['curie', 'several publications', '8 publications'],
  ['curie', 'Numerous peer-reviewed publications', '3 publications'],
  ['curie', 'A good number of awards', '7 awards and honours'],
  ['curie', 'a couple of prizes', '7 awards and honours'],
  ['curie', 'more than one award', '7 awards and honours'],
  ['curie', 'Published author of multiple articles', '8 publications'],
  ['lamarr', 'At least one granted patent', '1 patent'],
  ['security', '5+ publications', '5 publications'],
])('as many entries as are asked for are enough, and how many there are is said: %s, %s', (name, point, number) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*”: ${number}\\.`));
});

test.each([
  ['lamarr', 'At least two patents', '1 patent'],
  ['lamarr', 'more than one patent', '1 patent'],
  ['lamarr', 'several patents', '1 patent'],
  ['security', 'ten or more papers', '5 publications'],
  ['security', 'a dozen publications', '5 publications'],
  ['curie', 'three Nobel prizes', '2 awards and honours'],
])('fewer entries than are asked for meet a point in part: %s, %s', (name, point, number) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Partly\\*\\*.*”: ${number}\\.`));
});

test.each([
  ['curie', 'two patents'],
  ['lamarr', 'several publications'],
  ['lamarr', 'three patents in pharmacology'],
])('where there is no such entry, nothing is counted: %s, %s', (name, point) => {
  expect(judge(name, point)).toMatch(/\*\*Not shown\*\*.*does not show this/);
});

test.each([
  ['curie', 'awards', 'Title: .+ Awarded by: '],
  ['curie', 'prizes', 'Nobel Prize'],
  ['robotics', 'a degree', 'Doctor of Sciences'],
])('of a kind that is asked for alone the entry that tells most of it is quoted: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test('what is counted is cited', () => {
  const { cited } = ask(
    'curie',
    'We are hiring. Would she fit this position?\nRequirements:\n- Many awards\n- Fluent Klingon',
  );
  expect(cited.filter((id) => id?.startsWith('award-'))).toHaveLength(7);
});

test('years of work on patents are no number of patents', () => {
  expect(judge('lamarr', '5 years of experience with patents')).not.toContain('1 patent.');
});
