import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

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
