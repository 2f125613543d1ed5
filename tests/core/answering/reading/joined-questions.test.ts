import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr');

test.each([
  ['Who did she share the physics Nobel with, and what was it for?', /Henri Becquerel[\s\S]*For: Joint researches/],
  ['When did she get the Davy Medal and what was it for?', /1903[\s\S]*For: Researches on radium/],
  ['Who gave her the Prix Gegner and what was it for?', /Academy of Sciences[\s\S]*For: Work on the magnetic/],
])('each part of a joined question keeps the answer that it has: %s', (question, expected) => {
  const { outcome, text } = ask('curie', question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test.each([
  ['curie', 'Where does she live, and with whom?', /^Location: Paris[\s\S]*married the physicist Pierre Curie/],
])('%s: "with whom" asks for company in what the question before tells: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test.each([
  ['curie', 'What prizes did she get and in which years?', 'Date: 1903'],
  ['lamarr', 'What was her last film and from what year is it?', 'Start: 1958'],
])('%s: a date that a list holds is not told again behind it: %s', (name, question, date) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(`^- .*${date}`, 'm'));
  expect(text).not.toMatch(/^(?:Date|Start): [^;]*\(\[/m);
});

test('"really" asks for the same entries as without it', () => {
  const { text } = ask('curie', 'So what did she really win in 1911?');
  expect(text).toBe(ask('curie', 'What did she win in 1911?').text);
});
