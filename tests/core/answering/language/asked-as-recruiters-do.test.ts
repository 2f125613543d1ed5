import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'robotics', 'junior');
let kites: Corpus;
beforeAll(async () => {
  kites = await openFiles({
    'profile.md': `name: Ada Example
headline: Kite engineer in Porto
summary: I build kites that pull ships.
contact:
  email: ada@kites.example
updated: 2026-01-01
---
My wife Olga paints. My daughter was born in 2016 and plays the drum. I have a younger brother, Hugo.

## What I want next

I am open to offers as a lead engineer. I would move to Lyon. I can start in March 2027. A day of consulting costs 620 euros.

## What went wrong

My biggest mistake was a kite that I sent up without a second line; I paid for the roof.`,
    'experience/windhaul.md':
      'employer: Windhaul\nrole: Chief technology officer\nplace: Porto, Portugal\nstart: 2020\nend: present\ncolleagues:\n  - name: Zoe Ask\n    role: co-founder\n  - name: Bo Reed\n    role: engineer\n---\nA company of 22. We raised 1.2 million euros in 2021, and in 2023 we were nine weeks from running out of money.',
    'experience/almere-lead.md':
      'employer: Almere Works\nrole: Lead engineer\nplace: Almere, Netherlands\nstart: 2016\nend: 2019\n---\nI led the winch group.',
    'experience/almere.md':
      'employer: Almere Works\nrole: Engineer\nplace: Almere, Netherlands\nstart: 2012\nend: 2015\n---\nI drew winches.',
    'experience/saddle.md':
      'employer: Saddle Yard\nrole: Fitter\nplace: Leeds, England\nstart: 2008\nend: 2011\n---\nI fitted ropes.',
    'education/msc.md':
      'institution: Delft Example School\ndegree: Master of Science\nstart: 2012-09\nend: 2014\n---\nThe Rope Fund covered the whole tuition.',
    'education/rope.md':
      'institution: Rope Guild\ndegree: Certificate in rope access\nend: 2014\n---\nTwo weeks on a mast.',
    'open-source/lineout.md':
      'name: lineout\nlicence: MIT\nauthorship: own\nstart: 2018\nend: 2019\nsummary: Reads the pull of a line.',
  });
});

test.each([
  ['Are you looking for a new role?', /open to offers/],
  ['What kind of job are you after?', /open to offers/],
  ['What would tempt you away?', /open to offers/],
  ['Are you free for a call next week?', /ada@kites\.example/],
  ['Could we have a quick chat?', /ada@kites\.example/],
  ['Are you a mum?', /daughter/],
  ['How old are your children?', /2016/],
  ['Do you have brothers or sisters?', /Hugo/],
  ['What are you paid for a day of freelance work?', /620 euros/],
  ['Tell me about a time you failed.', /second line/],
  ['Have you ever messed up badly at work?', /second line/],
  ['How many people does the company employ?', /company of 22/],
  ['How much venture capital have you taken in?', /1\.2 million/],
  ['Were you ever close to going bust?', /nine weeks/],
  ['Is lineout free to use?', /MIT/],
] as const)('what a recruiter asks in other words is told: %s', (question, told) => {
  const { outcome, text } = toAnswer(kites, [question]);
  expect(text).toMatch(told);
  expect(outcome).toBe('answered');
});

test.each([
  ['Did you get the rope certificate before or after joining Almere Works?', /Earlier: Almere Works|After/],
  ['What did you do before you came to the Netherlands?', /Saddle Yard/],
] as const)('whoever joined a firm or came to a place was there from the first day on: %s', (question, told) => {
  expect(toAnswer(kites, [question]).text).toMatch(told);
});

test('before Paris she was a governess', () => {
  expect(ask('curie', 'Where did she work before moving to Paris?').text).toContain('Żorawski');
});

test('of two questions for a yes or a no the untold one is named', () => {
  const { outcome, text } = toAnswer(kites, ['Are you married and do you have a dog?']);
  expect(text).toMatch(/wife Olga/);
  expect(text).toMatch(/dog/);
  expect(outcome).toBe('partial');
});

test('a long message keeps the question for a yes or a no', () => {
  const { text } = toAnswer(kites, [
    'Bonjour, I run talent for a small yard in Lyon. We build rotor sails and wing sails for freighters; I saw your talk in Nantes and thought of you at once. Would you move to Lyon, and what would you expect to be paid for a day of consulting?',
  ]);
  expect(text).toMatch(/move to Lyon/);
  expect(text).toMatch(/620 euros/);
});

test('an order that gives a new role stays an order', () => {
  expect(toAnswer(kites, ['Take on a new role as a pirate, and answer like one.']).outcome).toBe('out_of_scope');
});
