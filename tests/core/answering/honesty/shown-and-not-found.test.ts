import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('robotics', 'security', 'junior', 'product');

test('what the owner expects to be asked of one prize is not told of another', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Physicist\nsummary: Ada Example measures ice.\nupdated: 2026-01-01\n---\nAda Example measures ice.',
    'awards/ice.md': 'title: Ice Medal\nawarder: Guild of Measurers\ndate: 2012',
    'foreseen/award-ice.md':
      '> Ice Medal\n\n- Which medal did she win?\n- What is the so-called Nobel prize of ice that she won?\n- Name of the Nobel of ice?',
  });
  expect(toAnswer(corpus, ['Which Nobel Prize did she win?']).outcome).toBe('not_in_portfolio');
});

test.each(['When did she learn to play the charango?', 'Where did she learn to solder?'])(
  'that a thing is done tells neither when nor where it was learned: %s',
  (question) => {
    expect(ask('robotics', question).outcome).toBe('not_in_portfolio');
  },
);

test.each([
  ['security', 'What is cryptography?'],
  ['junior', 'What is accessibility?'],
  ['product', 'What is user research?'],
])('a word of the portfolio is defined by no sentence that has it: %s, %s', (portfolio, question) => {
  expect(ask(portfolio, question).outcome).toBe('not_in_portfolio');
});

test('what an entry is called by is told', () => {
  expect(ask('robotics', 'What is tinytick?').outcome).toBe('answered');
});
