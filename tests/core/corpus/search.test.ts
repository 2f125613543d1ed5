import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { findPassages } from '#core/corpus/search.ts';
import { openPortfolio } from '../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
});

test('the record that says it comes first, each record once', () => {
  const { outcome, hits } = findPassages(corpus, 'mobile X-ray cars at the front', 5);
  expect(outcome).toBe('answered');
  expect(hits[0]?.record.title).toBe('Petites Curies');
  expect(new Set(hits.map(({ record }) => record.id)).size).toBe(hits.length);
});

test('no more hits than asked for', () => {
  expect(findPassages(corpus, 'radium', 2).hits).toHaveLength(2);
});

test('an excerpt is made of sentences of its passage', () => {
  for (const { excerpt, passage } of findPassages(corpus, 'pitchblende separation', 5).hits) {
    for (const sentence of excerpt.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) expect(passage.text).toContain(sentence);
  }
});

test('what nothing is about finds nothing', () => {
  expect(findPassages(corpus, 'kubernetes cluster autoscaling', 5)).toEqual({ outcome: 'not_in_portfolio', hits: [] });
});

test.each(['What is radium?', 'career in teaching', 'Who paid for the radium?', 'prizes'])(
  'no passage has a higher score than one before it: %s',
  (query) => {
    const scores = findPassages(corpus, query, 10).hits.map(({ score }) => score);
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const score of scores) expect(score).toBe(Math.round(score * 1000) / 1000);
  },
);
