import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

let programmer: Corpus;

beforeAll(async () => {
  programmer = await openPortfolio('tests/support/programmer', 'https://portfolio.example');
});

function ask(question: string) {
  return toAnswer(programmer, [question]);
}

test.each([
  ['Where can I find the source code of seatlock?', 'https://git.calder.example/seatlock', 'open-source-seatlock'],
  ['Under which terms is quayside licensed?', 'Apache-2.0', 'open-source-quayside'],
  ['Is quayside still maintained?', 'archived 2020', 'open-source-quayside'],
  ['What is seatlock written in?', 'Go', 'open-source-seatlock'],
  ['How many people were on her team at Ferrypoint?', '4 people', 'experience-ferrypoint'],
  ['In what capacity does she work at Northrail?', 'Lead engineer', 'experience-northrail'],
  ['Who else worked on Tidetable?', 'Olav Brekke; Mira Lunde', 'project-tidetable'],
  ['At which conference was Seats without tears given?', 'Fjordconf', 'publication-simple-seats'],
  ['In which year did Seats without tears come out?', '2022', 'publication-simple-seats'],
])('a named entry answers from its own field, and alone: %s', (question, value, id) => {
  const { text, cited, outcome } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain(value);
  expect(cited).toEqual([id]);
});

test('what is current goes on now, what is previous ended last', () => {
  expect(ask('Where does she work now?').cited).toEqual(['experience-northrail', 'experience-evening-school']);
  expect(ask('What was her previous job?').cited).toEqual(['experience-ferrypoint']);
  expect(ask('What was her job before Northrail?').cited).toEqual(['experience-ferrypoint']);
});

test('a role that goes on has a beginning and no length', () => {
  expect(ask('How long has she been at Northrail?').text).toContain('Since March 2021');
});

test('the values of a field are listed once each, with the entries that hold them', () => {
  const { text, cited } = ask('Which programming languages does she know?');
  expect(text).toMatch(/^- Java — .*quayside.*$/m);
  expect(text).toMatch(/^- Go — .*seatlock.*$/m);
  expect(text).not.toContain('MySQL');
  expect(cited).not.toContain('experience-evening-school');
  expect(ask('How many people has she worked with?').text).toContain('The portfolio names 2.');
});

test('a word that stands in the status picks entries by it', () => {
  expect(ask('Which open-source projects are archived?').cited).toEqual(['open-source-quayside']);
  expect(ask('List all her open source libraries.').cited).toEqual(['open-source-quayside', 'open-source-seatlock']);
});

test('a skill that is also a common word is read as the skill where it is written as one', () => {
  expect(ask('Which projects used Go?').cited).toEqual(['project-tidetable', 'open-source-seatlock']);
});

test('a comparison shows the field that it compares', () => {
  expect(ask('Do seatlock and quayside have the same licence?').text).toMatch(/Not the same\.[^]*MIT[^]*Apache-2\.0/);
  expect(ask('Which has more stars, seatlock or quayside?').text).toContain('More: seatlock: 1,200 stars');
  expect(ask('Which team was bigger, Northrail or Ferrypoint?').text).toMatch(/^More: Lead engineer, Northrail/);
  expect(ask('Did she work at Northrail before Ferrypoint?').text).toContain('Earlier: Ferrypoint; later: Northrail.');
});
