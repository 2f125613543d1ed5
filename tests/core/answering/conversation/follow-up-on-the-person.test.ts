import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { talkFixtures, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const talk = talkFixtures('robotics', 'security');
let writer: Corpus;
beforeAll(async () => {
  writer = await openFiles({
    'profile.md': `name: Ada Example
headline: Writer in Turku
summary: She writes style guides.
updated: 2026-01-01
---
She was born in Oslo in 1980, and lives in Turku.

My husband is called Jonas; he is a piano tuner.

My day rate is 1,080 euros, on site or not. I am booked until the end of January 2027.`,
    'projects/inzing.md':
      'name: Inzing\nstart: 2018\nend: 2019\nsummary: A swap of boats.\noutcome: Abandoned after 14 months for want of boats.',
    'publications/first.md':
      'title: Plain words\nkind: talk\ndate: 2019\nplace: Oslo\nsummary: On words.\n---\nAbout 120 people came.',
    'publications/second.md':
      'title: Plain signs\nkind: talk\ndate: 2021\nplace: Bergen\nsummary: On signs.\n---\nAbout 40 people came.',
  });
});

test.each([
  [['What is Inzing?', 'Why did it fail?'], /Abandoned after 14 months/, /does not say/],
  [['What is her day rate?', 'And on site?'], /^My day rate is 1,080/, /Headline/],
  [["What's her husband called?", 'And what does he do?'], /piano tuner/, /style guides/],
  [
    ['Which talks has she given?', 'Where was the second one?', 'How many people came to the first?'],
    /About 120 people/,
    /40/,
  ],
])('what was told of the person or an entry is meant, and not all of her: %s', (turns, told, untold) => {
  const { text } = toTalk(writer, turns);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['robotics', ['What is Gullwatch?', 'Why did that go wrong?'], 'answered'],
  ['robotics', ['What is tinytick?', 'Why did it fail?'], 'not_in_portfolio'],
  ['security', ['Who is his wife?', 'When did she die?'], 'not_in_portfolio'],
] as const)('why something failed is told of what failed: %s, %s', (name, turns, expected) => {
  expect(talk(name, ...turns).outcome).toBe(expected);
});
