import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

/** A portfolio whose profile tells one thing among others. */
async function openTold(said: string) {
  return openFiles({
    'profile.md': `name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01\n---\nShe lives above a bakery.\n\n${said}\n\nHer models fill two rooms.`,
    'projects/ferry.md': 'name: Chain Ferry\n---\nA raft on a chain for walkers.',
  });
}

test.each([
  ['Did she figure it all out by trial and error?', 'She learned to weld and to reckon from books.'],
  ['Is she an autodidact?', 'She learned to weld and to reckon from books.'],
])('a question finds the sentence on its matter, however either is put: %s', async (question, said) => {
  const { text } = toAnswer(await openTold(said), [question]);
  expect(text).toMatch(new RegExp(`^(?:The portfolio does not say this directly.*\\n+)?${said}`));
});
