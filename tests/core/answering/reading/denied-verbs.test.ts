import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Bell founder\nsummary: Ada Example casts bells and builds chimes.\nupdated: 2020-01-01',
  'projects/chime.md':
    'name: Harbour Chime\nstart: 1984-03\nend: 1986-05\nfunding: [City of Leer]\nsummary: A chime of nine bells.',
  'projects/carillon.md': 'name: Canal Carillon\nstart: 1987\nend: 1988\nsummary: A row of bells on a bridge.',
  'projects/mute.md':
    'name: Night Mute\nstart: 1990\nend: present\nfunding: [Guild of Founders]\nsummary: A hood for loud bells.',
  'projects/buoy.md': 'name: Singing Buoy\nstart: 1995\nend: 1999\nsummary: A buoy with a bell.',
  'patents/clapper.md':
    'number: EP 1 234 567\ntitle: Soft clapper\nstatus: expired\nfiled: 1990-03-01\ngranted: 1993-08-01\nassignee: Quay Foundry\nsummary: A clapper of felt.',
  'patents/mould.md':
    'number: EP 1 234 568\ntitle: Split mould\nstatus: expired\nfiled: 1991-03-01\ngranted: 1994-08-01\nassignee: Harbour Works\nsummary: A mould in two halves.',
  'awards/hammer.md': 'title: Hammer Prize\nawarder: Guild of Founders\ndate: 1997-06',
  'awards/anvil.md': 'title: Anvil Medal\nawarder: Guild of Founders',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['Which of her projects were not funded?', ['project-carillon', 'project-buoy']],
  ['Which projects were never funded?', ['project-carillon', 'project-buoy']],
  ["Which projects haven't been funded?", ['project-carillon', 'project-buoy']],
  ['Which projects did she not finish?', ['project-mute']],
  ['Which awards have no date?', ['award-anvil']],
  ['Which awards do not have a date?', ['award-anvil']],
  ['Which patents are not owned by Harbour Works?', ['patent-clapper']],
])('a denied verb asks for the entries without its field: %s', (question, ids) => {
  expect(toAnswer(corpus, [question]).cited).toEqual(ids);
});

test.each([
  'Which patents are not expired?',
  'Which of her patents were not assigned?',
  'Does she have patents outside the United States?',
])('where all entries are left out, or none is known not to be, the whole list is no answer: %s', (question) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toContain('lists no such patents');
});
