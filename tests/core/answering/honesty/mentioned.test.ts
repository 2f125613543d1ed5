import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Harbour engineer\nsummary: Ada Example builds quays.\nlocation: Prague, Czechia\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n---\nAda Example was born in Kiel in 1980. A barometer hangs in her hallway, and three hives stand behind the house. She drives to the harbour at six, in a car that her father left her. In the winter of 2012 a professor asked her for a talk. On Tuesdays she sings in a choir that a dentist conducts. Japanese is the language that she learned last. The mayor corrected her speech in public.',
  'experience/bureau.md':
    'employer: Pell Bureau\nrole: Head of forecasting\nstart: 2010\nend: 2016\ncolleagues: [Bo Berg; Ida Roe]\n---\nThe lamps of the office were made by hand. Bo Berg founded the bureau in 2004, so the lamps are old. When I left, Ida Roe moved into my room. The finance directors came on Tuesdays. During the night of 17 July 2014 the trainee slept in the office.',
  'experience/yard.md':
    'employer: Lum Yard\nrole: Engineer\nstart: 2016\nend: present\ncolleagues: [Kit Moe (foreman)]\n---\nKit Moe became foreman in 2018. Since then the yard has grown. Limb Works charges for the crane by the hour.',
  'projects/quay.md':
    'name: Bay Quay\nstart: 2012\nend: 2014\nsummary: A quay of oak.\noutcome: Opened in 2014; five firms had entered the contest.\n---\nA string quartet played at the opening. A drone fell into the lake. The audience in Odense heard of it in 2015. Two clients refused the visits, and I drew for them from photographs. I wrote the programs with Conductor. Hull Group was early in the contest, and Kit Moe late. In 2013 she rescued a boat from the lake, and 30 sailors watched.',
  'projects/pier.md':
    'name: Pier Nine\nstart: 2017\nend: 2018\nsummary: A pier for anglers.\n---\nThe new owner of the pier is Hull Group. It stands on a hundred piles. Kit Moe drew for the competition. It uses the engine of a crane, and compares itself with nothing.',
  'publications/tides.md':
    'title: Tides\nkind: book\nvenue: Natural Harbours Review\ndate: 2015\nsummary: On tides, in English.\n---\nIda Roe translated it into German, and 2,000 people bought that. The Japanese edition is blue.',
  'education/bsc.md': 'institution: Kiel College\ndegree: Bachelor of Science\nend: 2002\nsummary: Hydraulics.',
  'education/msc.md':
    'institution: Kiel College\ndegree: Master of Science\nend: 2004\nthesis: Waves in basins\nsummary: Final mark 3.9.',
};
const ask = askFixtures('product', 'robotics', 'security');
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  "What was the final mark of her bachelor's degree?",
  'When was she made professor?',
  'When did she publish in Nature?',
  'Who replaced her as head of forecasting?',
  'Why does Limb Works charge so much for the crane?',
  'What did the finance directors want instead of the Tuesday meetings?',
  'What did the audience in Odense ask?',
  'What will the new owner of the pier do with it?',
  'Which mayor corrected her?',
  'Which dentist conducts her choir?',
  'Which two clients refused the visits?',
  'What was the string quartet called?',
  'How old is the barometer in her hallway?',
  'What car does she drive?',
  'Who came second in the contest for Bay Quay?',
  'Who won the competition for the pier?',
  'Who conducted the quartet?',
  'Who translated the Japanese edition?',
  'How many people has she rescued from the lake?',
  'How much honey do the hives give?',
  'How many people read her book in English?',
  "What was Bo Berg's job before the bureau?",
  'What make were the lamps of her office?',
  'Did she get a raise when she became head of forecasting?',
  'How did she get to Prague?',
  'What language will she learn after Japanese?',
])('that something is mentioned tells nothing else of it: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['robotics', 'How did Mads Toft-Lauridsen become head of robotics?'],
  ['product', 'How did Nkechi Obi become director of engineering?'],
  ['security', 'How did Jonas Wieland become chief executive?'],
])('how somebody came to a post is told by no sentence that gives the post: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});
