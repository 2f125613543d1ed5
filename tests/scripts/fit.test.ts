import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { people } from '../../scripts/fit/question-sets.ts';

test.each(people)('the fit asks %s, who has a portfolio', (person) => {
  expect(existsSync(`tests/support/portfolios/${person}/profile.md`)).toBe(true);
});
