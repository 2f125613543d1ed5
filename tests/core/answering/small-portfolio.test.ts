import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Developer who used to bake bread
summary: Ada Example baked bread for six years and now builds web pages.
contact:
  email: ada@example.example
profiles:
  - label: Code
    url: https://code.example.example/
notice: Test content about nobody.
updated: 2026-01-01
---
I was born near a mill and could read flour before letters.

## What I am looking for

A post in a team with at least one senior to learn from. I want to be at home three days a week.`,
    'experience/bakery.md':
      'role: Baker\nemployer: Old Bakery\nstart: 2015\nend: 2021\n---\nI baked bread, mostly in the night.',
    'experience/shop.md':
      'role: Developer\nemployer: Web Shop\nstart: 2022\nend: present\nskills: [TypeScript, Vue, baking]\n---\nI build the basket.',
    'projects/seedbox.md': `name: Seedbox
start: 2023
end: 2024
skills: [Svelte, PostgreSQL]
repository: https://code.example.example/seedbox
licence: MIT
summary: A site on which gardeners swap seeds.
---
My mother asked for it. 46 gardeners use it.`,
    'projects/oven.md':
      'name: Oven\nstart: 2022\nskills: [JavaScript]\nsummary: A game about bread.\n---\nIt went nowhere.',
    'awards/audience.md': 'title: Audience Prize\nawarder: Spring Fair\ndate: 2024-04\n---\nFor the seeds.',
  });
});

function ask(...turns: string[]) {
  return toAnswer(corpus, turns);
}

test.each(['who are you?', 'Who is Ada Example?', 'who is she?', 'Who is Ada and what does she do?'])(
  'who somebody is needs no name of another person in the text: %s',
  (question) => {
    const { outcome, text } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toMatch(/^Headline: Developer who used to bake bread/);
  },
);

test.each(['Which frameworks do you know?', 'Which libraries do you use?', 'How many frameworks?'])(
  'frameworks are those skills that are one: %s',
  (question) => {
    const { text } = ask(question);
    expect(text).toMatch(/Vue[\s\S]*Svelte/);
    expect(text).not.toMatch(/PostgreSQL|baking/);
  },
);

test.each([
  ['Is Seedbox built with Vue?', /^Skills: Svelte; PostgreSQL/],
  ['What languages did you use in Seedbox?', /^Skills: Svelte; PostgreSQL/],
])('what something is made with is told by its own skills: %s', (question, told) => {
  expect(ask(question).text).toMatch(told);
});

test.each(['nice portfolio!', 'Hi Ada, how are you?', 'Good morning, Ada'])(
  'small talk is answered by what may be asked: %s',
  (message) => {
    const { outcome, text } = ask(message);
    expect(outcome).toBe('out_of_scope');
    expect(text).toContain('answers questions about Ada Example');
  },
);

test.each(['thank you', 'ok'])('thanks are returned: %s', (message) => {
  expect(ask(message).text).toContain('You are welcome.');
});

test.each(['What are you looking for right now?', 'What does she want to do next?', 'What role do you want?'])(
  'what somebody looks for stands in the section on it: %s',
  (question) => {
    expect(ask(question).text).toMatch(/^A post in a team/);
  },
);

test('what somebody wants to do next is told by no biography', async () => {
  const silent = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Developer\nsummary: Ada Example writes apps.\nupdated: 2026-01-01\n---\nAda Example writes apps.',
  });
  expect(toAnswer(silent, ['What do you want to do next?']).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Are you employed at the moment?', ['experience-shop']],
  ['What was your job before this one?', ['experience-bakery']],
  ['Can you send me your CV?', ['contact']],
])('everyday wordings find the post or the way to write: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test('the only award is told with its day as well as its giver', () => {
  expect(ask('Any awards?').text).toContain('Date: April 2024');
});

test('whether something is still online is told by its end and not by where it was', () => {
  expect(ask('Is Seedbox still online?').text).toMatch(/^End: 2024/);
});

test.each(['repos', 'Do you have a GitHub?', 'Link to her GitHub?'])(
  'where the code is told by the profile with code and by what has a repository: %s',
  (question) => {
    expect(ask(question).text).toMatch(
      /^- Code — https:\/\/code\.example\.example\/ [\s\S]*- \[Seedbox\].*Repository: https:/,
    );
    expect(ask(question).cited).toEqual(['contact', 'project-seedbox']);
  },
);

test.each(['LinkedIn', 'Is she on Twitter?', 'Any blog posts?'])(
  'a page that no text tells of is not given: %s',
  (question) => {
    const { outcome, text } = ask(question);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).toMatch(/^The portfolio does not give that/);
  },
);

test('links of the person are told with their addresses', () => {
  expect(ask('Any links?').text).toContain('Code — https://code.example.example/');
});

test.each(['Does she know VueJS?', 'Do you know Vue.JS?'])(
  'a technology is known by its other spellings: %s',
  (question) => {
    expect(ask(question).cited).toEqual(['experience-shop']);
  },
);

test('a title with what it asks for and whether the person is interested is an advert', () => {
  expect(ask('Senior Java Engineer - Kubernetes, Spring Boot, AWS. Would you be interested?').text).toContain('“AWS”');
});

test.each([
  'Research scientist (m/w/d) - Python, ML. Would you be available?',
  'Database consultant, two days a week in March. Would you be available?',
])('a title and whether the person is available is a question for the availability: %s', (question) => {
  expect(ask(question).text).toContain('A post in a team');
});

test('whoever wants to have the résumé is told the career', () => {
  expect(ask('Can I have her CV?').cited).toContain('experience-shop');
});

test('days at home are quoted for remote work', () => {
  const advert = 'Developer wanted. We require: Vue, remote. Apply now and tell us about your work of the last years.';
  expect(ask(advert).text).toMatch(/“remote”: A post in a team.*at home three days a week/);
});

test('a greeting knows the name by any of its letters, and a bare title is no thanks', async () => {
  const other = await openFiles({
    'profile.md':
      'name: José Müller\nheadline: Painter\nsummary: José Müller paints.\nupdated: 2026-01-01\n---\nJosé Müller paints.',
    'projects/perfect.md': 'name: Perfect\nstart: 2001\nend: 2004\n---\nA wall in blue.',
  });
  expect(toAnswer(other, ['Hi José!']).text).toContain('answers questions about José Müller');
  expect(toAnswer(other, ['good morning, müller']).text).toContain('answers questions about');
  expect(toAnswer(other, ['Perfect']).text).toContain('#project-perfect');
});

test('thanks without an end are looked at no longer than any message', () => {
  const { outcome } = ask(`${'very much '.repeat(400)}x`);
  expect(outcome).not.toBe('answered');
});

test.each([
  ['Is this portfolio official?', 'Notice: Test content about nobody.'],
  ['Who made this portfolio?', 'Notice: Test content about nobody.'],
  ['When was this page last updated?', 'Last changed: 1 January 2026'],
  ['How up to date is this site?', 'Last changed: 1 January 2026'],
])('what is asked of the portfolio itself is told by its notice and its day: %s', (question, told) => {
  const { text, cited } = ask(question);
  expect(text).toContain(told);
  expect(cited).toEqual(['about']);
});

test('a site that somebody built is no question on the portfolio itself', () => {
  expect(ask('When was Seedbox last updated?').text).not.toContain('Last changed');
});
