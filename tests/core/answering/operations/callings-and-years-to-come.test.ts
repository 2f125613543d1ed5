import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('security', 'lamarr', 'curie');

test('what got somebody into a field is told by any entry', () => {
  const { outcome, text } = ask('security', 'What got him into security?');
  expect(outcome).toBe('answered');
  expect(text).toMatch(/wanted to work in security/);
});

test.each(['lamarr', 'curie'])('%s: what somebody else wanted is no calling', (name) => {
  expect(ask(name, 'What got her into acting?').outcome).toBe('not_in_portfolio');
});

test('what still goes on need not go on in a year to come', () => {
  const { text, cited } = ask('security', 'Where will he be in 2028?');
  expect(text).toMatch(/^I am employed full-time and not looking/);
  expect(cited).not.toContain('project-open-door');
});

test('whether somebody leaves is told by what is looked for', () => {
  const { outcome, text } = ask('security', 'Is he going to change jobs?');
  expect(outcome).toBe('answered');
  expect(text).toContain('not looking for another post');
});

test('a project that nobody names has no end to give a cause for', () => {
  expect(ask('lamarr', 'Why was the project stopped?').outcome).toBe('not_in_portfolio');
});
