import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer');

test.each(['Has she managed people?', 'How many people does she manage?', 'Is she a team lead?'])(
  'whom somebody leads is told by roles whose title, team or skills say so: %s',
  (question) => {
    const { text, cited } = ask('engineer', question);
    expect(text).toMatch(/Team: 6 engineers/);
    expect(cited).toEqual(['experience-kestrel']);
  },
);

test('the management of memory is no management of people', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Developer\nsummary: Ada Example writes apps.\nupdated: 2026-01-01\n---\nAda Example writes apps.',
    'experience/apps.md':
      'role: Developer\nemployer: App Works\nstart: 2001\nend: 2004\nskills: [memory management, state management]\n---\nShe wrote apps.',
  });
  expect(toAnswer(corpus, ['Does she have leadership experience?']).outcome).toBe('not_in_portfolio');
});

test('how many somebody leads is the size of the teams, and now of the present one', async () => {
  const post = (employer: string, team: string, end: string) =>
    `role: Head of design\nemployer: ${employer}\nstart: 2001\nend: ${end}\nteam: ${team}\nskills: [hiring]\n---\nShe drew.`;
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Designer\nsummary: Ada Example draws.\nupdated: 2026-01-01\n---\nAda Example draws.',
    'experience/ink.md': post('Ink Works', '4 designers', '2004'),
    'experience/nib.md': post('Nib Works', '9 designers', 'present'),
    'experience/own.md': 'role: Founder\nemployer: Own Studio\nstart: 2005\nend: 2006\n---\nShe worked alone.',
  });
  const { text } = toAnswer(corpus, ['How many people did she lead?']);
  expect(text).toMatch(/9 designers[\s\S]*4 designers/);
  expect(text).not.toContain('Own Studio');
  expect(toAnswer(corpus, ['How many people does she lead now?']).text).not.toContain('4 designers');
});

test('where no post tells it, whom somebody led is told by a text, and by no other mention of people', async () => {
  const files = {
    'profile.md':
      'name: Ada Example\nheadline: Nurse\nsummary: Ada Example nurses.\nupdated: 2026-01-01\n---\nI want a role where I can learn from people.',
    'experience/ward.md': 'role: Nurse\nemployer: Quay Hospital\nstart: 2015\nend: 2020\nteam: 14 nurses\n---\nA ward.',
  };
  for (const question of ['Has she led a team?', 'How many people has she led?'])
    expect(toAnswer(await openFiles(files), [question]).outcome).toBe('not_in_portfolio');
  const corpus = await openFiles({
    ...files,
    'experience/nights.md':
      'role: Nurse\nemployer: Lock Hospital\nstart: 2021\nend: 2022\n---\nI was in charge of the nights and mentored four students.',
  });
  for (const question of ['Has she led a team?', 'How many people has she led?'])
    expect(toAnswer(corpus, [question]).text).toMatch(/^I was in charge of the nights and mentored four students\./);
});
