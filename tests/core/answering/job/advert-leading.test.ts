import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../../support/asked.ts';

const judge = toPointLine(askFixtures('curie', 'engineer', 'founder', 'data-engineer'));

test.each([
  ['engineer', 'Leadership experience', 'Met', 'Role: Tech lead'],
  ['engineer', 'led a team of at least five engineers', 'Met', 'Tech lead. Team: 6 engineers'],
  ['engineer', 'leading a team of 12', 'Partly', 'Tech lead. Team: 6 engineers'],
  ['engineer', '3+ years managing engineers', 'Partly', '2 years and 9 months'],
  ['data-engineer', 'Team lead (5+ people)', 'Met', 'lead of 8 engineers'],
  ['founder', 'led a team of 20', 'Met', 'Team: 72 people'],
  ['curie', 'leading a laboratory', 'Met', 'Radium Institute'],
])('leading is shown by the roles that lead and by how many: %s, %s', (name, point, verdict, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*${verdict}\\*\\*.*${told}`));
});

test('to lead a piece of work is not to lead people', () => {
  expect(judge('founder', 'lead the migration to the cloud')).not.toContain('**Met**');
});
