import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'engineer', 'designer');

test.each([
  ['curie', 'When was she in Geneva?', 'Start: 1922; End: 1934'],
  ['curie', 'How long was she in Geneva?', '12 years'],
  ['curie', 'What did she do in Szczuki?', 'Governess on a country estate'],
  ['engineer', 'From when to when was she in Hamburg?', 'Start: February 2011; End: June 2014'],
  ['engineer', 'How long did she work in Hamburg?', '3 years and 4 months'],
])('a stay is told by the entries whose place it is: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text.slice(0, 400)).toContain(told);
});

test.each([
  ['engineer', 'Was she longer in Hamburg or in Leeds?', /^Longer: Halcyon Freight Systems/],
  ['curie', 'Was her time in Szczuki longer than the one in Geneva?', /^Longer: League of Nations/],
])('two stays are compared by the posts there: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test('where somebody lived in a year is no matter of where she lives now', () => {
  const { cited, text } = ask('engineer', 'Where did she live in 2012?');
  expect(cited[0]).toBe('experience-halcyon');
  expect(text).not.toContain('Location: Rotterdam');
});

test.each([
  ['engineer', 'What was she doing in March 2012?', 'experience-halcyon'],
  ['engineer', 'Which of her past jobs lasted longest?', 'experience-halcyon'],
  ['engineer', 'Of the jobs that are over by now, which one lasted longest?', 'experience-halcyon'],
  ['engineer', 'Which job has she held longest?', 'experience-lecturer'],
])('what went on for long is found by its span, open or not: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited[0]).toBe(id);
});

const files = {
  'profile.md': 'name: Ada Example\nheadline: Developer\nsummary: Ada Example makes apps.\nupdated: 2026-01-01',
  'experience/quay.md':
    'role: Developer\nemployer: Quay Apps\nstart: 2015\nend: 2020\n---\nA small company that makes planning software.',
  'experience/lock.md': 'role: Founder\nemployer: Lock Apps\nstart: 2021\nend: present\n---\nShe writes apps there.',
  'projects/rota.md': 'name: Rota\nstart: 2022\nend: 2023\nskills: [Harbour Sheets]\n---\nA sheet for swapping shifts.',
  'projects/ebb.md': 'name: Ebb\nstart: 2021\nend: 2022\nlicence: Apache-2.0\n---\nAn app for the ebb.',
  'projects/tide.md': 'name: Tide\nstart: 2023\nend: 2024\nlicence: MIT\n---\nAn app for the tide.',
};

test.each(['Was she at Harbour?', 'Did she work at Harbour?', 'Did she found Quay Apps?'])(
  'a stay or a deed that only a word of something else tells is refused: %s',
  async (question) => {
    expect(toAnswer(await openFiles(files), [question])).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
  },
);

test.each([
  ['Was she at Quay Apps?', 'experience-quay'],
  ['Did she found Lock Apps?', 'experience-lock'],
])('a stay or a deed is told by the post that it made: %s', async (question, id) => {
  const { outcome, cited } = toAnswer(await openFiles(files), [question]);
  expect(outcome).toBe('answered');
  expect(cited[0]).toBe(id);
});

test('a field of what is talked about is asked for without a name, and not told by others of its kind', async () => {
  const corpus = await openFiles(files);
  const told = toAnswer(corpus, ['Tell me about Rota']).text;
  expect(toAnswer(corpus, ['Tell me about Rota', told, 'Which licence?']).outcome).toBe('not_in_portfolio');
});

test('why somebody lived in a place is told by no list of all that was there', () => {
  expect(ask('curie', 'Why did she live in Paris?').text).not.toContain('Licence');
});

test.each([
  ['curie', 'Was her team at the Radium Institute large?'],
  ['curie', 'Was her post at the Sorbonne permanent?'],
  ['designer', 'Were his colleagues at Pollen Health designers?'],
])('%s: that somebody worked there is not denied where her team or post is asked about: %s', (name, question) => {
  expect(ask(name, question).text).not.toContain('does not list that as a place');
});

test.each(['Did she serve in the navy?', 'Was she in the Navy?', 'Has she ever been in the navy?'])(
  'a force in which somebody served is told by the post in it: %s',
  async (question) => {
    const corpus = await openFiles({
      'profile.md':
        'name: Ada Example\nheadline: Engineer\nsummary: Builds.\nupdated: 2026-01-01\n---\nThe Navy taught me radar.',
      'experience/navy.md': 'role: Technician\nemployer: Royal Navy\nstart: 1984\nend: 1986\n---\nKept sets working.',
    });
    expect(toAnswer(corpus, [question]).text).toMatch(/^- \[Technician, Royal Navy\]/);
  },
);

test.each([
  ['Did she work in Lisbon?', 'project-checker'],
  ['Did she work for NASA?', 'project-dashboard'],
])('a project at a place or for a body is work there, though no sentence says so: %s', async (question, id) => {
  const corpus = await openFiles({
    'profile.md': 'name: Jo Doe\nheadline: Engineer\nsummary: Jo Doe makes tools.\nupdated: 2026-01-01',
    'experience/acme.md': 'employer: Acme\nrole: Engineer\nstart: 2015\nend: 2019',
    'projects/checker.md':
      'name: Accessibility Checker\nplace: Lisbon, Portugal\nstart: 2012\n---\nIt reads a page aloud.',
    'projects/dashboard.md': 'name: NASA Rover Dashboard\nstart: 2013\n---\nIt shows where the rover is.',
  });
  expect(toAnswer(corpus, [question])).toMatchObject({ outcome: 'answered', cited: [id] });
});
