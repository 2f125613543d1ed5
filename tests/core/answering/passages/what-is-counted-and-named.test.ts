import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let ferry: Corpus;
beforeAll(async () => {
  ferry = await openFiles({
    'profile.md': `name: Ada Example
headline: Data engineer in Bergen
summary: She moves data for harbours.
updated: 2026-01-01
---
She founded Siltworks in 2020. At home she mends nets.`,
    'experience/siltworks.md':
      'employer: Siltworks\nrole: Founder\nstart: 2020\nend: present\n---\nThe first client was the port of Stavanger. Revenue of NOK 14.2 million in 2025. Two of my engineers came from the ferry line. The mesh took in 3 services at Siltworks.',
    'experience/sandpit.md':
      'employer: Brindle\nrole: Product lead\nstart: 2014\nend: 2019\ndeliverables:\n  - A site that 14 schools tried before Sandpit\n---\nShe led eleven people, five of them product managers; two of her managers went to Siltworks later.',
    'projects/sandpit.md':
      'name: Sandpit\nstart: 2016\nend: 2019\nsummary: A place to try sums.\noutcome: 2,300 schools\n---\nPupils draw their sums in it.',
    'projects/kaikant.md':
      'name: Kaikant\nstart: 2021\nend: 2023\nsummary: Shows which berth is free.\noutcome: Waiting time of ships down from 5.2 to 3.4 hours\n---\nReads the positions of 130 ships a day.',
    'projects/lodestone.md':
      'name: Lodestone\nstart: 2022\nend: 2023\nsummary: A catalogue of tables; stopped after nine months.\n---\nStopped because every customer wanted a different catalogue.',
    'projects/tidewater.md':
      'name: Tidewater\nstart: 2018-06\nend: 2020-03\nrole: Technical lead\nsummary: Moved the orders of a ferry line.\noutcome: Finished three weeks early\n---\nThe hardest part was the price history, which nobody had kept.',
    'projects/floodline.md':
      'name: Floodline\nstart: 2019\nend: 2020\nsummary: Warns of flooded streets.\ncollaborators:\n  - name: Olav Lie\n---\nThe idea came from a bus driver who knew which streets flooded.',
    'awards/sauce.md':
      'title: Harbour Cook of the Year\nawarder: Bergen Cooks\ndate: 2018\namount: 5,000 kroner\nreason: A crayfish sauce',
  });
});

test.each([
  ['How many ships does Kaikant follow?', /^[^.]*130 ships/],
  ['How many schools use Sandpit?', /^[^.]*2,300 schools/],
  ['Why was Lodestone stopped?', /^[^.]*because every customer/],
  ['Whose idea was Floodline?', /^[^.]*bus driver/],
  ['What was the hardest part of Tidewater?', /^[^.]*price history/],
  ['Did Tidewater finish on time?', /^[^.]*three weeks early/],
] as const)('what counts, grounds or names the thing itself is told first: %s', (question, told) => {
  const { outcome, text } = toAnswer(ferry, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  'How much profit did Siltworks make in 2025?',
  'Was Kaikant late?',
  'Whose idea was Sandpit?',
  'Who was the first client of Brindle?',
])('what only stands near is no answer: %s', (question) => {
  expect(toAnswer(ferry, [question]).outcome).toBe('not_in_portfolio');
});
