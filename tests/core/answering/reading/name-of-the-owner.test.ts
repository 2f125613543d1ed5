import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer', 'curie');

test.each([
  ['engineer', 'Would she relocate to Berlin?', 'I do not relocate'],
  ['engineer', 'How many languages does she speak?', 'English is my mother tongue'],
  ['engineer', 'Does she work full-time?', 'not looking for another full-time post'],
])('what the portfolio tells of the person stands in the section on it: %s, %s', (name, question, told) => {
  const { outcome, text, cited } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
  expect(cited.every((id) => id?.startsWith('about'))).toBe(true);
});

test.each([
  ['Is she based in Hamburg?', 'Location: Rotterdam'],
  ['Who does she report to?', 'I report to Tobias Renck'],
  ['Why should we hire her?', 'Headline: Staff software engineer'],
  ['What is her biggest achievement?', 'Headline: Staff software engineer'],
  ['Give me a summary of her résumé', 'Junior software developer, Brightwater Ticketing'],
  ['Give me her links', 'https://git.marenadeyemi.example/'],
  ['wheres Quillpay?', 'Place: Rotterdam'],
  ['Sucht sie einen Job?', 'not looking for another full-time post'],
])('other wordings ask of the person what plain ones do: %s', (question, told) => {
  const { outcome, text } = ask('engineer', question);
  expect(outcome).toBe('answered');
  expect(text.slice(0, 700)).toContain(told);
});

test('what somebody earns is told by no price in another text', () => {
  expect(ask('engineer', 'What does she earn now?').outcome).toBe('not_in_portfolio');
});

test.each([
  ['Where does Maren work?', 'Where does she work?'],
  ['where does maren adeyemi work now?', 'where does she work now?'],
  ['Has Adeyemi led a team?', 'Has she led a team?'],
  ["What are Maren Adeyemi's projects?", 'What are her projects?'],
  ['Was macht Maren jetzt?', 'Was macht sie jetzt?'],
  ['Sucht Maren einen Job?', 'Sucht sie einen Job?'],
])('the name of the person is told what a pronoun is: %s', (named, meant) => {
  expect(ask('engineer', named)).toEqual(ask('engineer', meant));
});

test.each([
  ['What did Irène Curie discover?', 'What did she discover?'],
  ['Where did Pierre Curie work?', 'Where did she work?'],
])('a name inside another stays a name: %s', (named, meant) => {
  expect(ask('curie', named)).not.toEqual(ask('curie', meant));
});
