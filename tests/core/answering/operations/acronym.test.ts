import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example measures rivers.\nupdated: 2026-01-01',
    'experience/lab.md':
      'role: Head of gauges\nemployer: River Flow Laboratory (RFL)\nstart: 2010\nend: 2014\nskills: [time-domain reflectometry]\n---\nWe sent the readings to the Board of Inland Waters (BIW). The SLP of the gauges took a year. CODAK, the COncurrent Dating and Analysis of Kelp, was a later aim. The Bureau of Inland Locks paid. When he then led, the gauges were new.',
    'experience/arno.md': 'role: Adviser\nemployer: Arno Gauges Instruments, Inc.\nstart: 2015\nend: 2016',
    'experience/amber.md': 'role: Adviser\nemployer: Amber Inc.\nstart: 2016\nend: 2017',
    'experience/una.md': 'role: Adviser\nemployer: Una Xylophones\nstart: 2017\nend: 2018',
    'projects/gls.md': 'name: GLS, the GauGe-Line System\nstart: 2011\nend: 2013\nsummary: A row of gauges.',
  });
});

test.each([
  ['What does RFL stand for?', 'River Flow Laboratory (RFL)'],
  ['what is biw short for', 'Board of Inland Waters (BIW)'],
  ['BIW full name?', 'Board of Inland Waters (BIW)'],
  ['What does GLS stand for?', 'GLS, the GauGe-Line System'],
  ['What does BIL stand for?', 'Bureau of Inland Locks'],
  ['What does CODAK stand for?', 'CODAK, the COncurrent Dating and Analysis of Kelp'],
  ['What is the full form of GLS?', 'GLS, the GauGe-Line System'],
])('letters are told by the words beside them: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('letters without their words are not told', () => {
  expect(toAnswer(corpus, ['What does SLP stand for?'])).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test('a pronoun is no letters', () => {
  expect(toAnswer(corpus, ['What does he stand for?']).text).not.toContain('he then led');
});

test.each(['A'.repeat(10_000), ' '.repeat(10_000), '\n'.repeat(10_000)])(
  'a long message is no question for letters, and takes no longer than others',
  (filler) => {
    const start = performance.now();
    toAnswer(corpus, [`What does ${filler} stand for?`]);
    expect(performance.now() - start).toBeLessThan(2000);
  },
);

test('the first letters of a skill stand for it', () => {
  expect(toAnswer(corpus, ['Do you know TDR?']).cited).toEqual(['experience-lab']);
});

test.each(['What does she think about AI?', 'Does she know UX?'])(
  'letters of a trade are no initials of whoever has them: %s',
  (question) => {
    expect(toAnswer(corpus, [question])).toMatchObject({ outcome: 'not_in_portfolio' });
  },
);

test('the legal form of a firm has no initial', () => {
  expect(toAnswer(corpus, ['When was she at AGI?']).text).toMatch(/2015[^]*Arno Gauges Instruments/);
});
