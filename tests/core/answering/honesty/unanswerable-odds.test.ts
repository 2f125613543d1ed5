import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2001\nend: 2004\n---\nThe span is of larch. The mayor gave a speech on tolls at the opening. Its lamps burn rape oil.',
  'projects/ferry.md': 'name: Chain Ferry\nstart: 2008\n---\nA raft on a chain, pulled by hand over the Skarn.',
};
const parts = ['deck', 'railing', 'pier', 'arch', 'ramp', 'gate', 'stair', 'roof', 'hatch', 'mast', 'keel', 'winch'];
const told = parts.map((part) => `- Which stuff went into the ${part}, roughly speaking?`).join('\n');
const untold = parts.map((part) => `- Was there ever any quarrel about tolls on the ${part}?`).join('\n');
const expected = `> The span is of larch\n\n${told}`;

const bare = await openFiles(files);
const expecting = await openFiles({ ...files, 'foreseen/project-bridge.md': expected });
const listing = await openFiles({ ...files, 'foreseen/untold.md': untold });
const weighing = await openFiles({
  ...files,
  'foreseen/project-bridge.md': expected,
  'foreseen/untold.md': untold,
});
const withOneList = [bare, expecting, listing];

test('what is put as the questions that nothing answers is refused, though a sentence says its words', () => {
  const question = 'Was there ever any speech on tolls at an opening?';
  expect(toAnswer(weighing, [question]).outcome).toBe('not_in_portfolio');
  expect(withOneList.map((corpus) => toAnswer(corpus, [question]).outcome)).not.toContain('not_in_portfolio');
});

test('what is put as the questions that something answers is answered, though it has a word that nothing says', () => {
  const question = 'Which stuff went into the girders, roughly speaking?';
  const { outcome, text, cited } = toAnswer(weighing, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain('of larch');
  expect(cited).toEqual(['project-bridge']);
  expect(withOneList.map((corpus) => toAnswer(corpus, [question]).outcome)).not.toContain('answered');
});

test('what is surely put as those is answered, though it wants a person and none is told', () => {
  const question = 'Who knows which stuff went into the girders, roughly speaking?';
  expect(toAnswer(weighing, [question])).toMatchObject({ outcome: 'answered', cited: ['project-bridge'] });
  expect(withOneList.map((corpus) => toAnswer(corpus, [question]).outcome)).not.toContain('answered');
});

test('a name that nothing here says is refused, in whatever words it is asked for', () => {
  expect(toAnswer(weighing, ['Which stuff went into Zanzibar, roughly speaking?'])).toMatchObject({
    outcome: 'not_in_portfolio',
    text: expect.stringContaining('does not mention that name'),
  });
});

test('what records answer needs no odds', () => {
  for (const question of ['When did the Chain Ferry begin?', 'Who is Ada Example?', 'Which projects began after 2005?'])
    expect(toAnswer(weighing, [question])).toEqual(toAnswer(bare, [question]));
});

test('one list alone tells nothing, and the corpus holds no odds', () => {
  expect(withOneList.map(({ odds }) => odds)).toEqual([[], [], []]);
});

test('words that both lists have weigh less than those of one', () => {
  const toWeight = (gram: string) => weighing.odds.find(({ grams }) => grams.split('\n').includes(gram))?.weight ?? 0;
  expect(Math.abs(toWeight('the'))).toBeLessThan(1);
  expect(toWeight('stuff')).toBeGreaterThan(2);
  expect(toWeight('toll')).toBeLessThan(-2);
});

const named = await openFiles({
  ...files,
  'foreseen/project-bridge.md': expected.replace(/,(?= roughly)/g, ' of the Capstan Bridge,'),
  'foreseen/untold.md': untold,
});
const before = ['Tell me about the Capstan Bridge.', 'Capstan Bridge: built from 2001 to 2004.'];

test('a follow-up is answered where its owner expects it by the name of what was talked about', () => {
  const turns = [...before, 'Which beams went into it?'];
  const { outcome, text } = toAnswer(named, turns);
  expect(outcome).toBe('answered');
  expect(text).toContain('of larch');
  expect(toAnswer(bare, turns).outcome).toBe('not_in_portfolio');
});

test('a follow-up that says nothing of its own is not answered by the name alone', () => {
  for (const question of ['Did it win anything?', 'Could I use it?', 'Is that all?'])
    expect(toAnswer(bare, [...before, question]).outcome).toBe('not_in_portfolio');
});

test('a follow-up that is put as the questions that nothing answers is refused, though a sentence says its words', () => {
  const turns = [...before, 'Was there any speech on tolls on it?'];
  expect(toAnswer(named, turns).outcome).toBe('not_in_portfolio');
  expect(toAnswer(bare, turns).outcome).toBe('answered');
});
