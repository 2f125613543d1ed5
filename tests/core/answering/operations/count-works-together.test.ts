import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('lamarr');

test.each([
  ['How many times did she work with King Vidor?', 2],
  ['How often has she played opposite Clark Gable?', 2],
  ['How often did she appear alongside Judy Garland?', 1],
])('how often somebody worked with another is the number of their projects: %s', (question, number) => {
  const { outcome, text, cited } = ask('lamarr', question);
  expect(outcome).toBe('answered');
  expect(text).toContain(`The portfolio lists ${number} project`);
  expect(cited).toHaveLength(number);
});
