import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'security');

test.each([
  ['curie', 'What is her name?', /^Name: Marie Skłodowska Curie/],
  ['curie', 'What was her full name?', /^Name: Marie Skłodowska Curie/],
  ['security', "what's your name", /^Name: /],
  ['curie', 'Wie heißt sie?', /Name: Marie Skłodowska Curie/],
  ['curie', '¿Cómo se llama?', /Name: Marie Skłodowska Curie/],
  ['lamarr', 'What is her real name?', /Hedwig Eva Maria Kiesler/],
])('the name of the person is told: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});
