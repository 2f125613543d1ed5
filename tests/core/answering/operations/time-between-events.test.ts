import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Bell founder\nsummary: Ada Example casts bells and builds chimes.\nupdated: 2020-01-01\n---\nAda Example was born on 3 May 1950 in Leer.',
  'experience/foundry.md': 'role: Founder\nemployer: Quay Foundry\nstart: 1978-01\nend: 1992-01',
  'projects/chime.md':
    'name: Harbour Chime\norganisation: Quay Foundry\nstart: 1984-03\nend: 1986-05\nfunding: [City of Leer]\nsummary: A chime of nine bells.',
  'projects/carillon.md':
    'name: Canal Carillon\norganisation: Quay Foundry\nend: 1988\nsummary: A row of bells on a bridge.',
  'projects/mute.md': 'name: Night Mute\norganisation: Quay Foundry\nstart: 1990\nsummary: A hood for loud bells.',
  'projects/show.md':
    'name: The 1989 Ringing\naka: [the ringing]\nstart: 1989-06-04\nsummary: A show of the Canal Carillon, forty minutes long.\n---\nI was off for five months after the storm. The lamps were switched off for two minutes.',
  'patents/clapper.md':
    'number: EP 1 234 567\ntitle: Soft clapper\naka: [the clapper patent]\nstatus: expired\nfiled: 1990-03-01\ngranted: 1993-08-01\nassignee: Quay Foundry\nsummary: A clapper of felt.',
  'education/diploma.md':
    'degree: PhD\nfield: Acoustics\ninstitution: University of Leer\nstart: 1972-09\nend: 1977-06',
  'awards/plaque.md': 'title: Plaque for the 1989 Ringing\nawarder: City of Leer\ndate: 2009-06-04',
  'awards/hammer.md': 'title: Hammer Prize\nawarder: Guild of Founders\ndate: 1997-06',
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

test.each([
  ['How long after the ringing did she receive the Hammer Prize?', '8 years,'],
  ['How many years after the 1989 Ringing did she get the Hammer Prize?', '8 years,'],
  ['How long before the Hammer Prize was the ringing?', '8 years,'],
  ['How long after her PhD did she join the Quay Foundry?', '7 months,'],
  ['How long after joining the Quay Foundry did she win the Hammer Prize?', '19 years and 5 months,'],
  ['How long after the ringing did she file the clapper patent?', '9 months,'],
  ['How long did the clapper patent take from filing to grant?', '3 years and 5 months,'],
  ['How many years passed between filing and granting of the clapper patent?', '3 years and 5 months,'],
])('the time between two dated events is computed from the dates that the question names: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toMatch(new RegExp(`^${told} by the dates`));
});

test.each([
  'How long after the storm did she file the clapper patent?',
  'How long after the storm was the Harbour Chime started?',
])('of two events one of which has no date no time between them is told: %s', (question) => {
  expect(toAnswer(corpus, [question])).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test('an age at which something was made goes by its start, and by no grant and no end', () => {
  expect(toAnswer(corpus, ['How old was she when she built the Harbour Chime?']).text).toMatch(/^33 years old/);
  for (const thing of ['invented the soft clapper', 'built the Canal Carillon'])
    expect(toAnswer(corpus, [`How old was she when she ${thing}?`]).outcome).toBe('not_in_portfolio');
  expect(toAnswer(corpus, ['How old was she when the soft clapper was granted?']).text).toMatch(/^43 years old/);
});

test('how long somebody was off work is told by the sentence on it', () => {
  expect(toAnswer(corpus, ['How long was she off work after the storm?']).text).toMatch(/^I was off for five months/);
});
