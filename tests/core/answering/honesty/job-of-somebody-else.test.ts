import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Accident investigator\nsummary: Ada Example finds out why machines fail.\nlocation: Bergen, Norway\nupdated: 2026-01-01\n---\nAda Example lives in Bergen.',
    'experience/board.md':
      'employer: Nordic Accident Board\nrole: Lead investigator\nstart: 2019\nend: present\nplace: Bergen, Norway\ncolleagues:\n  - name: Ragna Steen\n    role: human factors\n  - name: Ilmari Koskela\n    role: metallurgist\nsummary: Leads inquiries.',
    'experience/rope.md':
      'employer: Rope Institute\nrole: Founding director\nstart: 2012\nend: 2018\nplace: Oslo, Norway\nsummary: Tests ropes.',
    'experience/kiln.md':
      'employer: Kiln Works\nrole: Founder\nstart: 2008\nend: 2011\nplace: Turku, Finland\nsummary: Built kilns.',
    'projects/drone.md':
      'name: Gannet drone inquiry\nstart: 2022\nend: 2023\nrole: Investigator in charge\ncollaborators:\n  - name: Ilmari Koskela\n    role: fatigue crack\nsummary: Inquiry into a drone.',
  });
});

test.each([
  ["What was Ragna Steen's role?", 'Ragna Steen (human factors)'],
  ["What is Ilmari Koskela's job?", 'Ilmari Koskela (metallurgist)'],
  ['What position did Ilmari Koskela hold?', 'Ilmari Koskela (metallurgist)'],
  ["What is Ilmari's job?", 'Ilmari Koskela (metallurgist)'],
  ['What did Ragna Steen do?', 'Ragna Steen (human factors)'],
])('the job of somebody else is the part told with the name, and not the post of the owner: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
  expect(text).not.toContain('Role: Lead investigator');
});

test("the owner's own job stays the owner's", () => {
  expect(toAnswer(corpus, ["What is Ada's job?"]).text).toContain('Lead investigator');
});

test('a founding director has founded as well as a founder', () => {
  const { text } = toAnswer(corpus, ['Which organisations did she found?']);
  expect(text).toContain('Rope Institute');
  expect(text).toContain('Kiln Works');
});

test('all the places of a life are asked for as one is', () => {
  expect(toAnswer(corpus, ['All the places she has lived']).text).toMatch(/^Location: Bergen/);
});
