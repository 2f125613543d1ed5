import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('product');
let racks: Corpus;
let barge: Corpus;
beforeAll(async () => {
  racks = await openFiles({
    'profile.md': `name: Ada Example
headline: Engineering manager in Cape Town
summary: I keep servers up.
updated: 2026-01-01
---
I won't move house for a job. I'm a South African citizen. What I'm bad at: waiting. I can't sing and I don't smoke.

My tools are a fountain pen, a whiteboard and a timer. Our clients included Rheinpost and two universities. I sit on the boards of Lumafoil and Tidepool. I have invested in three companies: Lumafoil, Brinewell and Tidepool.

Candidates pair with two of us for 75 minutes. I once unplugged the wrong rack on a Friday.`,
    'experience/klaver.md':
      'employer: Klaver Pay\nrole: Engineering manager\nstart: 2020\nend: present\nteam: 14 engineers\nskills: [Go, Linux]\n---\nThree squads.',
    'open-source/sieve.md':
      'name: pagersieve\nlicence: MIT\nauthorship: own\nstart: 2018\nend: present\nsummary: Sorts pages.\noutcome: 7,800 stars\nfunding: [Gebert Foundation]',
    'open-source/drift.md':
      'name: driftwood\nlicence: MIT\nauthorship: own\nstart: 2016\nend: 2019\nsummary: Finds drift.\noutcome: 2,300 stars',
    'awards/ops.md': 'title: Night Shift Prize\nawarder: Ops Days\ndate: 2019\nplace: London, England',
    'awards/tide.md': 'title: Calm Pager\nawarder: Ops Club\ndate: 2021\nplace: Oslo, Norway',
  });
  barge = await openFiles({
    'profile.md': `name: Isa Example
headline: Builder of barges
summary: He built barges and ships.
updated: 2026-01-01
---
Isa Example was born in Portsea on 9 April 1806, the son of Marc Example and Sofia Kingdon, the youngest of three children. He never married. He never took out a patent for his inventions, since he thought that patents hindered everybody else.`,
    'projects/barge.md': 'name: Long Barge\nstart: 1840\nend: 1843\nsummary: A barge of iron.',
    'publications/talk.md': 'title: On iron\nkind: talk\ndate: 1845\nvenue: Barge Club\nsummary: On plates.',
  });
});

test.each([
  ['Would you relocate?', /won't move house/],
  ['What is your nationality?', /South African citizen/],
  ['What are your weaknesses?', /bad at/],
  ['Which is more popular, pagersieve or driftwood?', /7,800/],
  ['Is driftwood more popular than pagersieve?', /7,800/],
  ['What does your hiring process look like?', /75 minutes/],
  ['How many direct reports do you have?', /14 engineers/],
  ['What was your biggest screw-up?', /wrong rack/],
  ['What are your tools?', /fountain pen/],
  ['any grants?', /Gebert Foundation/],
] as const)('what a text says informally is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(racks, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['Who were his parents?', /Marc Example and Sofia Kingdon/],
  ["What was his mother's name?", /Sofia Kingdon/],
  ['Did he have any siblings?', /youngest of three children/],
  ['How many times was he married?', /never married/],
  ['Which lectures did he give?', /On iron/],
] as const)('a life is told by the sentence in which it stands: %s', (question, told) => {
  const { outcome, text } = toAnswer(barge, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test('looks that nothing tells are refused', () => {
  expect(toAnswer(barge, ['What did he look like?']).outcome).toBe('not_in_portfolio');
});

test('products that somebody launched are projects', () => {
  const { text } = ask('product', 'Which products has she launched?');
  expect(text).toContain('[Margin Notes]');
  expect(text).not.toContain('(Product manager');
});
