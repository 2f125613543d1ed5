import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const corpus = await openFiles({
  'profile.md':
    'name: Ada Example\nheadline: Stage lighter\nsummary: Ada Example lights stages.\nupdated: 2026-01-01\n',
  'experience/lead.md':
    'role: Team lead\nemployer: Old House\nstart: 2015\nend: 2021\nplace: Mountain View\n---\nI led nine people.',
  'projects/mine.md':
    'name: Slate Mine Museum\nstart: 2020\nend: 2021\noutcome: 9,000 visitors\n---\nNo daylight at all.',
  'publications/dark.md':
    'title: How dark is it?\nkind: article\ndate: 2019\n---\nThe paper counts darkness in bits, a word for binary digit that Jo Berg chose.',
  'projects/dim.md': 'name: Dim Down\nstart: 2022\nskills: [LED retrofit]\n---\nThe lamps were replaced.',
});

test('the mine is a thing, "mine" is a pronoun', () => {
  expect(toAnswer(corpus, ['Tell me about the mine']).cited).toEqual(['project-mine']);
  expect(toAnswer(corpus, ['Is a project of hers like mine?']).cited).not.toEqual(['project-mine']);
});

test.each(['LED', 'Which projects used LED?', 'LED retrofits'])('LED is no form of "lead": %s', (question) => {
  expect(toAnswer(corpus, [question]).cited).toEqual(['project-dim']);
});

test('whoever writes "led" may mean the lamp', () => {
  expect(toAnswer(corpus, ['led retrofit']).cited).toContain('project-dim');
});

test('a question on a weather station is none on the weather', () => {
  expect(toAnswer(corpus, ['Who built the weather station of the museum?']).outcome).not.toBe('out_of_scope');
  expect(toAnswer(corpus, ["How's the weather?"]).outcome).toBe('out_of_scope');
});

test('the peak of a career is no mountain', () => {
  expect(toAnswer(corpus, ['How was she at her peak?']).text).not.toContain('Mountain View');
});

test.each(['What is a bit?', 'Who coined the word bit?', 'Where does the word bit come from?'])(
  'a small word that is asked about as a word is no small word: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).cited).toContain('publication-dark');
    expect(toAnswer(corpus, ['Tell me a bit about the mine']).cited).toEqual(['project-mine']);
  },
);

const ask = askFixtures('engineer', 'curie', 'lamarr');

test.each([
  ['engineer', 'How can I see her talk?', 'publication-lock'],
  ['curie', 'Where can I read her first report?', 'publication-'],
  ['engineer', 'where can I read her posts?', 'publication-lock'],
  ['engineer', 'Which posts has she written?', 'publication-lock'],
])(
  'a talk, a report and posts that are read are published, and no way to write or work: %s, %s',
  (name, question, id) => {
    const areas = ask(name, question).cited.join(' ');
    expect(areas).toContain(id);
    expect(areas).not.toMatch(/contact|experience/);
  },
);

test.each(['How can I get her to call me?', 'How can I send her a message?', 'Where can I report a mistake?'])(
  'a call, a message and a report to somebody still go to the contact: %s',
  (question) => {
    expect(ask('engineer', question).cited[0]).toBe('contact');
  },
);

test.each(['Which languages has she programmed in?', 'What languages has she coded in?'])(
  'languages to program in are not those that are spoken: %s',
  (question) => {
    expect(ask('engineer', question).text).toMatch(/^- PHP — /);
  },
);
