import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('research-engineer', 'security', 'lamarr');

let editor: Corpus;

beforeAll(async () => {
  const film = (name: string, start: number, end: number | string) =>
    `name: ${name}\nsummary: A feature film, ${name}.\nstart: ${start}\nend: ${end}\nrole: Editor\nskills: [documentary]\n---\nShown in Leeds.`;
  editor = await openFiles({
    'profile.md': `name: Ada Example
headline: Documentary film editor
summary: Ada Example cuts films.
updated: 2026-01-01
---
Ada Example cuts films.`,
    'experience/own.md':
      'role: Freelance film editor\nemployer: Self-employed\nstart: 2008\nend: present\n---\nAt home.',
    'projects/coal.md': film('Coal Sunday', 2009, 2010),
    'projects/salt.md': film('The Salt Road', 2011, 2012),
    'projects/kelp.md': film('Kelp', 2025, 'present'),
  });
});

test.each([
  ['research-engineer', 'Which of her papers won something?', /Outstanding Paper Award/, /Beam search/],
  ['security', 'Which of his tools won something?', /Golden Patch/, /Debian/],
])('%s: what won something is told by the awards: %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['research-engineer', 'jobs from newest to oldest', /Corvid[\s\S]*Lautwerk/],
  ['research-engineer', 'all jobs starting with the most recent', /Corvid[\s\S]*Lautwerk/],
  ['security', 'talks from newest to oldest', /A pump is not a phone[\s\S]*Ninety-six minutes[\s\S]*Nobody reads/],
])('%s: an order named by its ends or its start lists all in that order: %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['research-engineer', 'Python projects', /beamcheck/],
  ['security', 'projects with Deniz', /hushlog/],
  ['research-engineer', 'Which libraries are archived?', /beamcheck/],
  ['security', 'any archived projects?', /leftpin/],
  ['security', 'Which events did he speak at?', /MedDevSec/],
  ['lamarr', 'filmography', /Algiers/],
])('%s: works are listed without "which" and by their kind: %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test('the latest papers are no talks and no books', () => {
  const { text } = ask('research-engineer', 'the three most recent papers');
  expect(text).toContain('Small judges');
  expect(text).not.toContain('The scaling law');
});

test.each([
  ['Which films did she cut before 2015?', ['project-coal', 'project-salt']],
  ['How many films has she edited?', ['project-coal', 'project-kelp', 'project-salt']],
  ['Which documentaries did she cut?', ['project-coal', 'project-kelp', 'project-salt']],
  ['credits', ['project-coal', 'project-kelp', 'project-salt']],
])('whoever edits films cut them: %s', (question, ids) => {
  expect(toAnswer(editor, [question]).cited.toSorted()).toEqual(ids);
});
