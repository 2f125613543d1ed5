import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('security', 'robotics', 'curie');

test('how many learn of somebody is told by a number of them', () => {
  const { outcome, text } = ask('security', 'How many students has he taught?');
  expect(outcome).toBe('answered');
  expect(text).toMatch(/^Delivered: Five courses with 171 students/);
});

test.each(['robotics', 'curie'])('%s: every pair of students, and half of them, are no number', (name) => {
  expect(ask(name, 'How many students did she have?').outcome).toBe('not_in_portfolio');
});
