import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr', 'data-engineer', 'engineer');
const wish = 'I would move for a post as principal engineer in a company of 50 to 500 people. No advertising, please.';

const asked = [
  'What kind of company does she want to work for?',
  'What seniority is she looking for?',
  'What kind of level and company would it have to be?',
  'How big a company would she join?',
  'What company size does she prefer?',
  'What is her ideal job?',
  'What would make her move?',
  'Where does she want to work?',
  'What sort of team is she hoping to join?',
  'What companies would she not work for?',
];

test.each(asked)('what somebody wants is told by what she wants and not by what she had: %s', async (question) => {
  const corpus = await openFiles({
    'profile.md': `name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds things.\nupdated: 2026-01-01\n---\nI build things.\n\n## What I am looking for\n\n${wish}`,
    'experience/bakery.md':
      'role: Junior baker\nemployer: Old Bakery\nstart: 2015\nend: 2021\nteam: 3 people\n---\nBread.',
    'experience/shop.md':
      'role: Senior developer\nemployer: Web Shop\nstart: 2022\nend: present\n---\nI build the basket.',
  });
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text.startsWith(wish)).toBe(true);
  expect(text).not.toMatch(/Bakery|Web Shop/);
});

test.each(['curie', 'lamarr', 'data-engineer'])('nobody is said to want what she had: %s', (name) => {
  for (const question of [...asked, 'Which position did she want?', 'Which languages would she like to learn?'])
    expect(ask(name, question)).toMatchObject({ outcome: 'not_in_portfolio', text: 'The portfolio does not say.' });
});

test.each(['What kind of projects does she not take?', "Which jobs doesn't she take on?"])(
  'what somebody does not take is told by what is not taken on: %s',
  (question) => {
    const { outcome, text } = ask('data-engineer', question);
    expect(outcome).toBe('answered');
    expect(text).toContain('Gambling and cryptocurrency clients');
  },
);

test('what is wanted besides a post is told only where a text on wishes says it', () => {
  expect(ask('engineer', 'What salary does she want?').outcome).toBe('not_in_portfolio');
  expect(ask('engineer', 'Which databases would she like to work with?').text).toContain('database migrations');
});

test('companies of the past stay a list of them', () => {
  expect(ask('lamarr', 'Which companies did she work for?').text).toContain('Metro-Goldwyn-Mayer');
});
