import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds bridges for Harbour Works in Cork.\nupdated: 2026-01-01\ncontact:\n  organisation: Harbour Works\n  email: ada@example.com',
  'experience/works.md':
    'role: Technical director\nemployer: Harbour Works\nstart: 2010\nend: present\n---\nI came for the timber: the owners, two sisters from Kinsale, had a forest.',
  'projects/capstan.md':
    'name: Capstan Bridge\nstart: 2011\nend: 2013\norganisation: Harbour Works\ncollaborators:\n  - name: Femi Balogun\n    role: machinery\n  - name: Cormac Dineen\n    role: architect\nsummary: A swing bridge.',
  'projects/lantern.md':
    'name: Lantern Bridge\nstart: 2014\nend: 2016\norganisation: Harbour Works\ncollaborators:\n  - name: Solveig Nakken\n    role: timber\nsummary: A bridge of wood.\n---\nThe contractor went bankrupt in 2015, and the city took over the site.',
  'patents/bearing.md':
    'number: US 1\nstatus: granted\ntitle: Slewing bearing\nfiled: 2019\nassignee: Harbour Works\nsummary: A bearing in six slices.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'Who was the contractor for the Capstan Bridge?',
  'Who was the architect of the Lantern Bridge?',
  'Who did the machinery on the Lantern Bridge?',
  'Who founded Harbour Works?',
])('whoever is there does not stand for a part that the entry does not tell of: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Who was the architect of the Capstan Bridge?', 'Cormac Dineen'],
  ['Who did the machinery on the Capstan Bridge?', 'Femi Balogun'],
  ['Who owns Harbour Works?', 'two sisters'],
])('a part that is told is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});
