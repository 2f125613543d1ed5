import { beforeAll, expect, test } from 'vitest';
import { isJobDescription } from '#core/answering/job/job-description.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

let curie: Corpus;
let lamarr: Corpus;
beforeAll(async () => {
  curie = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  lamarr = await openPortfolio('tests/support/portfolios/lamarr', 'https://portfolio.example');
}, 60_000);

function ask(question: string, corpus: Corpus) {
  return toAnswer(corpus, [question]);
}

test.each([
  'How many times was she married in all?',
  'How many children did she have?',
  'Where did she go to university?',
  'What was her net worth?',
  'When did she finish her doctorate?',
])('what no record speaks of is refused: %s', (question) => {
  expect(ask(question, lamarr).outcome).toBe('not_in_portfolio');
});

test('experience with a thing is not answered by a word near it', () => {
  expect(ask('What experience does she have with nuclear reactors?', curie).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Wann wurde das Radiuminstitut in Warschau eröffnet?', /1932/],
  ['In che anno Marie Curie si trasferì a Parigi, e in quale università si iscrisse?', /1891/],
  ['¿Dónde nació?', /Warsaw/],
  ['Quem foi o marido dela?', /Pierre/],
])('a question in another language is answered: %s', (question, expected) => {
  const { outcome, text } = ask(question, curie);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test('a patent requirement names the patent, and a degree that no record gives is not shown', () => {
  const advert =
    "Patent engineer, wireless\n\nMust: own patent in wireless communication. Must: bachelor's degree in electrical engineering. Nice: teamwork across disciplines.\n\nDoes the candidate meet this?";
  const { text } = ask(advert, lamarr);
  expect(isJobDescription(advert)).toBe(true);
  expect(text).toMatch(/Number: US 2,292,387/);
  expect(text).toMatch(/\*\*Not shown\*\* — “bachelor/);
});

test('a passage that gives a reason is the answer to why, though it says little else of the question', () => {
  const { outcome, text } = ask('Why could she not face the learned gentlemen with her rays report herself?', curie);
  expect(outcome).toBe('answered');
  expect(text).toMatch(/because she was no member/);
});
