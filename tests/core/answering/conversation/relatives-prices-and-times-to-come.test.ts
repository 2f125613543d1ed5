import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Nurse lecturer
summary: Ada Example teaches nurses.
location: Leeds
updated: 2026-01-01
---
Ada Example teaches nurses. She has a daughter, Iga, born in 2015, and a brother who repairs ships' radios.

A training day costs 900 euros; universities and schools pay 600. She can start on 15 March 2027 and is willing to relocate to Hull.

She uses no machine learning, because nobody can say why it decides.`,
    'education/phd.md': 'institution: University of Hull\ndegree: PhD\nfield: Nursing\nstart: 2015\nend: 2019',
    'experience/ward.md':
      "role: Ward nurse\nemployer: St Anne's\nstart: 2005\nend: 2012\n---\nHer worst outage was the night of 9 May 2009, when the lights were out for 47 minutes.",
    'experience/hull.md': 'role: Lecturer\nemployer: University of Hull\nstart: 2014\nend: present\n---\nShe teaches.',
    'projects/cafe.md':
      'name: Code Café\nsummary: A free evening with code for nurses.\nstart: 2020\nend: present\n---\nOnce a month.',
    'publications/slope.md':
      'title: Seeing the slope\nkind: article\nvenue: Ward Notes\ndate: 2011\nsummary: On early signs.',
    'publications/small.md':
      'title: Small gaps in the record\nkind: article\nvenue: Ward Notes\ndate: 2021\nsummary: On charts.',
  });
});

test.each([
  [['Are there any gaps in her CV?'], /St Anne's[\s\S]*University of Hull|University of Hull[\s\S]*St Anne's/],
  [['Did she publish anything before her PhD?'], /Seeing the slope/],
  [['Does she have a daughter?', 'how old is she?'], /2015/],
  [['Does she have a brother?', 'what does he do?'], /ships' radios/],
  [['What does a training day cost?', 'and for universities?'], /600/],
  [['What does a training day cost?', 'and for schools?'], /600/],
  [['Where could she work?'], /relocate to Hull/],
  [['What does Code Café cost?'], /free evening/],
])('a relative, a price and a day to come are told behind what was asked: %s', (questions, told) => {
  const { outcome, text } = toTalk(corpus, questions);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test('gaps are no paper called so', () => {
  expect(toAnswer(corpus, ['Are there any gaps in her CV?']).cited).not.toContain('publication-small');
});
