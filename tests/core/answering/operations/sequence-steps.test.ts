import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'lamarr');

test.each([
  ['engineer', 'Which jobs did she hold before Lumengrid?'],
  ['engineer', 'Where did she work before Lumengrid?'],
  ['engineer', 'List all employers before Lumengrid.'],
])('several posts before one are all of them, the nearest first: %s, %s', (name, question) => {
  const { cited } = ask(name, question);
  expect(cited).toContain('experience-brightwater');
  expect(cited[0]).toBe('experience-kestrel');
});

test('awards that followed one are all that came later', () => {
  expect(ask('curie', 'Which awards followed the Nobel Prize in Physics of 1903?').cited).toContain(
    'award-nobel-chemistry',
  );
});

test.each([
  ['curie', 'What was her job when she published her first book?', ['experience-professor']],
  ['curie', 'Where was she working when she won her last award?', ['experience-radium-institute']],
])('the first of a kind dates a clause and not what is asked for: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(expect.arrayContaining(ids));
});

test('the one thing before another of its kind is a single entry', () => {
  expect(ask('lamarr', 'Which project came before Samson and Delilah?').cited).toHaveLength(1);
});

test.each(['Who worked with her?', 'Who has collaborated closely with her?', 'Who helped her?'])(
  'who did something with or for the person are those who are named beside her: %s',
  (question) => {
    const { text } = ask('engineer', question);
    expect(text).toContain('Samira Haddou');
    expect(text).not.toContain('Headline');
  },
);

test.each(['Who came after her at Parcelwise?', 'Who succeeded her at Parcelwise?', 'Who followed her at Parcelwise?'])(
  'who came after somebody is told by a sentence, and by no post that followed: %s',
  (question) => {
    const { text, cited } = ask('engineer', question);
    expect(text).toContain('Priya Nandakumar, took over my post');
    expect(cited[0]).toBe('experience-parcelwise');
  },
);

test('where somebody started is the first post, and the next steps follow on it', () => {
  expect(ask('engineer', 'Where did she start?').cited).toEqual(['experience-brightwater']);
  expect(ask('engineer', 'Where did she start?', '', 'And then?').cited).toEqual(['experience-halcyon']);
});

test.each([
  ['curie', 'Where did she study mathematics?', /^- \[Lecturer in physics/],
  ['curie', 'When did she get her doctorate?', /^- \[Chief of laboratory/],
  ['lamarr', 'When was Ecstasy made?', /^- \[Algiers/, 'And her first film after that?'],
] as const)('%s: the first one "after that" follows what was talked about: %s', (name, before, expected, asked?) => {
  expect(ask(name, before, 'See above.', asked ?? 'And her first job after that?').text).toMatch(expected);
});

test.each([
  [
    'engineer',
    'Which projects did she build while at Lumengrid?',
    'and before that?',
    'project-loomcraft',
    'project-timeloop',
  ],
  ['engineer', 'Which awards did she win during her time at Parcelwise?', 'And after?', 'award-maintainers-medal', ''],
  [
    'lamarr',
    'Which films did she make when she worked for MGM?',
    'and after that?',
    'project-copper-canyon',
    'project-ecstasy',
  ],
  ['curie', 'Which awards did she get in 1903?', 'and after that?', 'award-nobel-chemistry', 'award-davy-medal'],
])('"and after that?" asks of the time beyond a stay or a year: %s, %s %s', (name, before, asked, told, untold) => {
  const { cited } = ask(name, before, '', asked);
  expect(cited).toContain(told);
  expect(cited).not.toContain(untold);
});

test('no entry of a list is what came next where nobody knows which of the list is meant', () => {
  const list =
    '- [Boom Town](https://x.example/#project-boom-town)\n- [Comrade X](https://x.example/#project-comrade-x)';
  const { outcome } = ask('lamarr', 'Which films did she make while at MGM?', list, 'what came next?');
  expect(outcome).toBe('not_in_portfolio');
});

test.each(['How long was she there?', 'When did she leave there?', 'Why did she go there?'])(
  'a place that nothing before tells is not guessed: %s',
  (question) => {
    for (const name of ['engineer', 'curie', 'lamarr']) expect(ask(name, question).outcome).toBe('not_in_portfolio');
    const left = ask('engineer', 'When did she work at Parcelwise?', 'From 2014.', 'How long was she there?');
    expect(left.cited).toContain('experience-parcelwise');
  },
);
