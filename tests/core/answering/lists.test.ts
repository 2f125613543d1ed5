import { beforeAll, expect, test } from 'vitest';
import { extract } from '#core/answering/extract.ts';
import { toCitations, toPieces } from '#core/answering/statement.ts';
import type { Corpus } from '#core/corpus/corpus.ts';
import { openPortfolio } from '../../support/portfolio.ts';

const corpora = new Map<string, Corpus>();

beforeAll(async () => {
  for (const name of ['curie', 'lamarr'])
    corpora.set(name, await openPortfolio(`tests/support/portfolios/${name}`, 'https://portfolio.example'));
}, 60_000);

function ask(name: string, content: string) {
  const answer = extract([{ role: 'user', content }], corpora.get(name) as Corpus);
  const cited = toCitations(answer.statements).map((url) => url.split('#')[1]);
  return { text: toPieces(answer.statements).join(''), cited: [...new Set(cited)], outcome: answer.outcome };
}

test.each([
  ['curie', 'How many co-authors do her papers have?', 'names 2'],
  ['curie', 'How many colleagues from the French Red Cross are named?', 'names 1'],
  ['curie', 'How many honours did she receive jointly?', 'lists 3 awards'],
  ['lamarr', 'Of the films, how many were made with Clark Gable?', 'lists 2 projects'],
])(
  'what is counted is what stands behind "how many", of the entries that are meant: %s, %s',
  (name, question, told) => {
    expect(ask(name, question).text).toContain(told);
  },
);

test.each([
  ['lamarr', 'List the films that took her to Canada.'],
  ['curie', 'What did she publish in 1905?'],
])('a list that no entry is in is refused, and not filled from near texts: %s, %s', (name, question) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test('what was written without a partner is listed as entries, and no partner is named', () => {
  const { cited } = ask('curie', 'Which publications did she write without any co-author?');
  expect(cited).toContain('publication-traite');
  expect(cited).not.toContain('publication-polonium');
});

test('"then" is the year that the sentence before names', () => {
  const { cited } = ask('curie', '1898 was a busy year for Curie. Which papers came out then?');
  expect(cited).toContain('publication-polonium');
  expect(cited).not.toContain('publication-traite');
});

test('what visitors say of themselves before the question picks nothing', () => {
  const { cited } = ask('curie', 'For our exhibition I ask which honours she received after 1920.');
  expect(cited).toContain('award-willard-gibbs-award');
  expect(cited).not.toContain('award-davy-medal');
});
