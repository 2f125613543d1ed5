import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr');
let physicist: Corpus;
beforeAll(async () => {
  physicist = await openFiles({
    'profile.md': `name: Ada Example
headline: Physicist at Selje
summary: She studied the light of stars.
updated: 2026-01-01
---
Her son Peter asked her mother whether stars are far. Her daughter sang. She married Jonas in 1934 and wrote four books. She lived in Leeds with her sister. Her cousin Anna works as a judge in York.

Ada Example died in 1979. In her will she left the house to a neighbour. As a girl she wrote a letter to Selje school every week.

Music was played at Entropy House after the war. His lecture on Monday, said Eddington, would be about tides.`,
    'experience/obs.md':
      'employer: Selje Observatory\nrole: Fellow\nstart: 1923\nend: 1930\ncolleagues:\n  - name: Frank Drakes\n    role: student\n---\nFrank Drakes was a student when she gave the lecture, and wrote to her. A marathon was run around the hill; she came fifth. The body of the telescope was found by a farmer.',
    'projects/thesis.md':
      'name: Light of stars\nstart: 1923\nend: 1925\nsummary: Her thesis on hydrogen.\n---\nShe wrote to Eddington about the thesis. The bicycle that she rode had one wheel. The Harbour Trust owed a reply for a year.',
  });
});

test.each([
  'What did her son Peter become?',
  'What did her sister become?',
  'What did her mother do for a living?',
  'What did Frank Drakes write his thesis about?',
  'What did she leave to Frank Drakes in her will?',
  'What happened to Entropy House after her death?',
  'Who found her body?',
  'Who won the marathon in which she came fifth?',
  'Who was her best friend at the observatory?',
  'Which books did she read as a girl?',
  'What books did she like to read?',
  'What music did she love?',
  'What did Eddington and she quarrel about?',
  'How much was she owed when she died?',
  'What did Eddington say about her thesis?',
])('what others did, and what is left, liked or read, is told by its own word: %s', (question) => {
  expect(toAnswer(physicist, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['lamarr', 'What did Antheil compose after the patent?'],
  ['lamarr', "Why did she refuse Mayer's first offer?"],
  ['curie', 'Who killed Pierre Curie?'],
])('a mention and a date tell no deed of others: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('what others live by is told by the name of it', () => {
  const { outcome, text } = toAnswer(physicist, ['What did her cousin Anna become?']);
  expect(text).toMatch(/judge in York/);
  expect(outcome).toBe('answered');
});
