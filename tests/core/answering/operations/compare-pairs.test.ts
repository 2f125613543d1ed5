import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'founder', 'scientist', 'curie', 'lamarr');

test.each([
  [
    'engineer',
    'Am I right that she was at Brightwater Ticketing before Lumengrid, or was it the other way round?',
    /Earlier: Brightwater Ticketing; later: Lumengrid/,
  ],
  [
    'founder',
    'Kestrel Payments, then Northmoor – or the other way around?',
    /Earlier: Kestrel Payments; later: Northmoor/,
  ],
  [
    'scientist',
    'Would she have had to move house between Tessellate and Nimbus Nine, or were both in the same city?',
    /^Not the same[^]*London[^]*Copenhagen/,
  ],
  [
    'scientist',
    'Could you compare Hedgerow with Second Eyes? When each one ran matters most to me.',
    /April 2022[^]*March 2015/,
  ],
  [
    'founder',
    'What sets "Policy inheritance in software dependency graphs" apart from "Recording build provenance from system calls"?',
    /Filed: 5 December 2022[^]*Filed: 22 April 2019/,
  ],
  [
    'founder',
    'Who gave the Van Rijn Prize and who the Leaside Maintainer Grant?',
    /Dutch Society for Information Security[^]*Leaside Foundation/,
  ],
] as const)('two entries are compared wherever the question names them: %s %s', (name, question, shown) => {
  expect(ask(name, question).text).toMatch(shown);
});

test.each([
  ['How many years lie between Keyring and Seal?', /^3 years and 9 months, by the dates/],
  ['Did Kestrel Payments and Quillgate overlap?', /^Not at the same time/],
  ['Were Seal and Replay in the same year?', /^Yes, in the same year/],
  ['Does she have more patents or more publications?', /^patents: 8; publications: 4\./],
])('the time and the number of two things are held against each other: %s', (question, shown) => {
  expect(ask('founder', question).text).toMatch(shown);
});

test.each([
  ['Which company made more of her films, MGM or Paramount?', /^Metro-Goldwyn-Mayer: 8; Paramount Pictures: 3\.\n\n\|/],
  ['Which studio made more of her films, MGM or RKO?', /^Metro-Goldwyn-Mayer: 8; RKO Radio Pictures: 1\.\n\n\|/],
])('a number of each side is shown with what was counted: %s', (question, shown) => {
  expect(ask('lamarr', question).text).toMatch(shown);
});

test.each([
  ['Did she get the doctorate before the Nobel Prize?', /^The portfolio dates both to 1903, and does not say which/],
  [
    'Which came first, the Davy Medal or the Nobel Prize in Physics?',
    /^The portfolio dates both to 1903, and does not/,
  ],
  ['Which came first, her doctorate or the Prix Gegner?', /^Earlier: Prix Gegner; later: Doctorate/],
])('a year alone is neither before nor after a day of it: %s', (question, shown) => {
  expect(ask('curie', question).text).toMatch(shown);
});

test.each(['Which awards did she get before her doctorate?', 'Which awards did she win before June 1903?'])(
  'what is dated by a year alone is not known to be before a day of it: %s',
  (question) => {
    expect(ask('curie', question).cited).toEqual(['award-prix-gegner']);
  },
);

test.each([
  [
    'engineer',
    'To cite "Streaming re-optimisation of parcel routes" properly I\'m missing the other authors as well as the pages.',
    /^Co-authors: [^]*Pages: 88/,
  ],
  ['engineer', 'From when until when did Project Rosetta keep Maren busy?', /^Start: September 2018\. End: June 2019/],
  [
    'engineer',
    'Thinking of using polyroute – where is the code hosted, and what licence does it come with?',
    /^Repository: [^]*Licence: /,
  ],
  ['founder', 'For Tarn Runtime, tell me what she did personally and who the others were.', /^Role: /],
] as const)(
  'all that a question wants of the entry that it names stands in one statement: %s %s',
  (name, question, shown) => {
    expect(ask(name, question).text.split('\n\n')[0]).toMatch(shown);
  },
);

test('a want that no field accounts for is not left out of the answer', () => {
  expect(ask('founder', 'When was Quillgate acquired, and by whom?').text).toContain('Northmoor');
});

test.each([
  ['How are Seal and Replay related?', /^Seal could say what had gone into a binary; Replay set out to prove it/],
  ['Did pinfold grow out of Replay?', /^pinfold began as the part of Replay[^]*pinfold[^]*fell out of this work/],
  ['What does Quillgate have to do with Northmoor?', /Northmoor Systems acquired it in October 2021/],
])('how two entries are related is told where the text of one names the other: %s', (question, shown) => {
  expect(ask('founder', question).text).toMatch(shown);
});

test('a comparison of two entries is a table with its head, its rule and a row for each', () => {
  const [head, rule, ...rows] = ask('engineer', 'Compare Tidewatch and Loomcraft').text.split('\n');
  expect([head, rule]).toEqual(['| Entry | Facts |', '| --- | --- |']);
  expect(rows.map((row) => row.slice(0, 14))).toEqual(['| [Tidewatch](', '| [Loomcraft](']);
});

test('a long text of nothing but borders is no comparison', () => {
  expect(ask('engineer', 'mouse or '.repeat(1_000)).text).not.toContain('| Entry |');
});

test.each([
  ['pgquiet: programming language, licence, number of stars?', ['Go', 'MIT', '5,600 stars']],
  ['How many stars does pgquiet have, and under which licence is the code?', ['MIT', '5,600 stars']],
])('several wants of one entry are answered by that entry alone: %s', (question, values) => {
  const text = ask('engineer', question).text;
  for (const value of values) expect(text).toContain(value);
  expect(text).not.toMatch(/#(?!open-source-pgquiet\))/);
});

test('a list of wants without end takes no time', () => {
  expect(ask('engineer', 'the year, '.repeat(400)).text).not.toBe('');
});

test.each([
  [
    'engineer',
    'Is driftclock or pgquiet more popular, going by stars?',
    /^More: pgquiet: 5,600 stars; less: driftclock/,
  ],
  ['engineer', 'How much money came with the Dutch Civic Technology Prize, and from whom?', /^Amount: €10,000/],
])('numbers of two entries are compared, and those of one are not: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  'How did the prize of 1903 differ from that of 1911?',
  'What is the difference between her Nobel Prize in 1903 and the one in 1911?',
])('of the entries of two years, those are compared that are most alike: %s', (question) => {
  const { text } = ask('curie', question);
  expect(text).toMatch(/Nobel Prize in Physics[^]*Nobel Prize in Chemistry/);
  expect(text).not.toContain('Davy');
});

test.each([
  ['How long was the gap between Kestrel and Lumengrid?', /^6 months, by the dates/],
  ['How long was the break between Halcyon and Parcelwise?', /^2 months, by the dates/],
  ['How long between leaving Kestrel and joining Lumengrid?', /^6 months, by the dates/],
  ['How long was she out of work between Kestrel and Lumengrid?', /^6 months, by the dates/],
  ['How long between the end of Kestrel and the start of Lumengrid?', /^6 months, by the dates/],
  ['How long was the gap between Lumengrid and Quillpay?', /^Less than a month, by the dates/],
  ['How much time passed between joining Kestrel and joining Lumengrid?', /^3 years and 4 months, by the dates/],
])('a gap between two posts is from the end of one to the start of the other: %s', (question, length) => {
  expect(ask('engineer', question).text).toMatch(length);
});

test('a gap between two years is told in years', async () => {
  const post = (employer: string, start: number, end: number) =>
    `role: Reader\nemployer: ${employer}\nstart: ${start}\nend: ${end}\n---\nShe read.`;
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Reader\nsummary: Ada Example reads.\nupdated: 2026-01-01',
    'experience/quay.md': post('Quay Institute', 1977, 1984),
    'experience/lock.md': post('Lock Institute', 1990, 1992),
  });
  const { text } = toAnswer(corpus, ['How long from leaving the Quay Institute to joining the Lock Institute?']);
  expect(text).toMatch(/^6 years, by the dates/);
});

test('of a post that tells no end nobody knows since when there was a gap', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Clerk\nsummary: Ada Example writes.\nupdated: 2026-01-01',
    'experience/quay.md': 'role: Clerk\nemployer: Quay Works\nstart: 2010-02',
    'experience/lock.md': 'role: Clerk\nemployer: Lock Works\nstart: 2015\nend: 2018',
  });
  const { outcome, text } = toAnswer(corpus, ['How long was the gap between Quay Works and Lock Works?']);
  expect([outcome, text]).toEqual(['not_in_portfolio', 'The portfolio does not say.']);
});

test.each(['Which company made more of her films, MGM or RKO?', 'Which employer made fewer of her films, RKO or MGM?'])(
  'of which of two companies there are more works counts no posts there: %s',
  (question) => {
    const { text } = ask('lamarr', question);
    expect(text).toContain('Metro-Goldwyn-Mayer: 8');
    expect(text).toContain('RKO Radio Pictures: 1');
  },
);
