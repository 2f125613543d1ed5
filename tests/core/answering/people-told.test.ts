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
  ['Has she ever been fired or laid off?', 'Redundancy came in 2003, when the yard went bankrupt.'],
  ['How did she scale the ladder at the yard?', 'In 1999 they promoted her to chief of the slipway.'],
  ['Where will her bones lie?', 'A grave is reserved for her in the old churchyard.'],
  ['Is she a polyglot?', 'Her mother tongue is Dutch, and her Finnish is fluent.'],
  ['Does she have a furry friend?', 'A one-eyed cat follows her about.'],
  ['Did she ever wear a uniform?', 'She was an officer in the naval reserve.'],
  ['Is she a night owl or an early bird?', 'She starts every morning at five.'],
])('a question finds the sentence on its matter, however either is put: %s', async (question, said) => {
  const { text } = toAnswer(await openTold(said), [question]);
  expect(text).toMatch(new RegExp(`^(?:The portfolio does not say this directly.*\\n+)?${said}`));
});

test.each([
  ['Which marathons has she run?', 'She rows in a four on Sunday mornings.'],
  ['Was she ever elected to parliament?', 'She advises the ministry on bridges.'],
  ['Did she set up shop on her own and start a business?', 'She found a crack in the hull.'],
  ['Did Mabel Quince take her under her wing?', 'Her mentor was Ida Brandt of the harbour office.'],
])('no question on one thing is told by another of its kind: %s', async (question, said) => {
  expect(toAnswer(await openTold(said), [question]).outcome).toBe('not_in_portfolio');
});
