import { beforeAll, expect, test } from 'vitest';
import { extract } from '#core/answering/extract.ts';
import { toPieces } from '#core/answering/statement.ts';
import type { ChatMessage } from '#core/contract/ask.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { openPortfolio } from '../../support/portfolio.ts';

const corpora = new Map<string, Corpus>();

beforeAll(async () => {
  for (const name of ['curie', 'lamarr', 'engineer'])
    corpora.set(name, await openPortfolio(`tests/support/portfolios/${name}`, 'https://portfolio.example'));
});

function ask(name: string, ...turns: string[]) {
  const messages = turns.map((content, index): ChatMessage => ({ role: index % 2 ? 'assistant' : 'user', content }));
  const { outcome, statements } = extract(messages, corpora.get(name)!);
  return { outcome, text: toPieces(statements).join('') };
}

test.each([
  'Where was she born?',
  'In which city was she born?',
  'Where and when was she born?',
  'What is her birthplace?',
  'Date of birth?',
])('one sentence tells of the person’s birth: %s', (question) => {
  expect(ask('curie', question)).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^Marie Curie was born Maria Salomea Skłodowska in Warsaw on 7 November 1867/),
  });
  expect(ask('lamarr', question).text).toMatch(/^Hedy Lamarr was born .* in Vienna on 9 November 1914/);
});

test.each(['When did she die?', 'When and where did she die?', 'Is she still alive?'])(
  'a husband’s death is not the person’s: %s',
  (question) => {
    const { text } = ask('curie', question);
    expect(text).toContain('She died on 4 July 1934');
    expect(text).not.toContain('1906');
  },
);

test('citizenship is told where a sentence tells it, and no prize of a country stands in for it', () => {
  expect(ask('lamarr', 'What was her nationality?').text).toContain(
    'She became a citizen of the United States in 1953',
  );
  expect(ask('curie', 'What was her nationality?').outcome).toBe('not_in_portfolio');
});

test.each([
  ['How old was she when she died?', /^66 years old/],
  ['How old was she when polonium was announced?', /^30 to 31 years old.*Discovery of polonium/s],
  ['At what age did she win her first Nobel Prize?', /^35 to 36 years old.*1903/s],
])('an age is reckoned from the birth to what the question names: %s', (question, expected) => {
  expect(ask('curie', question).text).toMatch(expected);
});

test('an age at an occasion that the conversation was about is reckoned', () => {
  expect(ask('lamarr', 'When did she get the EFF Pioneer Award?', 'In 1997.', 'How old was she then?').text).toMatch(
    /^82 to 83 years old/,
  );
});

test('no age is reckoned beyond a death or without a birth', () => {
  expect(ask('curie', 'How old was she when the Nobel Prize in Physics 2030 was awarded?').text).not.toMatch(
    /years old/,
  );
  for (const question of ['How old is she?', 'Where was she born?', 'Is she alive?'])
    expect(ask('engineer', question).outcome).toBe('not_in_portfolio');
});

test.each(['What did she die of?', 'What was the cause of her death?'])(
  'the day of a death is not the cause of it: %s',
  (question) => {
    expect(ask('lamarr', question).outcome).toBe('not_in_portfolio');
  },
);
