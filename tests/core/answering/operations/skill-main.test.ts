import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer');

test.each(['What are her main skills?', 'What are her three biggest strengths?'])(
  'the main skills are the few that the most entries list: %s',
  (question) => {
    const lines = ask('engineer', question).text.split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toContain('PostgreSQL');
  },
);

test('of two skills that "or" joins either is shown', () => {
  expect(ask('engineer', 'Does she know Java or Elixir?').text).toContain('Skills: Java');
});
