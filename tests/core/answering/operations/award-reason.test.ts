import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const corpus = await openFiles({
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: She builds bridges.\nupdated: 2026-01-01\n---\n\nShe lives in Examplestad.',
  'awards/keel-medal.md':
    'title: Keel Medal\nawarder: Society for Bridges\ndate: 2001\nsummary: The Society for Bridges gave her the Keel Medal.',
  'awards/span-prize.md':
    'title: Span Prize\nawarder: Example Guild\ndate: 2004\nsummary: The guild gave her the prize for a bridge of glass.',
});

test('a body with "for" in its name gives no reason', () => {
  expect(toAnswer(corpus, ['Why did she get the Keel Medal?']).outcome).toBe('not_in_portfolio');
});

test('what a prize was given for is its reason', () => {
  const { outcome, text } = toAnswer(corpus, ['Why did she get the Span Prize?']);
  expect(outcome).toBe('answered');
  expect(text).toContain('for a bridge of glass');
});
