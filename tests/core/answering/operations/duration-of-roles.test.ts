import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer', 'founder', 'scientist', 'nightingale');

test.each([
  ['engineer', 'Which programming languages does she know?', 'Kotlin'],
  ['founder', 'Which computer languages does she know?', 'Rust'],
])('languages in which programs are written are none that people speak: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toContain(told);
});

test('a part of the name of an entry is no employer', () => {
  expect(ask('nightingale', 'Does she work for the army?').text).not.toContain('School');
});

test('what has an article and no capital is no place where somebody lives', () => {
  expect(ask('engineer', 'Is she based in an office?').text).not.toMatch(/^Location/);
});

test('who led a part of a team led people', () => {
  expect(ask('scientist', 'Has she led people?').text).toContain('of whom I led 3');
});

test.each(['founder', 'scientist'])(
  'where no sentence tells of part-time work the note on any offer does: %s',
  (name) => {
    const { outcome, text } = ask(name, 'Is she available part-time?');
    expect(outcome).toBe('answered');
    expect(text).toContain(' taken until ');
  },
);

test('time with a skill is not that of another skill which ends in its name', () => {
  expect(ask('founder', 'How many years of security experience does she have?').text).toContain('5 years and 6 months');
});

test('a role that begins in the month after another goes on from it', () => {
  expect(ask('founder', 'How long was she at Brightwater Cloud?').text).toMatch(/^3 years and 9 months, by the dates/);
});

test('a role of which no end is told has no length', () => {
  expect(ask('nightingale', 'How many years of statistics does she have?').text).not.toContain('Less than a month');
});

test.each([
  ['engineer', 'How long has Loomcraft been online?', '3 years, by the dates'],
  ['scientist', 'How long has Isbre been in production?', 'Since June 2023, 3 years'],
])('how long a thing has gone on is computed, whatever its going on is called: %s, %s', (name, question, length) => {
  expect(ask(name, question).text).toContain(length);
});
