import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer', 'scientist', 'curie', 'lamarr');

test.each([
  ['How many years of Rust experience does she have?', /^Since June 2021, 5 years and \d+ months as of \d+ \w+ \d{4}/],
  ['How long did she use Go?', /^3 years and 3 months, by the dates/],
  ['Does she have at least 5 years of Kotlin?', /^2 years and 9 months, by the dates/],
])('time with a skill is that of the roles that list it, counted once: %s', (question, length) => {
  const { text, cited } = ask('engineer', question);
  expect(text).toMatch(length);
  expect(cited.every((id) => id?.startsWith('experience-'))).toBe(true);
});

test('when a skill was used last is told by the latest end of the entries that list it', () => {
  const { text, cited } = ask('engineer', 'When did she last use Java?');
  expect(text).toContain('End: June 2014; Skills: Java');
  expect(cited).toEqual(['experience-halcyon']);
});

test('what goes on has a number of years beside since when', () => {
  const { text } = ask('engineer', 'Does she have at least 10 years of experience?');
  expect(text).toMatch(/^Since September 2008, \d+ years and \d+ months as of /);
});

test.each([
  ['scientist', 'Which projects use Go?'],
  ['curie', 'Which projects use Go?'],
  ['curie', 'Has she written anything in Go?'],
])('Go is a language of its own, and neither the verb nor any language (%s): %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each(['How long has she used Golang?', 'Her years of Go', 'Does she know Rust, Go or Zig?', 'Go experience?'])(
  'Go is found wherever it stands, and however it is spelt: %s',
  (question) => {
    expect(ask('engineer', question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining('Go') });
  },
);

test.each([
  ['Does she know both React and Go?', 'partial', /Skills: [^]*\bGo\b[^]*“React”: The portfolio does not say\.$/],
  [
    'Has she used Kotlin, Rust and Elixir?',
    'partial',
    /\bKotlin\b[^]*\bRust\b[^]*“Elixir”: The portfolio does not say\.$/,
  ],
  ['Does she know Rust and Go?', 'answered', /Skills: Rust;[^]*Skills: Go;/],
  ['Does she know Rust/Go?', 'answered', /Skills: Rust;[^]*Skills: Go;/],
  ['Has she worked with Rust, and if so, where?', 'answered', /Skills: Rust;(?!.*does not say)/s],
  ['Does she know Kubernetes and Rust?', 'answered', /\[Certified Kubernetes Administrator,/],
  ['Does she know Rust and databases?', 'answered', /Skills: Rust;(?!.*does not say)/s],
])('of several skills each is told, and which of them the portfolio does not have: %s', (question, outcome, told) => {
  const answer = ask('engineer', question);
  expect(answer.outcome).toBe(outcome);
  expect(answer.text).toMatch(told);
});

test('of many skills each is told or named as missing', () => {
  const { outcome, text } = ask('engineer', 'Does she know React, Go, Rust, Python, Kotlin, Swift and COBOL?');
  expect(outcome).toBe('partial');
  expect(text).toContain('“COBOL”');
});

test.each([
  [
    'curie',
    'How long did she teach?',
    /^31 years, by the dates/,
    ['experience-governess', 'experience-sevres', 'experience-professor'],
  ],
  ['engineer', 'How long has she been teaching?', /^Since September 2022, /, ['experience-lecturer']],
  ['engineer', 'how long was she managing people?', /^2 years and 9 months, by the dates/, ['experience-kestrel']],
])('time with a trade is that of the posts whose title or skills tell it: %s, %s', (name, question, length, posts) => {
  const { text, cited } = ask(name, question);
  expect(text).toMatch(length);
  expect(cited).toEqual(posts);
});

test('time on films is not that of the posts alone', () => {
  expect(ask('lamarr', 'How long did she act?').text).not.toContain('by the dates');
});
