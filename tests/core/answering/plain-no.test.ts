import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  ['engineer', 'Does she have a law degree?', 'The portfolio lists no such degrees and courses.'],
  ['engineer', 'Did she publish in Nature?', 'The portfolio lists no such publications.'],
  ['curie', 'Has she published in Nature?', 'The portfolio lists no such publications.'],
])('%s: what no entry of the kind says is not answered from other entries: %s', (portfolio, question, text) => {
  expect(ask(portfolio, question)).toEqual({ outcome: 'not_in_portfolio', text, cited: [] });
});
