import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  [
    'curie',
    'how many students there were',
    'What did she do at the Radium Institute?',
    'How many students did she have?',
  ],
  ['curie', 'how many saw it', 'Tell me about the discovery of radium', 'How many people saw it?'],
  ['engineer', 'how long it took', 'Tell me about Loomcraft', 'How long did it take to build?'],
  ['engineer', 'how many lines it has', 'Tell me about Timeloop', 'How many lines of code is it?'],
])('%s: of what a talk is about no sentence stands for %s', (name, _, first, next) => {
  expect(ask(name, first, ask(name, first).text, next).outcome).toBe('not_in_portfolio');
});
