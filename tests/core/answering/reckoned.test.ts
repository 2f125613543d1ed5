import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Bell founder\nsummary: Ada Example casts bells and builds chimes.\nupdated: 2020-01-01\n---\nAda Example was born on 3 May 1950 in Leer.',
  'experience/foundry.md': 'role: Founder\nemployer: Quay Foundry\nstart: 1978-01\nend: 1992-01',
  'projects/chime.md':
    'name: Harbour Chime\norganisation: Quay Foundry\nstart: 1984-03\nend: 1986-05\nfunding: [City of Leer]\nsummary: A chime of nine bells.',
  'projects/carillon.md':
    'name: Canal Carillon\norganisation: Quay Foundry\nend: 1988\nsummary: A row of bells on a bridge.',
  'projects/mute.md': 'name: Night Mute\norganisation: Quay Foundry\nstart: 1990\nsummary: A hood for loud bells.',
  'projects/buoy.md': 'name: Singing Buoy\nstart: 1995\nend: 1999\nsummary: A buoy with a bell.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'How much did the Quay Foundry earn from the Harbour Chime?',
  'How much did the foundry get from the Carillon?',
])('what something brought in is no time between two dates: %s', (question) => {
  expect(toAnswer(corpus, [question]).text).not.toContain('by the dates');
});

test.each([
  ['How many projects were done at the Quay Foundry?', 'lists 3 projects'],
  ['How many projects were finished at the Quay Foundry?', 'lists 2 projects'],
  ['How many projects are done?', 'lists 3 projects'],
])('what was done somewhere need not be over, and what has an end is: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toContain(told);
});
