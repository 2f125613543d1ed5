import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Speech scientist
summary: Ada Example studies voices.
location: Ghent
updated: 2026-01-01
---
Ada Example studies voices. She is married to Tom Reed, a baker. They speak Norwegian and Dutch at home. She came to the field in the winter of 2009: the interest goes back to a choir that lost its voices.`,
    'approach.md':
      'title: How she works\n---\nGenerative models may draft a text, she says of AI, and a person signs it.',
    'education/phd.md':
      'institution: University of Lund\ndegree: PhD\nfield: Phonetics\nstart: 2008\nend: 2012\n---\nGraham Okell supervised the thesis.',
    'education/msc.md': 'institution: University of Bergen\ndegree: MSc\nfield: Physics\nstart: 2003\nend: 2005',
    'experience/calder.md':
      'role: Head of speech\nemployer: Calder Labs\nstart: 2012\nend: 2018\nteam: 9 people\n---\nShe left because the board wanted adverts.',
    'experience/lund.md':
      'role: Guest lecturer\nemployer: University of Lund\nstart: 2019\nend: present\n---\nSeven courses with 262 students so far. She returned to Lund when her daughter reached school age.',
    'projects/start.md':
      'name: Voxmill\nsummary: A start-up for voices.\nstart: 2016\nend: 2018\noutcome: Sold for 11.4 million pounds in 2018.\n---\nFour founders.',
    'projects/trial.md':
      'name: Choir trial\nsummary: A trial with 40 choirs.\nstart: 2013\nend: 2015\noutcome: It got 2.4 million dollars of funding.\n---\nForty choirs sang.',
  });
});

test.each([
  ['Where does she call home?', /Ghent/],
  ['Where does she hang her hat these days?', /Ghent/],
  ['What does she do all day?', /Guest lecturer/],
  ['What brought her back to Lund?', /reached school age/],
  ['How much did Voxmill fetch?', /11\.4 million/],
  ['What does her husband do?', /a baker/],
  ['What got her into this field?', /goes back to a choir/],
])('a turn of speech is read in plain words: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});
