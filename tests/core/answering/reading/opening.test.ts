import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles, openPortfolio } from '../../../support/portfolio.ts';

let curie: Corpus;
let engineer: Corpus;

beforeAll(async () => {
  curie = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  engineer = await openPortfolio('tests/support/portfolios/engineer', 'https://portfolio.example');
});

const questions = [
  'how many awards are listed?',
  'what was the 1911 Nobel Prize given for, and by which body?',
  'who published the treatise on radioactivity, in what year and in which city?',
  'her co-author on the polonium paper?',
];

test.each([
  'Tell me, ',
  'Hmm, ',
  'Right, ',
  'Just curious, ',
  'For my notes, ',
  'Out of interest, ',
  'One more thing: ',
  'Question - ',
  'Hey there, ',
  'According to this page, ',
  "If you don't mind me asking, ",
  'Sorry to bother you, but ',
  'I need to know this for an article: ',
  'Could you check something? ',
  "Hello! I'm Tom from Acme and I wonder: ",
])('what a visitor says before a question changes no answer: %s', (opening) => {
  for (const question of questions) expect(toAnswer(curie, [opening + question])).toEqual(toAnswer(curie, [question]));
});

test.each([
  'When did Dr. Curie receive the Davy Medal?',
  '@assistant When did she receive the Davy Medal?',
  'When  did she  receive the Davy Medal?',
  'When did the owner of this site receive the Davy Medal?',
  'When did she receive the Davy Medal? I need it for a slide.',
  'When on earth did she receive the Davy Medal?',
  'Any chance you know when she received the Davy Medal?',
])('a title, a mention, a second space and a word on what for change no answer: %s', (question) => {
  expect(toAnswer(curie, [question])).toEqual(toAnswer(curie, ['When did she receive the Davy Medal?']));
});

test.each([
  ['In 1898, which papers did she publish?', 'publication-polonium', 'publication-traite'],
  ['Before 1905, which awards did she get?', 'award-davy-medal', 'award-willard-gibbs-award'],
  ['Chemistry: which Nobel Prize was that?', 'award-nobel-chemistry', 'award-nobel-physics'],
])('the setting of a question is no mere opening: %s', (question, inside, outside) => {
  const { cited } = toAnswer(curie, [question]);
  expect(cited).toContain(inside);
  expect(cited).not.toContain(outside);
});

test.each([
  ['Today, where does she work?', 'Where does she work today?'],
  ['Daughter: when was she born?', 'When was her daughter born?'],
])('a time and a topic in front of a question are part of it: %s', (question, same) => {
  expect(toAnswer(engineer, [question]).cited).toEqual(toAnswer(engineer, [same]).cited);
});

test.each(['Golf: does she play?', 'For cooking, which prizes did she win?'])(
  'what the portfolio does not know in front of a question is no mere opening: %s',
  (question) => {
    expect(toAnswer(curie, [question]).outcome).toBe('not_in_portfolio');
  },
);

test('an apology that names what a question is about is no mere opening', () => {
  const { text } = toAnswer(engineer, ['Pardon my interest in Project Rosetta. Why was it stopped?']);
  expect(text).toContain('written off');
});

test.each([
  ['quick q for our HR form: highest degree?', 'highest degree?'],
  ['Hi there! Writing a piece, deadline in an hour - birth date pls?', 'birth date?'],
  ['need this for a visa letter: place of birth?', 'place of birth?'],
  ['Compiling a press kit - how many publications in total?', 'how many publications in total?'],
  ['Sorry to bother, on a train, bad signal: where born?', 'where born?'],
  ['FYI this is for a podcast. First job?', 'first job?'],
  ['Updating our contacts list: current employer?', 'current employer?'],
  ['For my notes, title, year and venue of the thesis?', 'title, year and venue of the thesis?'],
  ['highest academic degree (for our database)?', 'highest degree?'],
])('behind what a hurried visitor is at, a few nouns are the question: %s', (question, bare) => {
  for (const corpus of [curie, engineer]) expect(toAnswer(corpus, [question]).text).toBe(toAnswer(corpus, [bare]).text);
});

test.each([
  ['For the thesis: institution?', 'doctorate'],
  ['Writing about polonium: year of discovery?', 'project-polonium'],
])('what a lead names stays what is asked about: %s', (question, id) => {
  expect(toAnswer(curie, [question]).cited.join()).toContain(id);
});

test('what is said behind a question is left away: "Not sure if that is on the page"', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Jo Doe\nheadline: Engineer\nsummary: Jo Doe makes tools.\nupdated: 2026-01-01',
    'projects/bridge.md': 'name: Capstan Bridge\nstart: 2001\n---\nA bridge that bends by a hand in a gale.',
  });
  const { outcome, text } = toAnswer(corpus, ['What did she make? Not sure if that is on the page']);
  expect(outcome).toBe('answered');
  expect(text).toContain('makes tools');
});
