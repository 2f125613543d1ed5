import { beforeAll, expect, test } from 'vitest';
import { extract } from '#core/answering/extract.ts';
import { toCitations, toPieces } from '#core/answering/statement.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

const corpora = new Map<string, Corpus>();

beforeAll(async () => {
  for (const name of ['portfolios/curie', 'portfolios/engineer', 'chemist'])
    corpora.set(name.replace(/^.*\//, ''), await openPortfolio(`tests/support/${name}`, 'https://portfolio.example'));
});

function ask(name: string, content: string) {
  const { outcome, statements } = extract([{ role: 'user', content }], corpora.get(name)!);
  return { outcome, text: toPieces(statements).join(''), cited: toCitations(statements) };
}

test.each([
  'Give me a summary of her career.',
  'Write me a short summary of her career',
  'short bio',
  'Draft a short biography, please.',
  'Write me an intro for her.',
  'What are the highlights of her career?',
  'key achievements',
  "What's her background?",
  'Show me her portfolio',
])('who asks for the person as a whole gets the headline and the summary: %s', (question) => {
  for (const name of ['curie', 'engineer']) {
    const { text, cited } = ask(name, question);
    expect(text).toContain(corpora.get(name)!.portfolio.profile.headline);
    expect(cited).toEqual(['https://portfolio.example/#about']);
  }
});

test.each(['Generate a timeline of her career', 'Create a table of her jobs', 'Make me a list of all her jobs'])(
  'an order to make what the portfolio has is answered with it: %s',
  (question) => {
    expect(ask('engineer', question).cited).toHaveLength(
      corpora.get('engineer')!.records.filter(({ area }) => area === 'experience').length,
    );
  },
);

test.each(['How many years of experience does she have?', 'How much professional experience does she have?'])(
  'years of experience are those of all roles: %s',
  (question) => {
    expect(ask('curie', question).text).toMatch(/^\d+ years?/);
    expect(ask('engineer', question).text).toMatch(/^Since September 2008/);
  },
);

test.each(['How can I get in touch?', 'how can i write to her', 'How do I get hold of her?', 'Give me the website'])(
  'a way to reach the person is asked in many ways: %s',
  (question) => {
    expect(ask('engineer', question).cited).toEqual(['https://portfolio.example/#contact']);
  },
);

test.each([
  ['engineer', 'Tell me the story behind Tidewatch.'],
  ['engineer', 'How can I learn more about Tidewatch?'],
  ['engineer', 'How do I install driftclock?'],
  ['curie', 'Did she translate anything?'],
  ['curie', 'Which book would you recommend by her?'],
])('a question on the work is no task for the service: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).not.toBe('out_of_scope');
});

test.each([
  'How do I make a cake?',
  'How can I learn to cook?',
  'Write me an essay on radium.',
  'Tell me a joke.',
  'Tell me a bedtime story.',
  'Translate this into French: hello',
  'Who is the president of France?',
])('work for a visitor and general knowledge stay outside: %s', (question) => {
  expect(ask('curie', question).outcome).toBe('out_of_scope');
});

test.each(['Hi!', 'Good morning', 'help', 'What can I ask?', 'Are you a bot?', 'What is this site?'])(
  'a greeting is told what may be asked: %s',
  (greeting) => {
    const { outcome, text } = ask('engineer', greeting);
    expect(outcome).toBe('out_of_scope');
    for (const question of corpora.get('engineer')!.portfolio.profile.questions ?? []) expect(text).toContain(question);
  },
);

test('where somebody lives now is told by the profile alone', () => {
  expect(ask('engineer', 'Where does she live?').text).toContain('Rotterdam');
  expect(ask('chemist', 'Where does she live?').outcome).toBe('not_in_portfolio');
});

test('the highest degree is the last one', () => {
  expect(ask('curie', 'What is her highest degree?').text).toContain('Doctor');
});

test.each(['When is she available?', 'When could she start working for us?', 'When can you start?'])(
  'when the person is free is told by the sentence on it: %s',
  (question) => {
    expect(ask('engineer', question).text).toMatch(/^I am happy in my job[^]*From March 2027/);
  },
);

test('a firm is not counted by the roles that the person had there', () => {
  expect(ask('engineer', 'How many employees does Quillpay have?').text).not.toMatch(/lists \d/);
});

test('where no text tells of the time for work, the start of a role is not taken for it', () => {
  expect(ask('curie', 'When can she start?').outcome).toBe('not_in_portfolio');
});
