import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

const siteUrl = 'https://portfolio.example';
const corpora = {
  curie: await openPortfolio('tests/support/portfolios/curie', siteUrl),
  engineer: await openPortfolio('tests/support/portfolios/engineer', siteUrl),
};

function ask(name: keyof typeof corpora, ...turns: string[]) {
  return toAnswer(corpora[name], turns);
}

test('a range of years in front of a question is its setting, wherever it stands', () => {
  const { text } = ask('curie', 'Between 1897 and 1900, which papers did she publish?');
  expect(text).toBe(ask('curie', 'Which papers did she publish between 1897 and 1900?').text);
});

test('what a visitor says of himself in front of a question is not answered', () => {
  expect(ask('curie', 'I have a question about her papers; whom can I turn to?').cited).toEqual(['contact']);
});

test.each(['I would like', 'I’d like', "I'd like"])('an order beside a question is carried out, too: %s', (wish) => {
  const { cited, text } = ask('curie', `${wish} a list of her awards; where was she born?`);
  expect(cited).toContain('about');
  expect(text).toContain('Nobel Prize in Chemistry');
});

test('things that are to be told are asked for as by "which"', () => {
  const { text } = ask('curie', 'Tell me the institutions that gave her awards.');
  expect(text).toBe(ask('curie', 'Which institutions gave her awards?').text);
});

test('the function of a colleague is told, whatever stands in front', () => {
  expect(ask('curie', 'Henri Bergson had which function in the League of Nations committee?').text).toContain(
    'first president of the committee',
  );
});

test('the name of somebody is asked for, and no summary of the entry stands in for it', () => {
  expect(ask('curie', 'Can you tell me the name of her assistant at the Radium Institute?').text).toMatch(
    /^Colleagues: .*Irène Curie \(assistant\)/,
  );
});

test('of two entries of a kind the other one is that which the reply leaves out', () => {
  const reply = 'Two; one is the Deterministic replay of concurrent ledger transactions.';
  expect(ask('engineer', 'Does he hold any patents?', reply, 'and the other one?').text).toContain('EP 3 512 884');
});

test('a question in front is heard over the asides behind it, though they name an entry', () => {
  const question = 'Under what title did she give her Nobel lecture in 1911?';
  const aside =
    ' I sit on the committee of our science festival and we name each evening after a famous talk. For hers somebody proposed the title of her thesis, which sounds to me like a tax form, and another wanted something about the Traité de radioactivité.';
  expect(ask('curie', question + aside).text).toContain('Radium and the New Concepts in Chemistry');
});

test.each([
  'Whom do I approach if I want to see her papers?',
  'I would like to ask somebody about the notebooks of her laboratory for an article. Whom do I write to?',
  'What address does a museum write to?',
  'I saw her name beside the Pasteur Institute. Whom do I ask about it?',
])('whom to turn to is told by the contact: %s', (question) => {
  expect(ask('curie', question).cited).toEqual(['contact']);
});

test('who wants to write before he has asked wants no address', () => {
  expect(ask('curie', 'Before I write to her, which papers did she publish?').cited).not.toContain('contact');
});

test('"from when could we book her?" asks for her time', () => {
  expect(ask('engineer', 'From when could we book her?').text).toContain('From March 2027');
});

test('a rate by the day is a price, not whatever is called a rate', () => {
  expect(ask('engineer', 'What is her day rate?').outcome).toBe('not_in_portfolio');
});

test('a day of the week is no name', () => {
  expect(ask('engineer', 'Does she work on Mondays?').text).not.toContain('that name');
});

test('what is wondered about is not what is asked for', () => {
  const { outcome, cited } = ask('engineer', 'Whose sensor made her wonder why the gauge was so far away?');
  expect(outcome).toBe('answered');
  expect(cited).toContain('project-tidewatch');
});

test('"jobs and engagements in her career history" are her jobs', () => {
  expect(ask('curie', 'What jobs and engagements are there in her career history?').cited).toEqual(
    ask('curie', 'What jobs are there?').cited,
  );
});

test.each(['Give me a summary of her work experience', 'What are the highlights of her professional experience?'])(
  'work experience is the career, and is summed up: %s',
  (question) => {
    expect(ask('engineer', question).cited).toContain('about');
  },
);

test('"how does a sensor report …?" asks for no address', () => {
  expect(ask('engineer', 'How does a sensor report the water level?').cited).toEqual(['project-tidewatch']);
});

test.each([
  ['Which pspers did she publish?', 'publication-thesis'],
  ['When did she discover polomium?', 'project-polonium'],
])('one wrong letter is read over: %s', (question, id) => {
  expect(ask('curie', question).cited).toContain(id);
});
