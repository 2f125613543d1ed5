import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges in Cork.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.com\n  note: |-\n    Write to me in English.\n\n    ## Pictures\n\n    The film of the 1998 opening belongs to the Harbour Board; ask it for permission.\n\n    The photographs are free to use.',
  'projects/capstan.md': 'name: Capstan Bridge\nstart: 1996\nend: 1998\nsummary: A swing bridge.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'Can I use the film in my lecture?',
  'May I show the 1998 film?',
  'Am I allowed to use the film?',
  '1998 film rights',
])('leave to use a thing is what the contact says of it: %s', (question) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect([outcome, text]).toEqual(['answered', expect.stringContaining('ask it for permission')]);
});

test.each([
  ['Who owns the film of the opening?', 'ask it for permission'],
  ['Who owns the pictures from the nineties?', 'free to use'],
  ['I need a photo of the bridge for a textbook, who holds the rights?', 'free to use'],
  ["I'd like to print a picture from the nineties in our magazine. Who do I have to ask?", 'free to use'],
])('whoever asks for the owner of a picture wants leave: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect([outcome, text]).toEqual(['answered', expect.stringContaining(told)]);
});

test('a picture named in passing asks for no leave', () => {
  const { text } = toAnswer(corpus, ['I saw a picture of the bridge. Who should I contact about a job?']);
  expect(text).not.toContain('free to use');
});

test('leave to use one thing is none for another', () => {
  expect(toAnswer(corpus, ['Can I use the bridge?']).text).not.toContain('permission');
});
