import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

let corpus: Corpus;

beforeAll(async () => {
  corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Physicist\nsummary: Ada Example measures ice.\nupdated: 2026-01-01\n---\nAda Example measures ice.',
    'experience/polar.md':
      'employer: Polar Institute of Bergen\nrole: Director\nstart: 2010\nend: 2014\nplace: Bergen, Norway\nskills: [running a laboratory, Python]\nsummary: Led the ice group.',
    'experience/kolm.md':
      'employer: Kolm Laboratory\nrole: Physicist\nstart: 2004\nend: 2009\nplace: Turku, Finland\nskills: [cryostats, Fortran]\nsummary: Measured sea ice.',
    'experience/shop.md':
      'employer: Frost Instruments\nrole: Engineer\nstart: 2015\nend: present\nplace: Tromsø, Norway\nskills: [soldering, C]\nsummary: Builds thermometers.',
    'education/oregon.md':
      'institution: Oregon State University\ndegree: B.S.\nfield: Physics\nend: 2000\nhonours: [Sigma Tau, Blue Key]\nsummary: He belonged to the states committee.',
    'education/turku.md':
      'institution: University of Turku\ndegree: Ph.D.\nfield: Physics\nend: 2004\nhonours: [Sigma Xi]\nsummary: Member of the honour society Sigma Xi.',
    'awards/ice.md': 'title: Ice Medal\nawarder: Guild of Measurers\ndate: 2012',
  });
});

test('an employer is of the kind that its name says before one is by its skills', () => {
  expect(toAnswer(corpus, ['Which laboratories did she work in?']).text).toMatch(/^- \[Physicist, Kolm Laboratory\]/);
});

test.each([
  ['In which states and cities did she work?', 'Turku', 'Tromsø'],
  ['Which honour societies was she a member of?', 'Blue Key', 'Sigma Xi'],
  ['What honours did she graduate with?', 'Blue Key', 'Sigma Xi'],
])('two kinds that are asked for together are both told: %s', (question, one, other) => {
  const { text } = toAnswer(corpus, [question]);
  expect(text).toContain(one);
  expect(text).toContain(other);
});

test('the start of a degree is no age where no birth is told', () => {
  expect(toAnswer(corpus, ['At what age did she get her doctorate?']).outcome).toBe('not_in_portfolio');
});
