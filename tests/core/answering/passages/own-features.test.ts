import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example writes programs for ports.\nupdated: 2026-01-01',
  'projects/tidebook.md':
    'name: Tidebook\nstart: 2012\nend: 2014\nsummary: A timetable of all ferries.\n---\nTidebook offered alarms, maps and tickets.',
  'open-source/rescue.md':
    'name: Quay Rescue\nskills: [Java]\nsummary: Rebuilds the viewing features and capabilities of Tidebook for a museum.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'What features did Tidebook have?',
  'What could Tidebook do, feature-wise?',
  'What was Tidebook capable of?',
  'Capabilities of Tidebook?',
])('what a thing could do is told by its own entry, and not by another that names it: %s', (question) => {
  const { cited, text } = toAnswer(corpus, [question]);
  expect(cited).toEqual(['project-tidebook']);
  expect(text).toContain('alarms, maps and tickets');
});
