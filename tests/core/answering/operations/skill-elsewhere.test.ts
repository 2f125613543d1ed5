import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer');
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\nupdated: 2026-01-15',
    'experience/a.md':
      'role: Engineer\nemployer: Hallmark\nstart: 2015-03\nend: 2018-03\nskills: [Kafka, Go]\nsummary: Led the infrastructure team and its event pipeline on Kafka.',
    'experience/b.md':
      'role: Manager\nemployer: Oakfield\nstart: 2020-01\nend: present\nskills: [Python, ISO 13485, user research]',
  });
}, 60_000);

test('what was used elsewhere is not told of the place that is asked about', () => {
  expect(ask('engineer', 'Which Rust services did she run at Kestrel?').outcome).toBe('not_in_portfolio');
  expect(toAnswer(corpus, ['Which Kafka pipeline did she run at Hallmark?']).outcome).toBe('answered');
});

test('the number of a standard among the skills counts nothing', () => {
  const { text } = toAnswer(corpus, [
    'What did she do at Oakfield?',
    'She was a manager.',
    'How many users did it have?',
  ]);
  expect(text.startsWith('Skills')).toBe(false);
});
