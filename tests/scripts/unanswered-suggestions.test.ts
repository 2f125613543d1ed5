import { expect, test } from 'vitest';
import { toUnansweredSuggestions } from '../../scripts/unanswered-suggestions.ts';
import { openFiles } from '../support/portfolio.ts';

test('a suggested question that nothing answers is told to the owner, and one that is answered is not', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Moor\nheadline: Smith\nsummary: Makes tools.\nquestions:\n  - Where was she born?\n  - Which novels has she written?\nupdated: 2026-10-01\n---\n\nBorn in Leer in 1950.',
  });
  expect(toUnansweredSuggestions(corpus)).toEqual(['Which novels has she written?']);
});
