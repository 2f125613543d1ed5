import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  'short bio for a conference programme, please',
  'Give me a short intro I can read out at a conference.',
  'two line summary for a recruiter in a hurry',
  'I need a 50-word intro for a panel moderator',
  'How should I introduce her on stage?',
  '3 bullet points about this person',
  'Sum this person up in one sentence.',
  'tldr of the cv please',
  'Who is this in 100 words?',
  'Could you write a 100 word bio of her for the event brochure?',
  'speaker bio',
  'Can you give me the short version of who this is?',
  'brief profile for investors',
  'Why should I care about her?',
])('who wants the person as a whole gets it, whatever its length and its reader: %s', (question) => {
  for (const name of ['curie', 'engineer'])
    expect(ask(name, question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(/^Headline: /) });
});

test.each([
  ['What did this person study?', 'education-licence-physics'],
  ['Where did this person work?', 'experience-governess'],
])('this person is whoever the portfolio is of: %s', (question, id) => {
  expect(ask('curie', question).cited).toContain(id);
});

test.each(['summary of her time as a governess', 'three facts about radium', 'overview of her work in Paris'])(
  'a part of the life is not the person as a whole: %s',
  (question) => {
    expect(ask('curie', question).text).not.toContain('Headline: ');
  },
);
