import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds pumps for gardens.\nupdated: 2026-01-01',
  'experience/pumps.md':
    'role: Founder and engineer\nemployer: Green Pumps\nstart: 2019\nend: present\nteam: 14 people',
  'experience/valves.md':
    'role: Head of design\nemployer: Blue Valves\nstart: 2014\nend: 2018\nteam: 9 people\n---\nI looked after a budget of 3 million euros a year.',
  'experience/hoses.md':
    'role: Foreman\nemployer: Grey Hoses\nstart: 2007\nend: 2009\n---\nWhen the firm closed we paid all salaries and three months on top, 400,000 euros.',
  'experience/taps.md':
    'role: Engineer\nemployer: Red Taps\nstart: 2010\nend: 2013\nteam: 4 people\n---\nThey paid me 38,000 euros a year. The firm employed 900 people in Leer.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'What did she earn at Blue Valves?',
  'How much did she make at Blue Valves?',
  'How much did Blue Valves pay her?',
  'How much was she paid at Blue Valves?',
  'What was her pay at Blue Valves?',
  'What salary did she draw at Blue Valves?',
  'What salary did she get at Grey Hoses?',
])('a budget that somebody looked after is no pay: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each(['What did she earn at Red Taps?', 'How much did Red Taps pay her?', 'How much was she paid at Red Taps?'])(
  'pay is told by what somebody was paid: %s',
  (question) => {
    const { outcome, text } = toAnswer(corpus, [question]);
    expect(outcome).toBe('answered');
    expect(text).toContain('38,000 euros');
  },
);

test.each(['How many people did Blue Valves employ?', 'How many employees did Blue Valves have in total?'])(
  'a team is not all whom its firm employs: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
  },
);

test.each([
  ['How many people did Red Taps employ?', '900 people'],
  ['How many people does Green Pumps employ?', '14 people'],
  ['How big was her team at Blue Valves?', '9 people'],
])('it is where the firm is her own, and a text may tell the number: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});
