import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('lamarr', 'curie', 'hardware', 'robotics', 'security');

test.each([
  ['lamarr', 'On which ocean liner did she sail to New York?'],
  ['lamarr', 'How does Come Live with Me end?'],
  ['lamarr', 'What becomes of Gaby at the end of Algiers?'],
  ['lamarr', 'In which city does Experiment Perilous take place?'],
  ['lamarr', 'Did she and Bob Hope get along?'],
  ['lamarr', 'Were Gable and Hedy a couple?'],
  ['lamarr', 'How did Hedy get to know Hunt Stromberg?'],
  ['curie', 'page numbers of the thesis'],
  ['lamarr', 'How long is The Female Animal in minutes?'],
  ['hardware', 'What is the latest version of quietbus?'],
  ['hardware', 'Was the bidirectional charger patent rejected before it was granted?'],
])('a circumstance that no sentence tells is not told by the thing itself: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['security', 'Who hired him at Keyharbour?'],
  ['hardware', 'Who recruited her for Aurelis Inverters?'],
  ['curie', 'Who appointed her director of the Radiology Service?'],
  ['curie', 'Who opened the Radium Institute in Warsaw?'],
  ['curie', 'Who suggested the subject of uranium rays to her?'],
  ['curie', 'Who donated the vehicles to the Red Cross radiology service?'],
  ['security', 'Who at Ondeva audited Keyharbour?'],
  ['curie', 'Who introduced her before the Nobel lecture?'],
  ['lamarr', 'Who presented her star on the Walk of Fame?'],
  ['curie', 'Who taught physics at Sèvres after her?'],
])('who did a deed is not told by who was there: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Film-maker\nsummary: She makes films and the tools for them.\nlocation: Bergen, Norway\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n---\nAda Example was born in Kiel. She sailed to New York aboard the Hansa in 1990. She met Jo Berg through a neighbour, and they quarrelled about every scene.',
  'projects/gull.md':
    'name: Gull\nstart: 1991\nend: 1992\norganisation: Mill Films\ncollaborators: [Jo Berg (actor)]\nsummary: A drama about a keeper of a lighthouse.\n---\nThe story is set in Stavanger. It ends with the keeper rowing away. Kit Moe saw the last scene.',
  'projects/tern.md':
    'name: Tern\nstart: 1995\nend: 1996\norganisation: Mill Films\ncollaborators: [Jo Berg (actor); Kit Moe (sound)]\nsummary: A comedy about a ferry, with nine scenes in a harbour.\n---\nJo Berg sings twice in it. She rewrote the nine scenes in the harbour in a week.',
  'open-source/pin.md':
    'name: Pin\nrole: Author\nlicence: MIT\nsummary: Cutter of reels.\noutcome: 900 stars\n---\nThe latest release is 2.4.',
  'open-source/nib.md': 'name: Nib\nrole: Author\nsummary: Marker of reels, used in three houses.',
  'projects/lum.md':
    'name: Lum\nstart: 2005\nend: 2006\nsummary: Lamps for the Lum institute, and the letters about them, printed privately in Oslo.\ncollaborators: [Ada Hill (sister and first director of the institute)]\n---\nWhen the customers of Lum moved to Bergen, Kit Moe carried the lamps. The queen of Norway saw them.',
  'projects/reel.md':
    'name: Reel\nstart: 2001\nend: 2003\nsummary: A machine that winds films, made with Kit Moe.\ncollaborators: [Kit Moe]',
  'publications/cuts.md': 'title: Cuts\nkind: article\nvenue: Film Weekly\ndate: 1999\nsummary: On cutting sound.',
  'education/school.md':
    'institution: Bergen Film School\ndegree: Diploma\nend: 1989\nsummary: Her class made one film a month.',
};
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  'Nib stars',
  'Was the comedy about a ferry adapted from a stage play?',
  'Was the drama about a lighthouse ever remade?',
  'Who was the first customer for Lum?',
  'Who first called her the queen of reels?',
  'length of the Cuts article',
  'Who edited Cuts?',
])('nor by what is told of another: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['On which ship did she sail to New York?', /aboard the Hansa/],
  ['How does Gull end?', /rowing away/],
  ['In which city does Gull take place?', /Stavanger/],
  ['Did she and Jo Berg get along?', /quarrelled/],
  ['How did she get to know Jo Berg?', /through a neighbour/],
  ['What is the latest version of Pin?', /2\.4/],
  ['Pin stars', /900 stars/],
])('a sentence that tells the circumstance answers: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
});
