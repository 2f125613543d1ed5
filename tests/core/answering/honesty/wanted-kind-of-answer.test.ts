import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles, openPortfolio } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Bridge engineer\nsummary: Ada Example builds footbridges.\nupdated: 2026-01-01\n---\nAda Example was born in Cork in 1960 and died in Oslo in 2031. Her daughter was small when she moved to Oslo in 1990.',
  'experience/harbour.md':
    'role: Harbour engineer\nemployer: Port of Turin\nstart: 1990\nend: 1999\nplace: Turin\n---\nShe never asked for a salary or a budget in writing. The port refused to pay for the northern quay. She left because the port had no more work for bridges.',
  'projects/museum.md':
    'name: Canal Museum\nstart: 2001\nend: 2005\n---\nThe Canal Museum, opened in 2005, stands on steel legs above a lock.\n\nIts roof has 64 windows of coloured glass.',
  'projects/tower.md':
    'name: Lantern Tower\nstart: 2007\nend: 2010\nsummary: A slender tower with a lantern at its top.\n---\nThe lantern of the tower was lit in 2010 and is available for old and young alike. The tower rises 48 metres above the quay.',
  'projects/ferry.md':
    'name: Ferry Landing\nstart: 2011\nend: 2013\n---\nShe drew a landing for the harbour ferry. The landing closed in 2018.',
  'projects/swing-bridge.md':
    'name: Swing Bridge\nstart: 2014\nend: 2016\nrole: Designer\n---\nThe deck of the swing bridge carries trams and turns on a pier.\n\nAt most 12 tonnes may stand on the bridge.\n\nThe harbour council bought a winch for the swing bridge, which cost 9,000 euros.',
  'projects/pier.md': 'name: Long Pier\nstart: 2017\nend: 2019\n---\nA pier of 310 m with a lamp at its head.',
  'approach.md':
    '---\nShe draws by night.\n\n## Loads\n\nA quiet load, which she measures on her own bridges, is what a bridge bears at night.\n\nThe quiet load of a footbridge is written on a plate.',
  'awards/thanks.md':
    'title: Hall of Thanks, Harbour Clinic\nawarder: Harbour Clinic\ndate: 2018\nsummary: A framed letter for finding a leak below the quay.',
  'awards/nail.md': 'title: Golden Nail\nawarder: Guild for Tools\ndate: 2019',
  'publications/loads.md': 'title: Lessons of the Quiet Load\nkind: talk\ndate: 2013\nsummary: A talk on plates.',
  'publications/handbook.md':
    'title: Handbook of Footbridges\nkind: book\ndate: 2012\nsummary: A handbook for students of footbridges.',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

function ask(question: string) {
  return toAnswer(corpus, [question]);
}

test.each([
  ['a year is no count', 'How many visitors does the museum on legs above the lock receive?'],
  ['a thing without its height is not high', 'How high is the museum on steel legs?'],
  ['a price of one thing is none of another', 'How much did the lantern of the tower cost?'],
  ['what happened is not its own reason', 'Why did the harbour landing close?'],
  ['a salary that is only spoken of is no sum', 'How much is her salary?'],
  ['nor is a budget', 'How large was her budget?'],
  ['a sentence without a name tells not who', 'Who painted the landing for the ferry?'],
  ['the person is not who else did it', 'Who else drew a landing for the harbour ferry?'],
  ['a sentence without a name tells not which', 'Which newspaper wrote about the harbour ferry landing?'],
  ['a sentence without a saying is no reply', 'What did the harbour council reply about the ferry landing?'],
  ['readiness to help is a matter of the person', 'Is she available for hire?'],
  ['a unit counts only what it is of', 'How many windows of steel does the roof of the museum have?'],
])('a sentence without the kind of answer is none: %s', (_, question) => {
  expect(ask(question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['a sum beside its thing', 'How much did the winch cost?', /9,000 euros/],
  ['a number beside what it counts', 'How many windows does the roof of the museum above the lock have?', /64/],
  ['a reason behind a "because"', 'Why did she leave the port?', /because/],
  ['somebody before the deed, by whatever word', 'Who bought a winch for the swing bridge?', /council bought/],
  ['a birth beside the death', 'How old was she when she died?', /born in Cork in 1960 and died/],
  ['the person herself', 'Who drew a landing for the ferry?', /She drew/],
])('%s is an answer', (_, question, expected) => {
  const { outcome, text } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test('a passage that holds the kind of answer comes before one that only says more of the question', () => {
  const { outcome, text } = ask('How many tonnes does the deck of the swing bridge carry?');
  expect(outcome).toBe('answered');
  expect(text).toMatch(/^.*12 tonnes/);
});

test('of a long passage the sentence is quoted that holds the kind of answer', async () => {
  const founder = await openPortfolio('tests/support/portfolios/founder', 'https://portfolio.example');
  const { text } = toAnswer(founder, ['Why did she quit the staff job at Brightwater?']);
  expect(text).toMatch(/^.*I left because/);
});

test('what a thing is is told by the sentence that begins with it', () => {
  expect(ask('What is a quiet load?').text).toMatch(
    /^A quiet load, which she measures[^]*bears at night\. \(\[Approach\]/,
  );
});

test('what an award was given for is a reason', () => {
  const { outcome, text } = ask('Why did the Harbour Clinic thank her?');
  expect(outcome).toBe('answered');
  expect(text).toContain('for finding a leak');
});

test('a giver with "for" in its name is no reason', () => {
  expect(ask('Why did the guild give her the Golden Nail?').outcome).toBe('not_in_portfolio');
});

test('beside an entry that has what is asked for, one that has not is told by what it is', () => {
  const { text } = ask('How does her part in Swing Bridge compare with her part in Lantern Tower?');
  expect(text).toContain('A slender tower with a lantern');
});

test.each([
  ['whoever gave a prize was not founded by himself', 'Who founded the Guild for Tools?'],
  ['an employer is no teacher', 'Who trained her at the Port of Turin?'],
  ['what a thing weighs is no width', 'How heavy is the lantern of the tower?'],
  ['a turn is no speed', 'How fast does the deck of the swing bridge turn?'],
  ['what stands on a quay is made of nothing told', 'Which metal is the lantern of the tower made of?'],
  ['a handbook is in no language that is told', 'Into which languages has the handbook been put?'],
  ['a price is no make', 'What make is the winch of the harbour council?'],
  ['a price is no instrument', 'Which instrument does she play?'],
])('a thing of another kind is no answer: %s', (_, question) => {
  expect(ask(question).outcome).toBe('not_in_portfolio');
});

test('how long a thing is is told by its metres and not by its years', () => {
  expect(ask('How long is the Long Pier?').text).toContain('310 m');
});

test('"when" inside a question asks for no date, and behind "and" it does', async () => {
  const curie = await openPortfolio('tests/support/portfolios/curie', 'https://portfolio.example');
  expect(toAnswer(curie, ['What happened when pitchblende proved more active?']).text).toMatch(
    /^When pitchblende proved/,
  );
  expect(toAnswer(curie, ['Where and when was radium discovered?']).text).toContain('1898');
});
