import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toPointLine } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let nurse: Corpus;
beforeAll(async () => {
  nurse = await openFiles({
    'profile.md':
      'name: Ada Quill\nheadline: Registered nurse turned web developer\nsummary: I was a ward nurse for six years. I taught myself to code on night shifts.\nlocation: Leeds\nupdated: 2026-05-10\n---\nI am looking for a mid-level role. I speak English.',
    'approach.md': 'title: How I work\n---\nI make small pull requests and write the test first.',
    'experience/software.md':
      'role: Junior Software Developer\nemployer: Pulse Board\nstart: 2024-03\nend: present\nskills: [TypeScript, React, Node.js, PostgreSQL]\ndeliverables:\n  - Wrote 120 of the tests for the referrals service\n---\nSmall company that makes planning software for hospitals.',
    'experience/senior.md':
      'role: Senior Staff Nurse\nemployer: St Agnes Hospital\nstart: 2020-09\nend: 2023-08\nteam: 14 nurses\n---\nAcute medical ward. I was in charge of night shifts and mentored four student nurses.',
    'projects/bed-board.md':
      'name: Bed Board\nstart: 2023-10\nend: 2023-12\n---\nA board that shows which beds are free. We demoed it to two ward managers.',
    'projects/drip.md':
      'name: Drip\nstart: 2024-06\nskills: [Svelte]\n---\nA practice app for student nurses. Not for clinical use. About 300 people use it.',
    'open-source/nhs-date.md': 'name: nhs-date-input\nstart: 2025-01\nauthorship: own\nskills: [React]',
    'education/nursing.md':
      'institution: University of Leeds\ndegree: BSc (Hons)\nfield: Adult nursing\nstart: 2014-09\nend: 2017-07\nhonours: ["2:1"]',
    'education/cloud.md': 'institution: Cloud Academy North\ndegree: AWS Certified Cloud Practitioner\nend: 2024-11',
  });
});
const judge = toPointLine((_, ...turns) => toAnswer(nurse, turns));

test.each([
  ['Experience in hospitals', 'St Agnes Hospital'],
  ['Test-first development', 'write the test first'],
  ['Experience managing a team of nurses', 'Senior Staff Nurse. Team: 14 nurses'],
  ['A portfolio of projects or GitHub profile', 'Name: '],
  ['Portfolio of work', 'Name: '],
  ['Clinical experience', 'Role: Senior Staff Nurse'],
  ['Registered nurse', 'Registered nurse'],
  ['Teaching or mentoring', 'mentored four student nurses'],
  ['Cloud certification', 'Degree: AWS Certified'],
  ['Programming in at least one language', 'Skills: TypeScript'],
  ['some experience of programming', 'Skills: TypeScript'],
  ['Able to write SQL queries', 'PostgreSQL'],
  ['Node.js and SQL', 'Node.js; PostgreSQL'],
  ['Degree level education', 'Degree: BSc'],
])('what itself is the thing asked for is quoted before what only speaks of it: %s', (point, told) => {
  expect(judge('nurse', point)).toMatch(new RegExp(`\\*\\*Met\\*\\*.*${told}`));
});

test.each([
  ['1–2 years of React', 'Met'],
  ['1 to 2 years of React', 'Met'],
  ['3-5 years of React', 'Partly'],
  ["At least 6 months' experience with React", 'Met'],
  ['6+ months of React', 'Met'],
  ['18 months of commercial experience', 'Met'],
  ['30 months of React', 'Partly'],
  ['no more than 3 years of React', 'Met'],
  ['up to 2 years of React', 'Partly'],
  ['0-2 years of React', 'Partly'],
  ['0–3 years of React', 'Met'],
])('years or months are asked for from the first number on, or up to the last: %s', (point, verdict) => {
  expect(judge('nurse', point)).toMatch(new RegExp(`\\*\\*${verdict}\\*\\*.*: \\d years?.* by the dates`));
});

test.each(['A 2:1 degree', 'Degree (2:1 or above)', 'Experience with FHIR: R4 or STU3'])(
  'a colon within a mark, within brackets or behind a name makes no label: %s',
  (point) => {
    expect(judge('nurse', point)).not.toBe('');
  },
);

test.each(['Experience in the NHS', 'A-levels', 'Mentored by seniors', 'Teaching', 'Portfolio management'])(
  'a word that happens to stand in a name, in a mark or of somebody else shows nothing: %s',
  (point) => {
    expect(judge('nurse', point)).toContain('**Not shown**');
  },
);
