import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer', 'lamarr');

test.each([
  'Does she have management experience?',
  'leadership experience',
  'What is her people management experience?',
])('experience in leading is told by the posts with a team: %s', (question) => {
  expect(ask('engineer', question).cited).toContain('experience-kestrel');
});

test.each([
  ['curie', 'research experience?', /research/],
  ['engineer', 'any mentoring experience?', /mentored/],
  ['engineer', 'Does she have payments experience?', /payment/],
])('%s: experience in something is asked as whether it was done: %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test.each([
  ['curie', 'public sector experience?'],
  ['lamarr', 'public sector experience?'],
  ['lamarr', 'research experience?'],
  ['curie', 'does she have startup experience'],
])('%s: an experiment is no experience: %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each(['startup experience?', 'Does she have start-up experience?'])(
  'a start-up is one, however it is written: %s',
  async (question) => {
    const corpus = await openFiles({
      'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds gauges.\nupdated: 2026-01-01',
      'experience/gauge.md':
        'role: Engineer\nemployer: Gauge One\nstart: 2016\nend: 2018\nsummary: First hire of a start-up for river gauges.',
    });
    expect(toAnswer(corpus, [question]).text).toContain('First hire of a start-up');
  },
);

test.each([
  'What industries has she worked in?',
  'which sectors does her experience cover?',
  'Tell me about her experience.',
])('industries are told by all posts: %s', (question) => {
  expect(ask('engineer', question).cited.filter((id) => id?.startsWith('experience-'))).toHaveLength(7);
});

test.each(['top 3 skills?', 'Key strengths?', 'main areas of expertise', 'core competencies', 'her three best skills'])(
  'what somebody is best at is the skills used most: %s',
  (question) => {
    expect(ask('engineer', question).text).toMatch(/^- PostgreSQL — /);
  },
);
