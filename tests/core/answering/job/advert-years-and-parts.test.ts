import { expect, test } from 'vitest';
import { askFixtures, toPointLine } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'designer', 'founder', 'scientist');
const judge = toPointLine(ask);

test.each([
  ['engineer', '5 years of PostgreSQL', /\*\*Met\*\*.*: 12 years and 10 months up to October 2026/],
  ['engineer', '3 years of Kotlin', /\*\*Partly\*\*.*: 2 years and 9 months, by the dates/],
  ['engineer', 'At least 8 years of software engineering experience', /\*\*Met\*\*.*: 16 years and 11 months/],
  ['engineer', '20 years of experience', /\*\*Partly\*\*.*: 16 years and 11 months/],
  ['designer', '10+ years of design experience', /\*\*Met\*\*.*: 11 years and 5 months up to November 2026/],
  ['founder', '10 years of engineering', /\*\*Met\*\*.*: 11 years and 10 months/],
  ['engineer', '5 years of experience', /\*\*Met\*\*.*Role: Staff software engineer/],
  [
    'designer',
    '8+ years of experience in product design',
    /\*\*Partly\*\*.*: 4 years and 1 month.*Role: Product designer/,
  ],
  ['engineer', '5+ years as a backend engineer', /\*\*Met\*\*.*: 16 years and 11 months/],
  ['engineer', '5+ years of back-end development with Go', /\*\*Partly\*\*.*: 3 years and 3 months/],
  ['engineer', '3 years as a Rust developer', /\*\*Met\*\*.*years.*Staff software engineer/],
  ['engineer', '3 years of front-end development', /\*\*Not shown\*\*/],
  ['founder', '5+ years as a backend engineer', /\*\*Not shown\*\*/],
  ['designer', '3 years of front-end development', /\*\*Met\*\*.*: 5 years and 4 months/],
  ['founder', '5 years of leadership', /\*\*Met\*\*.*: 8 years and 7 months/],
])('years are those of the roles that tell the skill or trade, or of the career: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(told);
});

test('roles that say only part of a requirement lend it no years', () => {
  expect(judge('curie', 'five years of cloud operations')).not.toContain('by the dates');
});

test.each([
  ['engineer', 'driving licence'],
  ['engineer', 'Core Data'],
  ['engineer', 'PhD in engineering'],
  ['scientist', 'Fluent Danish'],
])('a part of what is asked for is not the thing: %s, %s', (name, point) => {
  expect(judge(name, point)).toContain('**Not shown**');
});

test.each([
  ['engineer', 'Experience in astronomy or teaching', 'Guest lecturer'],
  ['engineer', 'Strong in one or more of: Haskell, Go', 'Go; Kafka'],
  ['engineer', 'at least one of the following: 9 years of Haskell; 3 years of Go; a PhD', '3 years and 3 months'],
  ['engineer', 'Conference speaking', 'Kind: talk'],
  ['engineer', 'People management', 'Role: Tech lead'],
  ['designer', 'Open source', '#open-source-'],
])('another wording, or one of two, is enough: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test.each([
  ['engineer', 'Experience in gambling', 'I do not work for gambling'],
  ['engineer', 'Willing to relocate to Hamburg', 'I do not relocate'],
  ['engineer', 'Available from January 2027', 'From March 2027 I can take on'],
  ['designer', 'Danish at C1', 'too poor to chair'],
])('what the person denies is not shown, and quoted: %s, %s', (name, point, told) => {
  expect(judge(name, point)).toMatch(new RegExp(`\\*\\*Not shown\\*\\*.*${told}`));
});

test('terms of work among the requirements are listed', () => {
  const { text } = ask(
    'engineer',
    'We are hiring a senior engineer. Requirements: Rust; Remote within the EU; Salary up to 70,000 euros; Full-time.',
  );
  expect(text).toMatch(/\*\*Met\*\* — “Remote within the EU”: .*I work remotely/);
  expect(text).toMatch(/\*\*Not shown\*\* — “Full-time”: .*not looking for another full-time post/);
  expect(text).toMatch(/\*\*Not shown\*\* — “Salary up to 70,000 euros”/);
});

test.each([
  ['We look for a Kotlin developer. Is she a match?', '“a Kotlin developer”'],
  ['We need someone with Kafka and Rust. Is she suitable?', '“Kafka and Rust”'],
  ['Match the following skills: Kafka, Rust, Dart, Flutter', 'Of 4 requirements the portfolio shows 2'],
  ['How well does she match: Kafka, Rust, Firebase?', 'Of 3 requirements the portfolio shows 2'],
  ['Does she meet 5 years of Python?', '“5 years of Python”: 1 year and 9 months'],
  ['Is she a good fit for us?', 'names no requirement'],
])('a request to hold a list or a sentence against the person is an advert: %s', (question, told) => {
  expect(ask('engineer', question).text).toContain(told);
});
