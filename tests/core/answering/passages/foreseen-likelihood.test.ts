import { expect, test } from 'vitest';
import { toUnforeseen } from '#core/corpus/foreseen.ts';
import { findPassages } from '#core/corpus/search.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md': 'name: Capstan Bridge\nstart: 2001\nend: 2004\n---\nIt bends by a hand in a gale.',
  'projects/ferry.md': 'name: Chain Ferry\nstart: 2008\n---\nA raft on a chain, pulled by hand over the Skarn.',
  'projects/lock.md': 'name: Upper Lock\nstart: 2010\n---\nTwo gates and a weir keep the basin at its level.',
};
const expected = {
  'foreseen/about.md': '> Ada Example builds bridges.\n\n- What does she make?\n- What is her trade?',
  'foreseen/project-bridge.md': '> It bends by a hand\n\n- How much does it give?\n- Does it sway?\n- Is it stiff?',
  'foreseen/project-ferry.md':
    '> pulled by hand\n\n- Who does the pulling?\n- Who has to work the ferry?\n- Does somebody have to haul?',
};
const ofLock = {
  'foreseen/project-lock.md':
    '> keep the basin\n\n- What holds the water up?\n- Does the canal run dry?\n- Who opens the gates?',
};

const whole = await openFiles({ ...files, ...expected, ...ofLock });
const partly = await openFiles({ ...files, ...expected });

test.each(['Who lends a hand?', 'Somebody with a strong hand?'])(
  'of two passages that say the same, the one of which such things are expected comes first: %s',
  (asked) => {
    expect(toAnswer(whole, [asked]).cited[0]).toBe('project-ferry');
  },
);

test('a passage of which nothing like the question is expected is not found', () => {
  expect(findPassages(whole, 'Who has a hand?', 3).hits.map(({ record }) => record.id)).toEqual(['project-ferry']);
});

test.each(['Who lends a hand?', 'Somebody with a strong hand?'])(
  'questions that are expected for some records alone take none from the others: %s',
  (asked) => {
    expect(toAnswer(partly, [asked]).cited[0]).toBe('project-bridge');
  },
);

test('the build knows the records that lack expected questions, where others have some', async () => {
  expect(toUnforeseen(partly)).toEqual(['project-lock']);
  expect(toUnforeseen(whole)).toEqual([]);
  expect(toUnforeseen(await openFiles(files))).toEqual([]);
});

const ofBoth =
  'anvil barrel candle drum engine flag glove hammer iron jar kettle lamp mast nail oar paddle rope sail tent wheel';
const ofFerry = 'apple bread cheese duck egg fish grape honey juice lemon melon onion pear rice salt';
const long = await openFiles({
  ...files,
  ...expected,
  ...ofLock,
  'foreseen/project-bridge.md': `> It bends by a hand\n\n- ${ofBoth}?`,
  'foreseen/project-ferry.md': `> pulled by hand\n\n- ${ofBoth}?\n- ${ofFerry}?`,
});
const found = (words: string) => findPassages(long, `${words} hand`, 3).hits.map(({ record }) => record.id);

test('of a long message that much less likely passages are not found, though a word of it makes little difference', () => {
  expect(found(ofBoth)).toContain('project-bridge');
  expect(found(`${ofBoth} ${ofFerry}`)).toEqual(['project-ferry']);
});
