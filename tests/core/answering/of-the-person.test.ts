import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer');

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
])('other wordings ask of the person what plain ones do: %s', (question, told) => {
  const { outcome, text } = ask('engineer', question);
  expect(outcome).toBe('answered');
  expect(text.slice(0, 700)).toContain(told);
});

test('what somebody earns is told by no price in another text', () => {
  expect(ask('engineer', 'What does she earn now?').outcome).toBe('not_in_portfolio');
});
