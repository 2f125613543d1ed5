import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toTalk } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Architect
summary: Ada Example builds schools.
updated: 2026-01-01
---
Ada Example builds schools. She speaks Spanish and Dutch.`,
    'awards/belgian.md': 'title: Belgian Brick Prize\nawarder: Guild of Builders\ndate: 2014\nsummary: For a school.',
    'awards/iberian.md':
      'title: Iberian Public Space Award\nawarder: Iberian Guild\ndate: 2018\nsummary: For a square.',
    'projects/library.md':
      'name: Mol Library\nsummary: A reading room in a mill.\nstart: 2011\nend: 2013\nplace: Mol\noutcome: Opened in 2013.\n---\nThe mill wheel turns.',
    'projects/school.md':
      'name: Kessel School\nsummary: A school of nine rooms.\nstart: 2020\nend: 2024\nplace: Kessel\noutcome: Opens in September 2027.\n---\nThe roof leaked for a winter.',
    'open-source/stoep.md':
      'name: Stoep\nsummary: A library that draws pavements.\nstart: 2019\nlicence: MIT\n---\nIt draws pavements.',
    'experience/post.md':
      'role: Lecturer\nemployer: University of Ghent\nstart: 2015\nend: present\n---\nShe teaches studios.',
    'education/ma.md': 'institution: University of Leuven\ndegree: MA\nfield: Architecture\nstart: 2000\nend: 2005',
  });
});

test.each([
  [['What went wrong with the school?', 'no, I meant the library'], 'project-library'],
  [['What is your newest building?', 'when does it open?'], 'project-school'],
])('%s: what is picked by a word is told', (questions, id) => {
  expect(toTalk(corpus, questions).cited[0]).toBe(id);
});

test.each([[['Tell me about the library']]])('an architect builds libraries: %s', (questions) => {
  const { cited } = toTalk(corpus, questions);
  expect(cited).toEqual(['project-library']);
});

test.each([[['Where does she teach?', 'and where did she study herself?']]])(
  'what somebody studied leaves what is taught: %s',
  (questions) => {
    expect(toTalk(corpus, questions).text).toContain('University of Leuven');
  },
);
