import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr');

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2007\nend: 2010\n---\nA span of oak over the lock. Berta Noll collected the sum for its piles. It rests on nine piles of larch.',
  'projects/underpass.md':
    'name: Merry Underpass\nstart: 2011\nend: 2013\n---\nA box for cyclists under the canal. It opened seven months late, since the clay slid. Lamps line both of its walls.',
  'projects/ferry.md':
    'name: Chain Ferry\nstart: 2014\nend: 2018\n---\nA raft on a chain for walkers. Ticket sales never covered its fuel, and it did not pay. Berta Noll took over the helm.',
};

let told: Corpus;
beforeAll(async () => {
  told = await openFiles(files);
});

test.each([['Who looks after the raft now?', 'ferry', 'Berta Noll']])(
  'a turn of phrase finds the sentence on its matter, whatever words that uses: %s',
  (question, entry, said) => {
    const { outcome, text, cited } = toAnswer(told, [question]);
    expect([outcome, cited[0]]).toEqual(['answered', `project-${entry}`]);
    expect(text).toContain(said);
  },
);

test.each([
  ['curie', 'Why did the couple refuse to cash in on their method?', 'belonged to everybody'],
  ['lamarr', 'Does any gadget nowadays rest on the same idea?', 'Bluetooth'],
  ['lamarr', 'What moniker did the studio dub her with?', 'the name Hedy Lamarr'],
])('a turn of phrase finds its sentence in any portfolio: %s: %s', (portfolio, question, said) => {
  const { outcome, text } = ask(portfolio, question);
  expect(outcome).toBe('answered');
  expect(text).toContain(said);
});

test('a turn of phrase for what no sentence tells is no answer', () => {
  expect(toAnswer(told, ['Who stumped up for the lighthouse?']).outcome).toBe('not_in_portfolio');
});

test("the person's own leaving answers no question who left", () => {
  expect(ask('curie', 'Who walked out?').outcome).toBe('not_in_portfolio');
});

test('what somebody did not treat as an error is nothing that went wrong', () => {
  expect(ask('curie', 'What went wrong?').outcome).toBe('not_in_portfolio');
});
