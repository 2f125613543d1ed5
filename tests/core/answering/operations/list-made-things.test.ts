import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('hardware', 'lamarr');
let studio: Corpus;
beforeAll(async () => {
  studio = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Designer in Bergen\nsummary: She designs lamps and benches.\nupdated: 2026-01-01\n---\nA bridge between the trades.',
    'projects/halm.md': 'name: Halm\nstart: 2018\nend: 2019\nsummary: Reading lamp with a shade of straw.',
    'projects/gloed.md': 'name: Gloed\nstart: 2020\nend: 2021\nsummary: Lamps for rent by the month.',
    'projects/quay.md':
      'name: Quay\nstart: 2022\nend: 2023\nsummary: Benches along the docks.\n---\nThe seats stand beside two old bridges.',
    'experience/studio.md':
      'employer: Studio Pell\nrole: Designer\nstart: 2017\nend: present\nsummary: Lamps, benches and signs.',
  });
});

test.each([
  ['Which lamps did she design?'],
  ['What lamps has she made over the years?'],
  ['List all the lamps she designed.'],
  ['Which lamps are hers?'],
])('things of a sort are the projects of that sort: %s', (question) => {
  expect(toAnswer(studio, [question]).cited).toEqual(['project-halm', 'project-gloed']);
});

test('a project whose text only mentions a thing is none of that sort', () => {
  expect(toAnswer(studio, ['Which bridges has she built?']).text).not.toMatch(/^- \[/);
});

test.each([
  ['lamarr', 'Which comedies was she in?', /^- \[Money on the Street/],
  ['lamarr', 'Which musicals did she appear in?', /^- \[Ziegfeld Girl/],
  ['hardware', 'Which inverters did she design?', /^- \[Larch/],
])('works and devices of a sort are listed by what their summaries call them: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test('where somebody was is no sort of thing made', () => {
  expect(ask('lamarr', 'Which cities was she in?').text).not.toMatch(/^- \[Money on the Street/);
});
