import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Founder\nsummary: Ada Example makes pumps for gardens.\nupdated: 2026-01-01',
  'experience/pumps.md':
    'role: Founder\nemployer: Green Pumps\nstart: 2010\nend: 2016\ndeliverables: [A pump sold to 140 gardens, Series A of 6.5 million francs in 2014, Sale of the company to Delta Works in 2016]',
  'experience/valves.md':
    'role: Co-founder\nemployer: Blue Valves\nstart: 2001\nend: 2008\n---\nShe sold Blue Valves to Alder Mills for 2 million euros in 2008. Blue Valves had revenues of 700,000 euros in its last year.',
  'awards/leer.md': 'title: Prize for Start-ups\nawarder: City of Leer\ndate: 2012\namount: 50,000 francs',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'How much did Delta Works pay for Green Pumps?',
  'What did Delta Works pay for Green Pumps?',
  'For how much was Green Pumps sold?',
  'What was the revenue of Green Pumps?',
  'How much venture capital did Blue Valves get?',
])('a sum of another deed is none of the one asked: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['How much was Blue Valves sold for?', '2 million'],
  ['How much did Alder Mills pay for Blue Valves?', '2 million'],
  ['How much venture capital did Green Pumps get?', '6.5 million'],
  ['What was the revenue of Blue Valves?', '700,000'],
])('a sum is told by its own deed: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});
