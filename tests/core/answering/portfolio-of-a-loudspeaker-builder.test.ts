import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Ida Roe\nheadline: Builder of loudspeakers\nsummary: Builds loudspeakers, and has written a book on them.\nlocation: Leeds, England\ncontact:\n  email: ida@roe.example\nupdated: 2026-01-01\n---\n\nA fellow student, Tom Lund, showed her round the laboratory. They married on 30 May 2002. She and her husband became citizens of the United States in 2014. She plays the concertina and keeps goal for a team that never wins. Her son learned French in school.\n\n## Newsletter\n\nLow Notes is a letter of one page a month. More than 3,400 people came to her last talk.\n\n## Photographs\n\nThey belong to the Horn Museum, which asks people to request permission to use them.',
  'experience/horn.md':
    'role: Engineer\nemployer: Horn Audio\nplace: Leeds, England\nstart: 2010\nend: 2016\nsummary: Loudspeakers for football clubs.\n---\n\nShe trained developers and editors.',
  'projects/cone.md':
    'name: Slow cone\nstart: 2011\nend: 2012\nsummary: A cone that moves slowly.\n---\n\nHorn Audio licensed the slow cone to Sonder and Kamp.',
  'publications/book.md':
    'title: Round sound\nkind: book\nvenue: Pont Press\ndate: 2019\nsummary: A book about cones.\n---\n\nA second edition with a chapter on horns followed.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['Who was her husband?', /Tom Lund/],
  ['In what year did she become a US citizen?', /2014/],
  ["What does she get up to when she's off the clock?", /concertina/],
  ["What's the best way to get hold of her?", /ida@roe\.example/],
  ['We want to print old lab pictures in our magazine. Do we have to ask anyone?', /Horn Museum/],
  ['Did any big firms pay to use the slow cone?', /Sonder and Kamp/],
])('kin, citizenship and leave to use are told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test.each([
  'Which football club is she a fan of?',
  'How many people subscribe to Low Notes?',
  'Which code editor does she use?',
  'What is she going to write her next book about?',
  'Which language did she speak with her son at home?',
])('what stands near is no answer: %s', (question) => {
  expect(ask(question).text).toBe('The portfolio does not say.');
});
