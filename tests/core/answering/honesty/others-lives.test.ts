import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'designer', 'nightingale', 'founder');

test.each([
  ['curie', 'the birth of one daughter is not that of the other', 'When was Irène born?'],
  ['designer', 'where the owner was born his partner was not', 'Where was Morag born?'],
  ['designer', 'nor his mother', 'When was his mother born?'],
  ['designer', 'the year of a birth is no death of a relative', 'When did his father die?'],
  ['designer', 'who is named beside a year has no age', 'How old are his sons?'],
  ['engineer', 'where the owner studied her husband did not', 'Where did her husband study?'],
  ['curie', 'what the mother learned is no study of the daughter', 'Where did Irène Curie study?'],
  ['curie', 'whom her mother married the daughter did not', 'Did Irène Curie marry?'],
  ['curie', 'nor did the daughter die when her father did', 'When did Irène Curie die?'],
  ['lamarr', 'whoever was left in a year did not die then', 'When did Fritz Mandl die?'],
  ['engineer', 'the years at a firm are those of the owner', 'How long has Samira Haddou been at Quillpay?'],
  ['designer', 'and so are those of a project', 'How long did Ben Achterberg work on Sound Crossings?'],
  ['engineer', 'the owner looks for no job for somebody else', 'Is Lukas Brandt looking for a job?'],
  ['designer', 'nor is a colleague free when the owner is', 'Is Greta Lindholm available for work?'],
  ['curie', 'teaching children is no work of parents', 'What did her parents do for a living?'],
])('%s: %s', (name, _, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'When was Ève born?', /born in 1904/],
  ['curie', 'When did her husband die?', /19 April 1906/],
  ['curie', 'When did Pierre Curie die?', /19 April 1906/],
  ['curie', 'What did Bronisława study?', /medical studies in Paris/],
  ['designer', 'Where did his mother train?', /printing shop where my mother had trained/],
  ['designer', 'Where was Joaquim Brandt born?', /born in Porto/],
  ['engineer', 'How long was she at Parcelwise?', /3 years and 3 months/],
  ['nightingale', 'When did Mai Smith join her?', /Mai Smith \(aunt, assistant from 1855\)/],
])('%s: what is told of the very person is told: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test('what stands in brackets behind a name is told of that one', () => {
  const { outcome, text } = ask('nightingale', 'When did Sidney Herbert die?');
  expect(outcome).toBe('answered');
  expect(text).toContain('died on 2 August 1861');
  expect(ask('nightingale', 'When did William Farr die?').outcome).toBe('not_in_portfolio');
});
