import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges in Cork.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.com\n  note: |-\n    Write to me in English.\n\n    ## Pictures\n\n    The film of the 1998 opening belongs to the Harbour Board; ask it for permission.',
  'projects/capstan.md': 'name: Capstan Bridge\nstart: 1996\nend: 1998\nsummary: A swing bridge.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each(['Can I use the film in my lecture?', 'May I show the 1998 film?', 'Am I allowed to use the film?'])(
  'leave to use a thing is what the contact says of it: %s',
  (question) => {
    const { outcome, text } = toAnswer(corpus, [question]);
    expect([outcome, text]).toEqual(['answered', expect.stringContaining('ask it for permission')]);
  },
);

test('leave to use one thing is none for another', () => {
  expect(toAnswer(corpus, ['Can I use the bridge?']).text).not.toContain('permission');
});
