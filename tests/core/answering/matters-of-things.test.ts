import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { thingSigns } from '#core/corpus/thing-sense-signs.ts';
import { workSigns } from '#core/corpus/work-sense-signs.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'publications/life.md':
    'title: A Bridge-Builder Remembers\nkind: book\ndate: 2019\nsummary: Memoir of her father.\n---\nThe French edition was translated by Berta Noll.',
  'projects/ferry.md':
    'name: Chain Ferry\nstart: 2014\nend: 2018\n---\nA raft on a chain for walkers. A cook from Ely looked in. Its hull was rebuilt by Carl Otte.',
  'projects/lock.md': 'name: Oak Lock\nstart: 2011\nend: 2013\n---\nTwo gates of oak. Lamps line both of its walls.',
};

let told: Corpus;
beforeAll(async () => {
  told = await openFiles(files);
});

test.each([['What stuff were both the gates of the barrier knocked together from?', 'Two gates of oak']])(
  'a question to which no passage is an answer by its words is answered by the sentence on its matter: %s',
  (question, said) => {
    const { outcome, text } = toAnswer(told, [question]);
    expect(outcome).toBe('answered');
    expect(text).toContain(said);
  },
);

test.each(['Who put the tower in the desert into French?', 'Did anybody sue over the windmill?'])(
  'a matter alone, of a thing that nothing tells of, is no answer: %s',
  (question) => {
    expect(toAnswer(told, [question]).outcome).toBe('not_in_portfolio');
  },
);

test('no turn of phrase takes long over a hostile text', () => {
  const hostile = ['a', '1,', '1 ', 'how many ', 'by a '].map((part) => part.repeat(4000 / part.length));
  const start = performance.now();
  for (const { asked, told: sign } of [...thingSigns, ...workSigns])
    for (const text of hostile) [asked, sign].forEach((pattern) => pattern.test(text));
  expect(performance.now() - start).toBeLessThan(2000);
});
