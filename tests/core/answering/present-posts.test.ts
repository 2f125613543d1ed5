import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer');

test.each([
  ['Does she work at Kestrel?', /^End: November 2020/],
  ['Is she still a guest lecturer?', /^End: present/],
  ['Is she still lecturing?', /^End: present/],
  ['Does she still work in Hamburg?', /End: June 2014/],
])('whether a post goes on is told by its end, whatever its title says: %s', (question, told) => {
  expect(ask('engineer', question).text).toMatch(told);
});

test('the time before several posts at one place is the post before the first of them', () => {
  expect(ask('engineer', 'job before Rotterdam').cited).toEqual(['experience-kestrel']);
});
