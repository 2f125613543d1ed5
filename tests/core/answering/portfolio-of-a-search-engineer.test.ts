import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Mai Tran\nheadline: Engineer of search\nsummary: Builds search for shops.\nlocation: Leipzig, Germany\nupdated: 2026-05-01\n---\n\nI was born in Hue in 1993 as Lan Tran, the second of three sisters, and live with my husband Matthias, who teaches at a primary school, and our son Nam. My sister Thao runs a shop.\n\n## Parents\n\nFrom February to October 2024 I was on parental leave; Matthias took the months after that.',
  'approach.md': 'title: How I work\nsummary: By measure.\n---\n\nLanguage models write my first test drafts.',
  'experience/broadcaster.md':
    'role: Lead\nemployer: Public Broadcaster\nplace: Leipzig\nstart: 2021\nend: present\nsummary: Search.',
  'education/beng.md':
    'degree: BEng\ninstitution: River Institute\nend: 2015\nthesis: Putting the tone marks back\nsummary: Paid for by a scholarship.',
  'patents/accents.md':
    'number: DE 1,234\ntitle: Accents in queries\nstatus: granted\nfiled: 2019-01\ngranted: 2022-06\nsummary: Money for the team bought an espresso machine.',
  'projects/circle.md':
    'name: Bep Lua\nstart: 2020\nend: present\nsummary: A circle of women who mentor each other.\n---\n\nThere is no fee. The next round begins in March.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['What does a place in Bep Lua cost?', /no fee/],
  ['What was her name originally?', /as Lan Tran/],
  ['What is her stance on AI?', /^Language models write my first/],
  ['Does she trust Copilot?', /^Language models write my first/],
])('what is meant is found under another word: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test.each([
  'What did the other two sisters study?',
  'What grade did she get for her BEng?',
  "What are her parents' names?",
  'Does she get royalties from her patents?',
  'Which nursery does her son go to?',
])('%s the portfolio does not say', (question) => {
  expect(ask(question).outcome).toBe('not_in_portfolio');
});
