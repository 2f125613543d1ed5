import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'designer');

test.each([
  ['curie', 'Which of her projects did not work?'],
  ['curie', 'Which prizes did she not accept?'],
  ['curie', 'Which jobs did she not like?'],
  ['curie', 'Which of her projects did nobody use?'],
  ['curie', 'Which projects did not involve radium?'],
  ['lamarr', 'Which of her films did not do well?'],
  ['lamarr', 'Which awards did she not collect herself?'],
  ['designer', 'Which jobs did he never regret?'],
])('%s: those that somebody did not do a thing with are not all there are: %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('lamarr: what was never used is told by the text that says so', () => {
  const { text, cited } = ask('lamarr', 'Which of her projects did nobody use?');
  expect(text).toContain('did not put it to use');
  expect(cited).toEqual(['project-frequency-hopping']);
});

test.each([
  ['curie', 'Which awards did she not share?', /Prix Gegner/],
  ['curie', 'Which jobs were not in Paris?', /Governess/],
])('%s: a denial that a field or a place tells picks the entries: %s', (name, question, expected) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});
