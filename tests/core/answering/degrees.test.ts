import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('scientist', 'designer');

test.each([
  ["What was her bachelor's thesis about?", 'not_in_portfolio', 'education-bsc'],
  ["Where did she do her master's?", 'answered', 'education-msc'],
  ['Who was her PhD supervisor?', 'answered', 'education-phd'],
])('what belongs to one degree is told of no other: %s', (question, outcome, degree) => {
  const { outcome: said, text } = ask('scientist', question);
  expect(said).toBe(outcome);
  expect(text).toContain(`#${degree}`);
  expect(text).not.toMatch(/#contact|Knowing when/);
});

test('"who is his …?" asks for somebody else', () => {
  expect(ask('designer', 'Who is his boss?').text).not.toContain('Headline');
});
