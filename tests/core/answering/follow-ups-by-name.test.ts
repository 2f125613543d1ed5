import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../support/asked.ts';
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

const ask = askFixtures('data-engineer');

test.each([
  ['lagwatch', 'Who else looks after it?', /Aylin Demir/],
  ['parquet-peek', 'Why was it dropped?', /the DuckDB shell does the same/],
])(
  'a follow-up is answered as it would be by the name of what was talked about: %s, %s',
  (name, question, expected) => {
    const { outcome, text } = ask('data-engineer', `Tell me about ${name}.`, `${name} is on the list.`, question);
    expect(outcome).toBe('answered');
    expect(text).toMatch(expected);
  },
);

test('a follow-up that is put as the questions that nothing answers is refused, though a sentence says its words', () => {
  const turns = [...before, 'Was there any speech on tolls on it?'];
  expect(toAnswer(expecting, turns).outcome).toBe('not_in_portfolio');
  expect(toAnswer(bare, turns).outcome).toBe('answered');
});
