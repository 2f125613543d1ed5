import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Lighting designer\nsummary: Ada Example lights plays.\nupdated: 2026-01-02',
    'projects/salt-road.md': `name: The Salt Road
start: 2022-01
end: 2022-05
role: Lighting designer
collaborators:
  - name: Rhiannon Bevan
    role: director
  - name: Idris Vaughan
    role: assistant lighting designer
---
A new play about a road, lit from one lamp. In the second week act one was played by the light of two torches.

The stage stood in a box of black cloth in an old office.`,
    'projects/glass-hill.md': `name: The Glass Hill
start: 2023-01
end: 2023-05
role: Lighting designer
collaborators:
  - name: Oluwaseun Bright
    role: set designer
---
Three hours on a hill.`,
    'projects/lamp-study.md': `name: Lamp study
start: 2018
role: Researcher and co-author
organisation: Nordhavn Opera
outcome: Plans for a cold lamp, with a licence to Bright Works
collaborators: [Jo Berg, Ann Lind]
---
Lamps were compared by their heat.`,
    'experience/nordhavn.md': `role: Resident lighting designer
employer: Nordhavn Opera
start: 2010-08
end: 2013-12
---
A repertory house changes over twice a day, and that is where I learned to design rigs that come back the same.`,
    'experience/gwynfa.md': `role: Head of Lighting
employer: Gwynfa Theatre
start: 2014-01
end: 2019-08
---
I left because the post became four fifths spreadsheets.`,
  });
});

test.each([
  'Who designed the set for The Salt Road?',
  'Who played the lead in The Salt Road?',
  'What was the box office of The Salt Road?',
  'Why did she leave Nordhavn?',
  'Why did she leave Nordhavn Opera?',
])('what an entry does not tell is not answered by the next thing that it does: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Who designed the set for The Glass Hill?', 'Oluwaseun Bright (set designer)'],
  ['Who designed the lights for The Salt Road?', 'Role: Lighting designer'],
  ['Why did she leave Gwynfa?', 'four fifths spreadsheets'],
])('what it tells is: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each(['Who were the co-authors of the Lamp study?', 'Who co-authored the Lamp study?'])(
  'whoever worked with the owner is not told by the part of the owner: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).text).toMatch(/^Collaborators: Jo Berg; Ann Lind/);
  },
);

test('whoever got a thing is not where it was made', () => {
  const { text } = toAnswer(corpus, ['To which company was the Lamp study licensed?']);
  expect(text).toContain('Bright Works');
  expect(text).not.toContain('Organisation: Nordhavn Opera');
});
