import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges in Cork.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.com\n  note: |-\n    Write to me in English. The County Library has had my papers since 2019.\nprofiles:\n  - label: Ada Example Papers\n    url: https://library.example/ada\n    description: Call number M12, 40 linear feet.',
  'publications/arches.md': 'title: Arches\nkind: paper\nvenue: Bridge Quarterly\ndate: 2011',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'Where are her papers kept?',
  'Which library holds her papers?',
  'Where did her papers end up?',
  'Who looks after the Example Papers?',
  'When did she give her papers to the library?',
  'What is the call number of her papers?',
  'How many linear feet are her papers?',
])('papers that are kept are those that the contact tells of: %s', (question) => {
  const { cited, text } = toAnswer(corpus, [question]);
  expect(cited).toEqual(['contact']);
  expect(text).toMatch(/County Library has had my papers since 2019[^]*M12, 40 linear feet/);
});

test('where papers appeared is a matter of the publications', () => {
  expect(toAnswer(corpus, ['Where were her papers published?']).text).toContain('Bridge Quarterly');
});
