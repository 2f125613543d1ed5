import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2001\nend: 2004\n---\nThe span is of larch. The mayor gave a speech on tolls at the opening. Its lamps burn rape oil.',
  'projects/ferry.md': 'name: Chain Ferry\nstart: 2008\n---\nA raft on a chain, pulled by hand over the Skarn.',
};
const parts = ['deck', 'railing', 'pier', 'arch', 'ramp', 'gate', 'stair', 'roof', 'hatch', 'mast', 'keel', 'winch'];
const told = parts.map((part) => `- Which stuff went into the ${part} of the Capstan Bridge, roughly speaking?`);
const untold = parts.map((part) => `- Was there ever any quarrel about tolls on the ${part}?`);

const bare = await openFiles(files);
const expecting = await openFiles({
  ...files,
  'foreseen/project-bridge.md': `> The span is of larch\n\n${told.join('\n')}`,
  'foreseen/untold.md': untold.join('\n'),
});
const before = ['Tell me about the Capstan Bridge.', 'Capstan Bridge: built from 2001 to 2004.'];

test('a follow-up is answered where its owner expects it by the name of what was talked about', () => {
  const turns = [...before, 'Which beams went into it?'];
  const { outcome, text } = toAnswer(expecting, turns);
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
  expect(toAnswer(expecting, turns).outcome).toBe('not_in_portfolio');
  expect(toAnswer(bare, turns).outcome).toBe('answered');
});
