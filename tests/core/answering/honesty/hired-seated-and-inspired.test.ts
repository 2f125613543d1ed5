import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('robotics', 'product', 'research-engineer', 'hardware', 'junior', 'curie');

test.each([
  ['product', 'Whom did she hire?'],
  ['product', 'Which books does she recommend?'],
  ['robotics', 'Which boards or committees does she sit on?'],
])(
  'who hired the owner, a book of hers and a circuit board are none of what is asked: %s, %s',
  (portfolio, question) => {
    expect(ask(portfolio, question).outcome).toBe('not_in_portfolio');
  },
);

test('whom the owner hired is told', () => {
  expect(ask('product', 'Which people did she hire?').text).toMatch(/^I have hired 14 product managers/);
});

test('the cities of a life are told by where it is lived', () => {
  expect(ask('robotics', 'Which cities has she lived in?').text).toMatch(/^Location: Odense/);
});

test('a model is trained by whoever builds it, and no study of hers', () => {
  expect(ask('research-engineer', 'Which models has she trained?').text).toMatch(/^- \[Night Desk\]/);
});

test.each([
  ['hardware', 'Who inspired him?'],
  ['hardware', 'What would he do differently?'],
  ['junior', 'What is he learning at the moment?'],
  ['junior', 'What does he want to earn?'],
])('what stands there by chance, on purpose or once learned, is not told: %s, %s', (portfolio, question) => {
  expect(ask(portfolio, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'Who taught her to drive?'],
  ['product', 'Is the book available in Spanish?'],
])('a licence and a language that somebody speaks are none of what is asked: %s, %s', (portfolio, question) => {
  expect(ask(portfolio, question).outcome).toBe('not_in_portfolio');
});

test('a translation that is told is told', () => {
  expect(ask('product', 'Is the book available in German?').text).toContain('came out in German');
});
