import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

test.each([
  ['What triggered the Capstan Bridge?', 'It came about after the flood of 2006.'],
  ['What were the drawbacks of the Capstan Bridge?', 'It cannot carry a lorry.'],
  ['What was the toughest nut to crack on the Capstan Bridge?', 'The hard part was the clay under the north bank.'],
  ['What was the upshot of the Capstan Bridge?', 'The walk to school fell from an hour to ten minutes.'],
  ['Who picked up the baton on the Capstan Bridge?', 'Ida Brandt succeeded her there.'],
  ['Did the Capstan Bridge catch on?', 'It is now used by nine hundred walkers a day.'],
  ['Did she work on the Capstan Bridge for peanuts?', 'The designers took no fee.'],
  ['How was the flaw lurking in the Capstan Bridge unearthed?', 'A diver noticed a crack.'],
  ['Was the Capstan Bridge put through its paces?', 'Divers inspected every joint.'],
  ['Is the Capstan Bridge still going strong?', 'It survived two floods.'],
  ['Who ripped off the Capstan Bridge?', 'Two towns have copied its arches.'],
])('a turn of phrase finds the sentence on its matter, among others of its entry: %s', async (question, said) => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
    'projects/bridge.md': `name: Capstan Bridge\n---\nA span of oak over the lock.\n\nWalkers know the Capstan Bridge by its lamps.\n\n${said}\n\nThe Capstan Bridge rests on nine piles of larch.`,
    'projects/ferry.md': 'name: Chain Ferry\n---\nA raft on a chain for walkers.',
  });
  expect(toAnswer(corpus, [question]).text).toMatch(
    new RegExp(`^(?:The portfolio does not say this directly.*\\n+)?${said}`),
  );
});
