import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'founder');

const profile =
  'name: Ada Example\nheadline: Ferry designer\nsummary: Ada Example designs ferries.\nupdated: 2026-01-01\n' +
  'contact:\n  email: ada@example.com\n  note: |-\n    ## Rates\n\n    A day costs 900 euros; museums pay half.\n' +
  '---\n\nI grew up on an island. In 2001 my uncle missed the last boat, and I decided to draw better timetables.';
const corpus = await openFiles({
  'profile.md': profile,
  'approach.md':
    'title: Notes\n---\n\n## Sail first\n\nA day on the water comes before the first line.\n\n## Quays are not decoration\n\nA ramp is drawn in the first week.',
  'experience/slip.md':
    'role: Ferry designer\nemployer: Slipway\nstart: 2005\nend: present\nsummary: Draws ferries for people.',
  'projects/quay.md':
    'name: Quay Zero\nstart: 2010\nend: 2012\nsummary: A quay with a roof for hands-on repairs of boats.',
  'education/quays.md': 'institution: Institute of Quays\ndegree: Certificate\nend: 2011',
});

test.each([
  ['How does she work?', 'A day on the water'],
  ['How does she start a project?', 'A day on the water'],
  ['What is her way of working?', 'A day on the water'],
  ['What is she like as a leader?', 'A day on the water'],
  // An opinion, and no record with its noun
  ['What does she think of quays?', 'A ramp is drawn'],
  ['What is her quay philosophy?', 'A ramp is drawn'],
  ['How does she approach quays?', 'A ramp is drawn'],
  // What drove somebody
  ['What was her goal in life?', 'I decided'],
  ['What drove her?', 'I decided'],
  ['Why did she become a ferry designer?', 'I decided'],
  ['How did she become a designer?', 'I decided'],
  ['What does she charge?', '900 euros'],
  ['What does Ada charge per day?', '900 euros'],
])('how somebody works, thinks and was moved is told by the pages on it: %s', (question, told) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(new RegExp(`^[^\\n]*${told}`));
});

test.each([
  'Is she a hands-on person?',
  'What kind of person is she to work with?',
  'How did her colleagues describe her?',
  'What drew her to quays?',
])('what only others could say is not taken from a sentence that shares a word: %s', (question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test('an opinion is on what it is asked about, though the portfolio lists such things', () => {
  expect(ask('curie', 'What did she think of patents?').text).toMatch(/^[^\n]*no patent/);
  expect(ask('curie', 'What did she think of films?').cited).not.toContain('approach');
});

test.each(['What was her goal in life?', 'What made her tick?', 'How did people react to The Conspirators?'])(
  'what moved somebody or an audience is not guessed: %s',
  (question) => {
    expect(ask('lamarr', question).outcome).toBe('not_in_portfolio');
  },
);

test.each(['Why did she move the quay?', 'Why is Quay Zero of wood?'])(
  'a way to an end is a reason: %s',
  async (question) => {
    const harbour = await openFiles({
      'profile.md': profile,
      'projects/quay.md':
        'name: Quay Zero\nstart: 2010\nsummary: She moved the quay as a way to shorten the walk. It is of wood in a harbour where salt defeated concrete.',
    });
    expect(toAnswer(harbour, [question]).outcome).toBe('answered');
  },
);

test.each(['Do you use AI?', 'What is your AI policy?', 'Can AI write your code?'])(
  'how it is with thinking machines is told where the person speaks of it: %s',
  (question) => {
    expect(ask('engineer', question).text).toMatch(/^I let AI assistants write test scaffolding/);
  },
);

test('the biggest mistake is one that the person calls so', () => {
  expect(ask('founder', 'What was your biggest mistake?').text).toContain('entirely my fault');
});

test.each([
  ['engineer', 'What is her opinion on remote work at Google?'],
  ['founder', 'What is her stance on remote work at Google?'],
])('an opinion is told by no terms of work: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each(['What does she think of Jira?', 'What is her take on federated learning?'])(
  'a list of skills tells no opinion: %s',
  async (question) => {
    const opened = await openFiles({
      'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\nupdated: 2026-01-15',
      'experience/a.md':
        'role: Engineer\nemployer: Hallmark\nstart: 2015-03\nend: 2018-03\nskills: [Jira, federated learning]\nsummary: Ward software.',
      'approach.md':
        'title: How I work\nsummary: Slow water first.\n---\n\n## Reviews\n\nI never review a change on a Friday.',
    });
    expect(toAnswer(opened, [question]).outcome).toBe('not_in_portfolio');
    expect(toAnswer(opened, ['What does she think of reviews?']).text).toContain('never review');
  },
);
