import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'curie');
const profile = (text: string) =>
  openFiles({ 'profile.md': `name: Jo Doe\nheadline: Baker\nsummary: Bread.\nupdated: 2026-01-01\n---\n\n${text}` });

test.each(['What are her hobbies?', 'What does she do in her spare time?', 'What do you do for fun?', 'hobbies'])(
  'what is done beside the work stands under a heading that says so: %s',
  (question) => {
    expect(ask('engineer', question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining('I weave') });
  },
);

test.each([
  'Where did she grow up?',
  'Where was she raised?',
  'Where is she from?',
  'Where did she spend her childhood?',
])('a childhood is told by the sentence on it: %s', (question) => {
  expect(ask('engineer', question).text).toContain('Sunderland');
});

test.each(['Where was she raised?', 'Where did she grow up?', 'What inspired her?', 'What pronouns does she use?'])(
  'a sentence that shares a word with a question on a life is no answer: %s',
  (question) => {
    expect(ask('curie', question).outcome).toBe('not_in_portfolio');
  },
);

test('a town where somebody grew up only places what else is asked', () => {
  expect(ask('curie', 'What is the hospital in the town where she grew up?').text).toContain('Warsaw');
});

test('what is asked of somebody else’s life is not told of the person’s', () => {
  expect(ask('engineer', 'Where did Lukas Brandt grow up?').outcome).toBe('not_in_portfolio');
});

test.each(['Does he need a visa?', 'Does he have the right to work in the UK?', 'What is his nationality?'])(
  'a citizenship that somebody holds tells where he may work: %s',
  async (question) => {
    const corpus = await profile('I hold British citizenship and do not need visa sponsorship.');
    expect(toAnswer(corpus, [question])).toMatchObject({
      outcome: 'answered',
      text: expect.stringContaining('British'),
    });
  },
);

test('pronouns are told as they are written', async () => {
  expect(toAnswer(await profile('Jo uses they/them.'), ['What pronouns does Jo use?']).text).toContain('they/them');
});

test.each([
  ['What does she do outside work?', '## Off the clock\n\nBell ringing, mostly.', 'Bell ringing'],
  ['What are her hobbies?', '## Personal\n\nA small allotment and three hens.', 'allotment'],
  ['hobbies?', 'She plays the cello and has run the Oslo marathon twice.', 'cello'],
])(
  'what is done beside the work is known by its heading and by the pastime itself: %s',
  async (question, text, told) => {
    expect(toAnswer(await profile(text), [question])).toMatchObject({
      outcome: 'answered',
      text: expect.stringContaining(told),
    });
  },
);

test('a section on personal matters is none on customers or on what was done personally', async () => {
  const corpus = await profile('Jo runs a bakery.\n\n## Personal\n\nTwo cats and an old boat, since 2019.');
  expect(toAnswer(corpus, ['How many customers did it have?']).text).not.toContain('cats');
  expect(toAnswer(corpus, ['Has she personally taken a loaf through approval?']).text).not.toContain('cats');
});

test.each(['What religion is she?', 'What is her religion?'])(
  'a private matter is told by the sentence under its heading: %s',
  async (question) => {
    const told = await profile('## Religion\n\nRaised a Quaker, she still goes to meeting on Sundays.');
    expect(toAnswer(told, [question])).toMatchObject({ outcome: 'answered', text: expect.stringContaining('Quaker') });
  },
);
