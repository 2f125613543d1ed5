import { expect, test } from 'vitest';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { readContentFolderWith } from '../../../../src/content-folder.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges.\nupdated: 2026-01-01',
  'projects/bridge.md':
    'name: Capstan Bridge\nstart: 2001\nend: 2004\n---\nThe mayor gave a speech at the opening, and the guild paid the sawyers.',
  'projects/ferry.md': 'name: Chain Ferry\nstart: 2008\n---\nThe mayor gave a speech on the raft before it crossed.',
};
const untold = ['Did the mayor rehearse the speech?', 'Which guild paid the sawyers?'];
const bare = await openFiles(files);
const honest = await openFiles({
  ...files,
  'foreseen/untold.md': untold.map((question) => `- ${question}`).join('\n'),
});

test.each(['Did the mayor rehearse this speech?', 'Which guild paid them sawyers?'])(
  'what the owner says that nothing answers is refused, though a sentence says most of it: %s',
  (question) => {
    expect(toAnswer(bare, [question]).outcome).toBe('answered');
    const { outcome, text } = toAnswer(honest, [question]);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).not.toContain('gave a speech');
  },
);

test.each([
  // Another question word.
  ['Who paid the sawyers?', 'the guild paid'],
  // Of another entry.
  ['Did the mayor give a speech on the Chain Ferry?', 'on the raft'],
  // Little in common.
  ['Did the mayor give the guild a speech at the opening?', 'at the opening'],
])('what asks for something else is answered as without it: %s', (question, said) => {
  const { outcome, text } = toAnswer(honest, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(said);
});

test('an expected question that is as much like it goes before', async () => {
  const both = await openFiles({
    ...files,
    'foreseen/untold.md': `- ${untold[1]}`,
    'foreseen/project-bridge.md': '> the guild paid the sawyers\n\n- Which guild paid the sawyers?',
  });
  expect(toAnswer(both, ['Which guild paid the sawyers?'])).toMatchObject({ outcome: 'answered' });
});

test('the rarer word tells two questions apart, which one of them lacks', async () => {
  const speeches = Object.fromEntries(
    ['lock', 'weir', 'quay', 'dam'].map((name) => [
      `projects/${name}.md`,
      `name: ${name} of Skarn\nstart: 2010\n---\nThe mayor gave a speech at the ${name}.`,
    ]),
  );
  const often = await openFiles({ ...files, ...speeches, 'foreseen/untold.md': '- Did the mayor rehearse a speech?' });
  expect(toAnswer(often, ['Did the mayor give a speech?']).outcome).toBe('answered');
  expect(toAnswer(often, ['Did the mayor rehearse the speech?']).outcome).toBe('not_in_portfolio');
});

test("the person's own name makes no question another one", async () => {
  const named = await openFiles({ ...files, 'foreseen/untold.md': '- Who paid Ada Example?' });
  expect(toAnswer(bare, ['Who paid her?']).text).toContain('the guild paid');
  expect(toAnswer(named, ['Who paid her?']).text).not.toContain('the guild paid');
});

test('a time alone asks for more than the question that it is a part of', async () => {
  const content = await readContentFolderWith('tests/support/foreseen/curie', 'tests/support/portfolios/curie');
  const curie = openCorpus(await buildCorpus(content), 'https://portfolio.example');
  expect(content.untold).toContain('What did she lecture on in 1910?');
  expect(toAnswer(curie, ['What did she do in 1910?']).cited).toContain('project-radium-metal');
  expect(content.untold).toContain('What were her last words?');
  expect(toAnswer(curie, ['What was her last project?']).outcome).toBe('answered');
});
