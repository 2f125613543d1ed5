import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'hardware');
let loom: Corpus;
beforeAll(async () => {
  loom = await openFiles({
    'profile.md': `name: Ada Example
headline: Composer for games in Rotterdam
summary: She writes music for games.
location: Rotterdam, Netherlands
updated: 2026-01-01
---
She plays the viola.`,
    'experience/loom.md':
      'employer: Loom Games\nrole: Composer\nplace: Rotterdam\nstart: 2014\nend: present\nskills: [Reaper, Wwise]\n---\nShe sets the entrance test of the house and reads every score.',
    'experience/helsinki.md':
      'employer: Aalto Sound\nrole: Sound designer\nplace: Helsinki\nstart: 2010\nend: 2013\n---\nFirst post after school.',
    'projects/parliament.md':
      'name: Moth Parliament\nstart: 2015\nend: 2017\nsummary: A game on moths that vote.\nfunding: [Play Fund]\ncollaborators:\n  - name: Bo Reed\n    role: writer\n---\nForty minutes of music.',
    'projects/ferry.md':
      'name: Saltwick Ferry\nstart: 2016\nend: 2018\nsummary: A play on an album of stamps.\n---\nNine scenes.',
    'projects/under.md':
      'name: Underbough\nstart: 2011\nend: 2012\nsummary: A game under a tree.\n---\nHer first game.',
    'open-source/meter.md':
      'name: loopmeter\nlicence: MIT\nauthorship: own\nstart: 2018\nend: 2019\nsummary: Measures loops.\nfunding: [Play Fund]\ncollaborators:\n  - name: Bo Reed\n    role: tester',
    'education/ma.md': 'institution: Leie University\ndegree: Master of Music\nstart: 2008\nend: 2010\n---\nOn loops.',
    'education/cert.md': 'institution: Example Cloud\ndegree: Certificate in audio engines\nend: 2016\n---\nOnline.',
    'publications/bar.md':
      'title: In praise of the empty bar\nkind: talk\ndate: 2019-05-04\nvenue: Score Days\nplace: Helsinki\nsummary: On silence.',
    'publications/loop.md':
      'title: The loop that listens\nkind: talk\ndate: 2022-03-01\nvenue: Game Days\nplace: Ghent\nsummary: On loops.',
    'publications/bubbles.md':
      'title: Twenty thousand bubbles\nkind: article\ndate: 2020-02-01\nvenue: Sound Review\nsummary: On water.',
    'awards/lyre.md': 'title: Silver Lyre\nawarder: Guild of Sound\ndate: 2018\nplace: Vienna',
    'awards/ear.md': 'title: Golden Ear\nawarder: Ear Trust\ndate: 2017\nplace: Utrecht',
  });
});

test.each([
  ['Which talks has she given in Belgium?', /The loop that listens/, /empty bar/],
  ['Which talks has she given in Finland?', /empty bar/, /loop that listens/],
  ['Which awards did she get outside the Netherlands?', /Silver Lyre/, /Golden Ear/],
  ['Which jobs has she had abroad?', /Aalto Sound/, /Loom Games/],
  ['Which universities did she study at?', /Leie University/, /Example Cloud/],
  ['What were her responsibilities at Loom Games?', /entrance test/, /Aalto Sound/],
  ['Which projects did she do with Bo Reed?', /loopmeter/, /Saltwick/],
  ['Which projects were funded?', /loopmeter/, /Saltwick/],
  ['What software does she use?', /Reaper/, /loopmeter/],
  ['Which games did she release after 2015?', /Moth Parliament/, /Underbough|Saltwick/],
] as const)('a list holds what has the place, the kind or the part, and no more: %s', (question, told, wrong) => {
  const { outcome, text } = toAnswer(loom, [question]);
  expect(text).toMatch(told);
  expect(text).not.toMatch(wrong);
  expect(outcome).toBe('answered');
});

test('where no talk lies in the country none is told', () => {
  expect(toAnswer(loom, ['What talks has she given in Germany?']).outcome).toBe('not_in_portfolio');
});

test('jobs abroad are none at home', () => {
  const { text } = ask('hardware', 'Which jobs has she had abroad?');
  expect(text).toContain('Ørestrand');
  expect(text).not.toContain('Steirwerk');
});

test.each([
  'How did she earn a living before she went to Paris?',
  'How did she make a living before she could go to France?',
])('a living is earned at work: %s', (question) => {
  expect(ask('curie', question).text).toMatch(/^- \[Governess/);
});
