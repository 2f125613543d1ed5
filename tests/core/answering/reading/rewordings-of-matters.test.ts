import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const corpus = await openFiles({
  'profile.md':
    'name: Ada Example\nheadline: Ferry designer and pioneer of quiet quays\nsummary: Ada Example designs ferries. The invention she is best known for is the folding ramp.\nupdated: 2026-01-01\n' +
    'contact:\n  email: ada@example.com\n  note: |-\n    ## Availability\n\n    Booked until the end of May. No drafts without pay.\n\n    ## Archive\n\n    The Harbour Library holds her notebooks, which she gave to it in 2020.\n' +
    'notice: Written by her office.',
  'experience/slip.md':
    'role: Head of drawing\nemployer: Slipway\nstart: 2005\nend: 2012\nteam: up to 12 people\nskills: [ferries, ramps]\nsummary: Slipway was bought by Ocean Works in 2013.',
  'projects/quay.md':
    'name: Quay Zero\naka: [the quiet quay]\nstart: 2010\nend: 2012\nrole: Lead\nfunding: [Port of Skarn]\ncollaborators: [Bo Berg]\nskills: [ramps]\nsummary: A quay where wheelchairs board without help.\n---\nBollards of oak, 31 of them, line it. Before: nine minutes to board. After: three.',
  'projects/pier.md': 'name: Pier Nine\nstart: 2014\nend: 2015\nskills: [ramps]\nsummary: A pier for anglers.',
  'open-source/tide.md':
    'name: Tidemark\nstart: 2015\nstatus: Looking for a new owner\nlicence: MIT\ncollaborators: [Bo Berg]\nsummary: Tables of tides.',
  'open-source/knot.md': 'name: Knotwork\nstart: 2016\nstatus: maintained\nlicence: MIT\nsummary: Knots as vectors.',
  'patents/ramp.md': 'number: US 1,111,111\ntitle: Folding ramp\nfiled: 2008\ngranted: 2010\nstatus: granted',
  'patents/bollard.md': 'number: US 1,111,112\ntitle: Soft bollard\nfiled: 2011\ngranted: 2013\nstatus: granted',
  'publications/calm.md': 'title: Calm water\nkind: book\ndate: 2009',
  'publications/rope.md': 'title: On rope\nkind: article\ndate: 2011',
  'awards/doc.md': 'title: Honorary doctorate\nawarder: University of Skarn\ndate: 2019\nreason: Her quays',
});

test.each([
  // What is left of somebody, and what he is
  ['What is her legacy?', 'Headline: Ferry designer'],
  ['What are her main contributions?', 'Headline: Ferry designer'],
  ['What was the high point of her career?', 'Headline: Ferry designer'],
  ['What is she a pioneer of?', 'Headline: Ferry designer'],
  ["What's her line of work?", 'Headline: Ferry designer'],
  ['What is she an expert in?', 'ramps'],
  ['What are her areas of expertise?', 'ramps'],
  // Whom somebody led
  ['How big did the team get?', 'up to 12 people'],
  ['How many people worked under her?', 'up to 12 people'],
  ['What was the headcount of her lab?', 'up to 12 people'],
  // What a thing is for and called
  ['What is Quay Zero for?', 'wheelchairs'],
  ['What problem does Quay Zero solve?', 'wheelchairs'],
  ['What do people call Quay Zero?', 'the quiet quay'],
  ['What was Quay Zero used for?', 'wheelchairs'],
  ['What was the Honorary doctorate for?', 'Her quays'],
  // What became of things
  ['Who took over Slipway?', 'Ocean Works'],
  ['What happened to her notebooks?', 'Harbour Library'],
  ['Which of her open-source projects need a new maintainer?', 'Tidemark'],
  ['Does Tidemark need a maintainer?', 'Looking for a new owner'],
  ['Can I take over Tidemark?', 'Looking for a new owner'],
  // Time that somebody has
  ['Is she available for contract work?', 'Booked until'],
  ['We use Tidemark. Is she available for contract work?', 'Booked until'],
  ['Can she take a project in April?', 'Booked until'],
  ['Does she do unpaid drafts?', 'without pay'],
  ['Which customers has she had?', 'Port of Skarn'],
  ['Which companies has she worked with as a freelancer?', 'Port of Skarn'],
  // Numbers
  ['How many bollards does Quay Zero have?', '31 of them'],
  ['How much time did Quay Zero save?', 'nine minutes'],
  // The portfolio itself
  ['When was this last updated?', '2026'],
  ['Who writes this portfolio?', 'her office'],
  ['She has something to do with ramps - is that right?', 'ramp'],
])('a question in other words is answered as the plain one: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each([
  'What is her most cited publication?',
  'Which publication should I read first?',
  'Which was her biggest project?',
])('what nothing ranks is listed, and no date ranks it: %s', (question) => {
  expect(toAnswer(corpus, [question])).toMatchObject({
    outcome: 'partial',
    text: expect.stringMatching(/^Nothing in the portfolio ranks them/),
  });
});

test('what somebody is best known for is told by the text on the person, of the kind of thing that it names', () => {
  expect(toAnswer(corpus, ['What is her most famous invention?'])).toMatchObject({
    outcome: 'answered',
    cited: ['about'],
  });
  expect(toAnswer(corpus, ['What is her most famous project?'])).toMatchObject({ outcome: 'partial' });
});

test('who made a thing is not who uses it', () => {
  expect(toAnswer(corpus, ['Who uses Tidemark?']).outcome).toBe('not_in_portfolio');
});

test('children are told by a sentence on the person’s own', async () => {
  const ask = async (text: string) =>
    toAnswer(
      await openFiles({
        'profile.md': `name: Jo Doe\nheadline: Baker\nsummary: Bread.\nupdated: 2026-01-01\n---\n\n${text}`,
      }),
      ['Does she have children?'],
    ).outcome;
  expect(await ask('She has two small children.')).toBe('answered');
  expect(await ask('A stall for people who carry a child.')).toBe('not_in_portfolio');
});

test.each(['Is she more of a researcher or more of a teacher?', 'Was she more a chemist than a physicist?'])(
  'what somebody is rather is told by the headline: %s',
  (question) => {
    expect(toAnswer(corpus, [question]).text).toMatch(/^Headline: Ferry designer/);
  },
);

test('one letter of a model stands for what a sentence says of it', async () => {
  const model = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Baker\nsummary: Ada Example bakes.\nupdated: 2026-01-01',
    'approach.md': 'title: Notes\n---\n\nIn the RST model, R is the resting of the dough and S the slow oven.',
  });
  expect(toAnswer(model, ['What does the R in the RST model stand for?']).outcome).toBe('answered');
});
