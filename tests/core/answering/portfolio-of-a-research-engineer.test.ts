import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': `name: Ada Example
headline: Research engineer
summary: Ada Example works on forecasts. She was born in Bergen on 3 May 1990.
updated: 2026-01-02
---
She was born in Bergen on 3 May 1990.`,
    'approach.md': `summary: Small steps, and writing down what was decided.
---
## Working with AI assistants

Claude writes my throwaway scripts, and I read every line before review.

## Code review

I say what is a blocker and what is taste.`,
    'education/msc.md': `institution: University of Twente
degree: MSc
place: Enschede
start: 2011
end: 2013
---
A thesis on river levels, supervised by Ada Berg.`,
    'experience/acme.md': `role: Research engineer
employer: Acme
start: 2014
end: present
---
I supervise two master's students a year.`,
  });
});

test.each([
  ["Where did she do her master's?", 'Enschede'],
  ["When did she get her master's?", 'Completed: 2013'],
])("a degree in letters is the master's, whoever else is told of one: %s", (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each(['What does she think about AI assistants?', 'How does she use AI?'])(
  'a name that only a heading says is known: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).text).toContain('throwaway scripts');
  },
);

test('what is asked to be true of a life is told by its sentence, and no list is missed', () => {
  expect(toAnswer(corpus, ['Is it correct that she was born in Oslo?']).text).toContain('born in Bergen');
  expect(toAnswer(corpus, ['Did she die in 2012?']).text).not.toContain('introductions');
});

test.each(['Whom did she supervise?', 'Does she supervise many people?', "How many master's students has she?"])(
  'whoever supervised her is none of those whom she supervised: %s',
  (question) => {
    const { text } = toAnswer(corpus, [question]);
    expect(text).toContain("I supervise two master's students a year.");
    expect(text).not.toContain('Ada Berg');
  },
);
