import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('robotics', 'product', 'junior', 'curie');

test.each([
  ['robotics', 'Why was Gullwatch abandoned?', /^It worked for nine days/],
  ['robotics', 'Why did Gullwatch fail?', /^It worked for nine days/],
  ['product', 'Why did Sparks fail?', /wrote less/],
  ['junior', 'Why was Fare Game abandoned?', /^I had written three kinds of rain/],
  ['robotics', 'What caused the end of Mano Abierta?', /twins/],
  ['robotics', 'Why was Mano Abierta founded?', /no insurer pays/],
  ['product', 'Why did she set up Suitcase?', /pupils without internet/],
])('a cause is told, and the bare state is none: %s, %s', (portfolio, question, told) => {
  const { outcome, text } = ask(portfolio, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test.each([
  ['product', 'Why did she start Second Draft?'],
  ['curie', 'What drew her to radioactivity?'],
  ['robotics', 'Which countries did she film in?'],
  ['robotics', 'What was the newest building?'],
  ['product', 'Busco su correo electrónico. ¿Es adecuado escribirle?'],
])('what somebody else did and decided is no cause, and no trade is lent: %s, %s', (portfolio, question) => {
  expect(ask(portfolio, question).outcome).toBe('not_in_portfolio');
});

test('plans to change the job are told where somebody looks for none', () => {
  expect(ask('junior', 'Any plans to change jobs?').text).toContain('settled where I am');
});

test('who still teaches does so today', () => {
  expect(ask('robotics', 'Does she still teach?').text).toMatch(/^- \[External lecturer[^\n]*End: present/);
});

test('an advert in Italian is judged whatever letter its question begins with', () => {
  expect(ask('product', 'Cerchiamo una product manager con SQL e Python. È adatta?').text).toContain('**Met**');
});
