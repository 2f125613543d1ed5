import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'designer', 'founder', 'lamarr');

const brightwater = ['experience-brightwater-senior', 'experience-brightwater-staff'];
const northmere = ['experience-northmere-engineer', 'experience-northmere-lead'];

test.each([
  ['founder', 'What did she do at Brightwater Cloud?', brightwater],
  ['founder', 'Tell me about Brightwater Cloud', brightwater],
  ['founder', 'brightwater', brightwater],
  ['designer', 'What did she do at Northmere Bank?', northmere],
  ['designer', 'Northmere', northmere],
] as const)('an employer is told by all the roles there, in their order: %s, %s', (name, question, roles) => {
  const { outcome, cited } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(cited).toEqual(roles);
});

test('"there" after an employer is all the time there, and after one of its roles the time in that role', () => {
  expect(ask('designer', 'Northmere', '', 'How long was she there?').cited).toEqual(northmere);
  expect(ask('designer', 'What was her first role at Northmere?', '', 'How long was she there?').cited).toEqual([
    'experience-northmere-engineer',
  ]);
});
