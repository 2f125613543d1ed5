import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Lighting designer
summary: Ada Example lights parks.
updated: 2026-01-01
---
Ada Example lights parks and quays. She lives in Bristol with her husband Ivo.`,
    'projects/quay.md': `name: Mill Quay
summary: A harbour park with 14 masts in place of 52.
start: 2010
end: 2011
place: Aarhus
role: Lighting designer
outcome: Opened in September 2011.
collaborators: [{ name: Lone Bech, role: landscape architect }]
---
The quay is dark after midnight, which the anglers had asked for.`,
    'open-source/duskcalc.md': `name: duskcalc
summary: Works out when lamps should come on.
start: 2019
end: present
authorship: own
role: Author and maintainer
licence: MIT
outcome: 420 stars; used by nine councils.
---
The first version was a spreadsheet.`,
    'awards/parks-prize.md':
      'title: Parks Prize\nawarder: Society of Parks\nplace: Vienna\ndate: 2012\nsummary: For quays.',
  });
});

test.each([
  ['What did Mill Quay cost, and when did it open?', /September 2011/, 'What did Mill Quay cost'],
  ['How much money came with the Parks Prize, and where was it given?', /Vienna/, 'How much money came with'],
  ['Are you married, and do you have a dog?', /husband Ivo/, 'do you have a dog'],
  ['What is the licence and the price of duskcalc?', /MIT/, 'the price'],
  ['What are the place and the amount of the Parks Prize?', /Vienna/, 'the amount'],
])('a part that nothing tells is named and takes no other along: %s', (question, told, untold) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('partial');
  expect(text).toMatch(told);
  expect(text).toContain(`“${untold}`);
});

test('each part is read in plain words', () => {
  const { outcome, text } = toAnswer(corpus, ['Who maintains duskcalc, who uses it, and is it free?']);
  expect(outcome).toBe('answered');
  expect(text).toMatch(/Author and maintainer[\s\S]*nine councils[\s\S]*MIT/);
});

test.each([
  ['What is her blood type, and how tall is she?'],
  ['What is her star sign, and what is it worth?'],
  ['Who sacked her at Mill Quay, and why did that end?'],
])('where the first part has no answer, a part that names nothing has none: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});
