import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'nightingale');

test.each([
  ['curie', 'where does she live rn', 'Where does she live now?'],
  ['lamarr', 'where is she based atm', 'Where is she based now?'],
  ['engineer', 'what is she working on rn tho', 'What is she working on now?'],
  ['engineer', 'any exp w/ postgres?', 'Any experience with Postgres?'],
  ['lamarr', 'any exp w/ comedy?', 'Any experience with comedy?'],
  ['engineer', 'how many yrs of exp does she have', 'How many years of experience does she have?'],
  ['engineer', 'yoe?', 'Years of experience?'],
  ['engineer', 'how many yrs w/ go', 'How many years of experience with Go?'],
  ['engineer', 'btw does she know go', 'Does she know Go?'],
  ['engineer', 'does she know k8s btw', 'Does she know k8s?'],
  ['curie', 'can u tell me abt polonium', 'Can you tell me about polonium?'],
  ['curie', 'thx, where did she study', 'Where did she study?'],
  ['lamarr', 'pls list her awards', 'List her awards'],
  ['engineer', 'whats she doin now lol', 'What is she doing now?'],
])('shorthand of chats is read as what it stands for: %s, %s', (name, short, long) => {
  expect(ask(name, short)).toEqual(ask(name, long));
});

test('a technology in small letters is no verb, and who lacks it is not said to have it', () => {
  expect(ask('engineer', 'does she know go').cited).toContain('project-tidewatch');
  expect(ask('curie', 'does she know go').outcome).toBe('not_in_portfolio');
});

test.each(['Was she an RN?', 'was she a rn?'])('a nurse is no time: %s', (question) => {
  expect(ask('nightingale', question).text).not.toMatch(/present/);
});
