import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer\nsummary: She builds winches and the code that runs them.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n---\nAda Example was born in Kiel. She went to the grammar school there. She lives in Bergen with her partner Tim, who tunes organs, their son Max and two retired greyhounds.\n\nShe decided to learn welding after a fall in 2003.\n\nBetween two jobs, in the summer of 2009, she learned to sail.\n\n## What she looks for\n\nShe is settled where she is and not looking for a new post.\n\n## Evenings\n\nShe plays the double bass in a tango band. Danish is her first language, and her German is fluent.',
  'approach.md':
    'title: How she works\n---\n## Machines that write\n\nShe lets a language model summarise data sheets. It writes nothing that lifts a load.',
  'education/bsc.md': 'institution: Kiel College\ndegree: BSc\nend: 1993\nsummary: Four years with much sailing.',
  'education/msc.md':
    'institution: Bergen Institute\ndegree: MSc\nfield: Mechanics\nend: 1995\nsummary: As a student she studied ropes.',
  'education/welding.md':
    'institution: Harbour Board\ndegree: Welding certificate\nstart: 2004-09\nend: 2004-12\nsummary: The viva on 3 May 2004 took three hours.',
  'experience/yard.md':
    'employer: Kade Yard\nrole: Smith\nplace: Kiel, Germany\nstart: 1995\nend: 2004-08\n---\nShe forged hooks. She became head of the forge in 2001.',
  'experience/quayhand.md':
    'employer: Quayhand\nrole: Founder\nstart: 2005-01\nend: 2009-02\nsummary: Start-up for winches.\n---\nShe founded Quayhand alone.',
  'experience/mill.md': 'employer: Lum Mill\nrole: Engineer\nstart: 2009-09\nend: present\n---\nShe runs the mill.',
  'experience/school.md':
    'employer: Quay School\nrole: Volunteer teacher\nstart: 2011\nend: 2014\nsummary: Knots for children.',
  'projects/swap.md':
    'name: Swap\nstart: 2012\nend: present\norganisation: Lum Mill\ncollaborators: [Jo Berg (designer)]\nsummary: Web app by which drivers swap shifts.\noutcome: 162 drivers in three depots.\n---\nThe recall of its first lamps cost us €900.',
  'awards/year.md': 'title: Welder of the Year\nawarder: Riggers Weekly\ndate: 2013-07\nreason: Swap.',
  'awards/startup.md': 'title: Start-up Prize\nawarder: City of Kiel\ndate: 2006',
  'publications/brakes.md': 'title: On Brakes\nkind: article\nvenue: Crane Letters\nauthors: [Jo Berg]\ndate: 2013-11',
};
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['Any chance of luring her away?', /not looking for a new post/],
  ['Is she happy where she is?', /not looking for a new post/],
  ['Who shares her home with her?', /partner Tim/],
  ['Does she play an instrument, and if so which one?', /double bass/],
  ['Does she just get ChatGPT to do her programming for her?', /lets a language model/],
  ['Is she one of those people who have ChatGPT do their programming?', /lets a language model/],
  ['When did she become head of the forge?', /^She forged hooks. She became head of the forge in 2001/],
  ['Where did she study?', /Kiel College[^]*Bergen Institute[^]*Harbour Board/],
  ['At which universities did she study?', /Kiel College[^]*Bergen Institute[^]*Harbour Board/],
  ['Name every organisation where she has been employed or has volunteered', /Kade Yard[^]*Lum Mill[^]*Quay School/],
  ['Did she win or publish anything between July and December 2013?', /Welder of the Year[^]*On Brakes/],
  ['What did she do after she left Kade Yard?', /Welding certificate/],
  ['When exactly did she defend her dissertation?', /3 May 2004/],
  ['Did she ever take a break?', /Between two jobs/],
  ['What is her start-up called?', /Quayhand/],
  ['How much money did the recall of the lamps cost Lum Mill?', /€900/],
])('what is asked in talk is answered by what is meant: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});

test.each([
  ['Where can I send a question about the winches?', /ada@example\.org/],
  ['What have Ada and Jo Berg done together?', /Swap[^]*On Brakes/],
  ['Has she got a dog?', /greyhounds/],
])('and what is put in a roundabout way: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toMatch(told);
});

test('how many use a thing is told by its numbers, and no entries are counted', () => {
  const { text } = toAnswer(corpus, [
    'Who pays for the Swap app?',
    'Lum Mill pays for it.',
    'And how many drivers use it?',
  ]);
  expect(text).toContain('162 drivers');
  expect(text).not.toContain('1 project');
});

test.each([
  'What are her two greyhounds called?',
  'How old are the greyhounds?',
  'In which street did she live in Bergen?',
  'Where does she see herself in five years?',
])('where nothing tells it, nothing that stands near is taken for it: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});
