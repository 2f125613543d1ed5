import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'designer', 'nightingale');

test.each([
  ['designer', 'Was he ever fired?'],
  ['designer', 'Did he ever lose his job?'],
  ['designer', 'Did he ever hurt himself at work?'],
  ['designer', 'Was he ever ill?'],
  ['curie', 'Has she ever been in hospital herself?'],
  ['curie', 'Was she ever laid off?'],
  ['nightingale', 'Did she ever get hurt?'],
  ['lamarr', 'Did she ever fail an exam?'],
])('%s: what befell the person is told by no sentence on others: %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});
