import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer, toPoints } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const profile =
  'name: Ada Example\nheadline: Engineer\nsummary: She builds winches and the code that runs them.\nupdated: 2026-01-01\ncontact:\n  email: ada@example.org\n  organisation: Winch Trust\n---\nAda Example was born in Kiel in 1970. In 2010 she was at home with her twins, Max and Mia.';
const roles = {
  'experience/navy.md': 'employer: Navy\nrole: Radar technician\nplace: Manila, Philippines\nstart: 1990\nend: 1999',
  'experience/quayhand.md':
    'employer: Quayhand\nrole: Founder\nplace: Bergen, Norway\nstart: 2005\nend: 2009\nsummary: Start-up for winches.',
};
let corpus: Corpus;
let apart: Corpus;
beforeAll(async () => {
  corpus = await openFiles({
    'profile.md': profile,
    'approach.md':
      'title: How she works\n---\n## Machines\n\nMachines strengthen people and should not replace them in their jobs.',
    ...roles,
    'experience/lecturer.md':
      'employer: University of Bergen\nrole: Lecturer\nplace: Bergen, Norway\nstart: 2010\nend: 2014\nsummary: Courses on machines.',
    'projects/trial.md':
      'name: The 1998 trial\nstart: 1998-05-01\nend: 1998-05-01\nsummary: A live show of winches in the harbour, forty minutes long.',
    'projects/reel.md': 'name: Reel\nstart: 1997\nend: 1999\noutcome: Failed in the first storm.',
    'open-source/hoist.md': 'name: Hoist\nstart: 2012\nlicence: MIT',
    'open-source/spool.md': 'name: Spool\nstart: 2013\nlicence: GPL-3.0',
    'publications/brakes.md': 'title: On Brakes\nkind: article\nauthors: [Jo Berg]\ndate: 2013-11',
    'publications/ropes.md': 'title: On Ropes\nkind: article\ndate: 2011',
    'publications/hooks.md': 'title: On Hooks\nkind: article\nauthors: [Ann Lee]\ndate: 2012',
    'patents/reel.md':
      'title: Cable reel\nnumber: US 7,654,321\nstatus: granted\ngranted: 2010-02-02\ncoInventors: [Tim Roe]',
    'patents/hook.md': 'title: Safety hook\nnumber: US 7,654,322\nstatus: granted\ngranted: 2011-02-02',
    'awards/riggers.md': 'title: Riggers Hall of Fame\nawarder: Riggers Weekly\ndate: 2013',
    'awards/ports.md':
      'title: Ports Hall of Fame\nawarder: Port Board\ndate: 2015\n---\nShe entered the Ports Hall of Fame at sea.',
    'awards/smith.md': 'title: Smith of the Year\nawarder: Port Board\ndate: 2016',
  });
  apart = await openFiles({ 'profile.md': profile, 'experience/navy.md': roles['experience/navy.md'] });
});

test.each([
  ['Did she ever start her own company?', /^- \[Founder, Quayhand\]/, /Radar|Lecturer/],
  ['Has she ever set up a business of her own?', /^- \[Founder, Quayhand\]/, /Radar|Lecturer/],
  ['Has she ever worked abroad?', /Manila, Philippines[^]*Bergen, Norway/, /Reel/],
  ['Has she ever worked at a university?', /Lecturer, University of Bergen/, /Radar|Quayhand/],
  ['When did she start working?', /Radar technician, Navy[^]*1990/, /Quayhand/],
  ['Is any of her code public?', /Hoist[^]*Spool/, /Reel/],
  ['What was her biggest failure?', /Reel/, /Hoist/],
  ['Did she publish with anyone else?', /Ann Lee[^]*Jo Berg/, /On Ropes/],
  ['Does she have children?', /twins, Max and Mia/, /Reel/],
  ['Is she in any hall of fame?', /Riggers Hall of Fame[^]*Ports Hall of Fame/, /Smith of the Year/],
  ['Which halls of fame did she enter in 2015?', /Ports Hall of Fame/, /Riggers Hall of Fame/],
  ['On which of her patents is somebody else named as an inventor too?', /Cable reel[^]*Tim Roe/, /Safety hook/],
  ['I want to reuse Spool. Under what licence is it published?', /GPL-3\.0/, /On Brakes/],
  ['How long did the 1998 show last?', /forty minutes/, /Radar/],
  ['Did she want machines to take over people’s jobs?', /should not replace them/, /Radar|Lecturer/],
])('a plain question finds what it means and no list of something else: %s', (question, told, other) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(told);
  expect(text).not.toMatch(other);
});

test.each(['Did she ever start her own company?', 'Has she ever worked at a university?'])(
  'who never did it is not said to have: %s',
  (question) => {
    expect(toAnswer(apart, [question]).outcome).toBe('not_in_portfolio');
  },
);

test('a first line that names the job hides no requirement of the list below it', () => {
  const points = '\n- Radar maintenance\n- Winch design\n- Driving licence class B\nWould she fit?';
  const { text } = toAnswer(corpus, [`We are hiring: Senior Winch Engineer${points}`]);
  expect(toPoints(text)).toEqual(['Radar maintenance', 'Winch design', 'Driving licence class B']);
});

test('behind "we are hiring", a list in one line is one of requirements', () => {
  const { text } = toAnswer(corpus, ["We're hiring: Radar, winches, 5 years of welding. Would she fit?"]);
  expect(toPoints(text).length).toBe(3);
});
