import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles, openPortfolio } from '../../../support/portfolio.ts';

const site = 'https://portfolio.example';
let chemist: Corpus;

beforeAll(async () => {
  chemist = await openPortfolio('tests/support/chemist', site);
});

function ask(...turns: string[]) {
  return toAnswer(chemist, turns);
}

test.each([
  ['What came straight after her PhD?', ['experience-hartwell']],
  ['What was her first job after university?', ['experience-hartwell']],
  ['Where did she go after her master’s degree?', ['education-phd']],
  ['Which companies has she worked for since leaving university?', ['experience-hartwell', 'experience-oslo-lab']],
])('studies are a point in time that a career is told from: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test('what a text dates to the time between two posts fills the gap between them', () => {
  const { text, cited } = ask('What did she do in the gap between Hartwell and Fjell?');
  expect(text).toContain('I cycled to Lisbon');
  expect(cited).toContain('about-between-posts');
});

test('a section whose whole heading stands in the question is the answer, and alone', () => {
  const { text, cited } = ask('What languages do you speak?');
  expect(text).toContain('Finnish from school');
  expect(cited).toEqual(['about-languages']);
});

test('a size is told by a number of the thing that is counted, and by no names and no other number', () => {
  expect(ask('How big was the team of Peel?').text).toMatch(/^Role: Leader of a team of five/);
  expect(ask('What did Peel achieve, how big was the team, and who did the testing?').text).toContain('team of five');
  expect(ask('How many people have contributed to stickwise?').text).toContain('27 people have contributed');
  expect(ask('How many downloads does stickwise have?').text).toContain('9,000 downloads');
});

test('since when a thing is over is told by its end', () => {
  expect(ask('Since when has stickwise been shelved?').text).toMatch(/October 2021|archived in 2021/);
  expect(ask('When was stickwise archived?').text).toMatch(/October 2021|archived in 2021/);
});

test('prizes that are held against each other for what they paid are told by their sums', () => {
  expect(ask('Silver Flask Prize or Baltic Chemistry Prize: which of the two paid more?').text).toBe(
    'More: Baltic Chemistry Prize: €25,000; less: Silver Flask Prize: €4,000.',
  );
});

test('patent applications are entries, with and without a number of their application', () => {
  expect(ask('How many patents and patent applications does she have?').text).toMatch(/^The portfolio lists 2 patents/);
});

test.each([
  ['Did anything of hers come out in print in 2021?', ['publication-peel-paper']],
  ['What came out under her name in 2023?', ['publication-lecture']],
  ['Name every place she has worked, paid or unpaid.', ['experience-hartwell', 'experience-oslo-lab']],
  ['Can I ring her up?', ['contact']],
  ['May I give her a call?', ['contact']],
])('what is asked in everyday words finds the entries of its area: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test('a work is named by its place or its skill as well, where that picks one of its kind', () => {
  const { text } = ask('When was the Turku lecture, how long did it last and at which event?');
  expect(text).toContain('September 2023');
  expect(text).toContain('40 minutes');
  expect(text).toContain('Congress of Adhesion');
});

test('a question joined to another without a verb shares its verb and its subject', () => {
  const { text } = ask('How many stars and how many downloads does stickwise have?');
  expect(text).toContain('700 stars');
  expect(text).toContain('9,000 downloads');
});

const stickwise = ['What is stickwise?', 'A library that predicts how strong a bond is.'];

test.each([
  ['How popular is it?', '9,000 downloads'],
  ['What is it bad at?', 'slow for thick layers'],
  ['Does anybody besides her look after it?', 'Petra Vuori'],
  ['Since when, and under which licence?', 'Start: March 2014'],
  ['Since when, and under which licence?', 'MIT'],
])('a follow-up in everyday words is answered from the entry it is about: %s %s', (question, told) => {
  const { text, cited } = ask(...stickwise, question);
  expect(text).toContain(told);
  expect(cited).toEqual(['open-source-stickwise']);
});

test('"the two of them" are the one whom the turn before was about and the portfolio’s own person', () => {
  const turns = ['Who is Petra Vuori?', 'She did the testing of Peel.'];
  expect(ask(...turns, 'Have the two of them published together?').cited).toEqual(['publication-peel-paper']);
});

test('what is still running goes on now', () => {
  expect(ask('Which of her jobs is still running?').cited).toEqual(['experience-oslo-lab']);
});

test('English keywords that another language has as well are English', () => {
  expect(ask('adhesive warming patent').text).not.toContain('Portfolio ist');
  expect(ask('torpedo frequency hopping patent').text).not.toContain('Portfolio ist');
});

const withGap = {
  'profile.md':
    'name: Ada Example\nheadline: Bridge keeper\nsummary: Ada Example keeps bridges.\nupdated: 2026-01-01\n---\nAda Example keeps bridges.\n\nFor eleven months I looked after my father and wrote nothing.\n\nThe year is full; I have room again from May 2027.',
  'experience/quay.md': 'role: Clerk\nemployer: Old Quay\nstart: 2001\nend: 2011\n---\nShe kept the books.',
  'experience/weir.md': 'role: Weir keeper\nemployer: High Weir\nstart: 2013\nend: present\n---\nShe keeps the weir.',
  'projects/swing.md': 'name: Swing Bridge\nstart: 2014\nend: 2015\n---\nA bridge that turns.',
  'awards/iron.md': 'title: Iron Rivet\nawarder: Guild of Smiths\ndate: 2016\nreason: Swing Bridge',
};

test.each([
  ['Why is there a gap in her CV?', 'looked after my father'],
  ['Are there any gaps in her career?', 'looked after my father'],
  ['What did she do between Old Quay and High Weir?', 'looked after my father'],
  ['When will she be free to take on another bridge?', 'from May 2027'],
])('a time without work and the next free time are told by the sentence on them: %s', async (question, told) => {
  const { outcome, text } = toAnswer(await openFiles(withGap), [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('what a work won is the award that was given for it', async () => {
  const turns = ['Tell me about the Swing Bridge.', 'A bridge that turns.', 'Did it win anything?'];
  expect(toAnswer(await openFiles(withGap), turns).cited).toEqual(['award-iron']);
});
