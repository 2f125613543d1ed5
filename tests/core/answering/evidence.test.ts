import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extract } from '#core/answering/extract.ts';
import { toCitations, toEvidenceList } from '#core/answering/statement.ts';
import { openPortfolio } from '../../support/portfolio.ts';

const folder = 'tests/support/portfolios/curie';
const corpus = await openPortfolio(folder, 'https://portfolio.example');
const texts = new Map(corpus.passages.map(({ id, text }) => [id, text]));
const questions = readFileSync(`${folder}/questions.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { question?: string })
  .flatMap(({ question }) => question ?? []);
const answers = questions.map((content) => extract([{ role: 'user', content }], corpus).statements);

test('every quote stands as it is in the passage that it names', () => {
  const quotes = answers.flatMap(toEvidenceList);
  expect(quotes.length).toBeGreaterThan(50);
  for (const { id, quote } of quotes) expect(texts.get(id)).toContain(quote);
});

test('every citation of an answer is the address of a piece of its evidence', () => {
  for (const statements of answers) {
    const addresses = toEvidenceList(statements).map(({ url }) => url);
    expect(addresses).toEqual(expect.arrayContaining(toCitations(statements)));
  }
});
