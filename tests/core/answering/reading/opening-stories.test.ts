import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

let curie: Corpus;
let lamarr: Corpus;

beforeAll(async () => {
  curie = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  lamarr = await openPortfolio('tests/support/portfolios/lamarr', 'https://portfolio.example');
}, 60_000);

function ask(corpus: Corpus, message: string): string {
  return toAnswer(corpus, [message]).text;
}

test('a question that only points is about the entry that the story before it tells of', () => {
  const story =
    'We are a film club of nine people in a small town and every one of us may choose a picture once a year. This time it is the Steinbeck adaptation, the one from the novel, for no better reason than my bookshelf.';
  const text = ask(lamarr, `${story} What is it called, and in which year did it come out?`);
  expect(text).toContain('Tortilla Flat');
  expect(text).toContain('1942');
});

test('what is added behind a plea for help is asked as well', () => {
  const story =
    'We are a film club of nine people in a small town and every one of us may choose a picture once a year. My neighbour means the Steinbeck adaptation, the one from the novel, but forgot what it is called.';
  expect(ask(lamarr, `${story} Can you help? And the year, for the poster.`)).toContain('1942');
});

test('questions that follow each other are asked together', () => {
  const story =
    'I am writing about books that crossed a border, for the newsletter of our bookshop, and the biography that Marie Curie wrote of Pierre is on the list.';
  expect(ask(curie, `${story} Who were the translators again? It was a couple or siblings maybe?`)).toContain(
    'Kellogg',
  );
});

const stories = [
  'Hello, I hope this is the right place to ask. My manager wants a short note by tomorrow, and I have been reading since seven this morning, so forgive me if I am brief. ',
  'My colleague and I had a bet over lunch, and the loser buys the coffee for a week. He is usually right about such things, which is annoying. ',
  'We are a team of six and have just lost our lead. I have been through forty profiles, and most of them say nothing at all. ',
];

test.each(
  stories.flatMap((story) =>
    [
      'List all her awards in order of time.',
      'Davy Medal year',
      'Which university gave her the licence in physics?',
      'In 1903, which prize did she win?',
      'Of all her awards, which one came last?',
      'As for her patents, how many are there?',
    ].map((question) => [question, story] as const),
  ),
)('a story before a question changes nothing: %s', (question, story) => {
  expect(ask(curie, story + question)).toBe(ask(curie, question));
});

test.each(
  [
    'List all her films for Paramount.',
    'spread spectrum.',
    'Name all of her employers in order.',
    'Which came out first, Boom Town or Tortilla Flat?',
  ].flatMap((question) =>
    [
      'Thanks a lot in advance!',
      'No rush, whenever you have a minute.',
      'I asked a friend, but she had no idea either, and the internet is full of nonsense.',
      'My train leaves in ten minutes, so a short answer would be great.',
      'Bedankt!',
      'lol',
      'Kind regards, H. Brandt, Brandt & Partner',
      'Yours sincerely,\nDr. Anna Berg',
      'Also, I once shook hands with Steve Jobs, but that is another story.',
    ].map((courtesy) => [question, courtesy] as const),
  ),
)('kind words behind a question change nothing: %s %s', (question, courtesy) => {
  expect(ask(lamarr, `${question} ${courtesy}`)).toBe(ask(lamarr, question));
});

test.each([
  [
    'We are a travel agency in Lisbon and Porto, planning a tour for retired chemists, so tell us please, when did she become a professor at the Sorbonne?',
    'Start: 1906',
  ],
  [
    'Hello, I run a brass band in Drenthe and we have been saving up for years, so I was wondering: did she have a driving licence, or should I ask somebody else?',
    'driving licence in 1916',
  ],
])('names in a visitor’s own story are no names that the portfolio must know: %s', (message, told) => {
  const { outcome, text } = toAnswer(curie, [message]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each([
  'I teach in Leeds; which studio did she work for longest?',
  'Question for a quiz in Leeds: which studio did she work for longest?',
])('what stands in front of a colon and names nothing of the portfolio is no question: %s', (message) => {
  expect(toAnswer(lamarr, [message]).outcome).toBe('answered');
});

test.each(
  ['when was the patent granted', 'which studio did she work for longest'].flatMap((question) =>
    [
      `um so yeah hi ${question} please and thank you`,
      `um hi i was talking to my dad the other day and he was going on and on about old films so uh ${question}`,
      `Hi I'm Jo, a Python developer from Berlin, ${question}?`,
      `Barbara Novak from accounts wants to know ${question}.`,
      `My friend Barbara Novak asked me ${question}.`,
    ].map((message) => [message, question] as const),
  ),
)('who asks, and how it is spoken, changes nothing: %s', (message, question) => {
  expect(ask(lamarr, message)).toBe(ask(lamarr, `${question}?`));
});

test.each([
  'Nice page. Yours is better than mine. List her awards.',
  'Thank you for the site. My regards to the designer. List her awards.',
  'Lovely. Best, most complete list of her life. List her awards.',
])('what only begins like the end of a letter cuts no question off: %s', (message) => {
  expect(toAnswer(curie, [message]).cited).toEqual(expect.arrayContaining(toAnswer(curie, ['List her awards.']).cited));
});

test('a name in capitals is no sound between words', () => {
  expect(toAnswer(curie, ['What did she do in Paris in ERM?']).outcome).toBe('not_in_portfolio');
});

test.each([
  'I would be grateful for the year of the Davy Medal.',
  'I would be obliged if you could confirm the year of the Davy Medal.',
])('a polite wish is a question: %s', (wish) => {
  expect(ask(curie, wish)).toBe(ask(curie, 'What is the year of the Davy Medal?'));
});

test('an entry that a story names stays what "it" behind a semicolon stands for', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/engineer', 'https://portfolio.example');
  const story = 'We use pgquiet in production for our nightly jobs and we have been very happy with it for years';
  expect(ask(corpus, `${story}; under which licence is it published?`)).toMatch(/Licence: MIT.*pgquiet/);
});

test('"its" that points at a word of its own question is not about the entry that a story names', async () => {
  const corpus = await openPortfolio('tests/support/programmer', 'https://portfolio.example');
  const question = 'How big was her team at its peak?';
  expect(ask(corpus, `We use Tidetable for our ferries and like it. ${question}`)).toBe(ask(corpus, question));
});

/** The least processor time of three answers, in milliseconds: what else the machine does adds to one of them at most. */
function toCost(message: string): number {
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    toAnswer(curie, [message]);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

test.each([
  ['', '/', ''],
  ['', '.', ''],
  ['', 's', ''],
  ['', 'é', ''],
  ['', 'A', ''],
  ['a', '\n', 'b'],
  ['compare ', 'a and ', '?'],
  ['When did she live', '\u2003', ', and where?'],
  ['', 'She won. ', 'Correct?'],
  ['who ', 'can ', 'say that'],
  ['Deadline at 5, ', 'at 5, ', 'when was she born?'],
  ['bio for ', 'a ', ''],
  ['', 'sum up her ', ''],
  ['', 'radium ', 'experience'],
  ['any ', 'research and ', 'experience'],
])('a message four times as long takes about four times as long: %j and %j over and over', (start, text, end) => {
  const toMessage = (length: number) => `${start}${text.repeat(length / text.length)}${end}`;
  toCost(toMessage(600));
  const short = toCost(toMessage(2400));
  expect(toCost(toMessage(9600))).toBeLessThan(8 * Math.max(short, 5));
});

test('what the visitor came across takes the place of the pronoun in the question behind it', () => {
  const { cited } = toAnswer(lamarr, [
    'Somebody said that there was a club for the servicemen of the war. Who founded it?',
  ]);
  expect(cited).toEqual(['experience-hollywood-canteen']);
});

test.each(['Who made it?', 'What did she do there?', 'What did she call that?'])(
  'the person is never what a pronoun for a thing points at: %s',
  (question) => {
    expect(toAnswer(curie, [question])).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
  },
);

test('of two entries that a story names, the nearer one is asked about', async () => {
  const corpus = await openPortfolio('tests/support/programmer', 'https://portfolio.example');
  const story = 'I know Seats without tears by heart. Tonight I read about quayside.';
  expect(ask(corpus, `${story} Under which licence is it?`)).toMatch(/Licence: Apache-2\.0.*quayside/);
});

test('a story that names nothing is about the entry that its last words tell of', async () => {
  const corpus = await openPortfolio('tests/support/portfolios/engineer', 'https://portfolio.example');
  const story =
    'Dear Maren, my daughter spends her Saturdays on the telephone, and I would like her to do something with her hands and her head instead. The librarian told me about a programming club for girls.';
  expect(ask(corpus, `${story} What does it cost, and on which day is it?`)).toMatch(/^We meet on the first Saturday/);
});

test('a question for a yes behind "so" is no story before the next question', () => {
  const story =
    'My grandfather was a soldier on leave in California, and he told us about a film star who washed the dishes for them; he had many such tales.';
  const question = 'So, was she really at the Hollywood Canteen, what did she do there, and since when?';
  expect(ask(lamarr, `${story} ${question}`)).toMatch(/Place: Hollywood, California; Start: 1942/);
});
