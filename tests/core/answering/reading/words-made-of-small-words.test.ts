import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

test.each([
  ['one-on-ones', 'half an hour'],
  ['How does she run one-on-ones?', 'half an hour'],
  ['How does she handle on-call?', 'one week in six'],
])('a word that is joined of small words alone is a word where the portfolio has it: %s', async (question, told) => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
    'approach.md':
      'title: How I lead\nsummary: Clear goals.\n---\n\n## One-on-ones\n\nEverybody gets half an hour, and the agenda is theirs.\n\n## On-call\n\nNo one carries the pager more than one week in six.',
  });
  expect(toAnswer(corpus, [question])).toMatchObject({ outcome: 'answered', text: expect.stringContaining(told) });
});
