import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'curie');

test.each([
  ['engineer', 'Which positions is she still in?', ['experience-quillpay', 'experience-lecturer']],
  ['engineer', 'Who employs her?', ['experience-quillpay', 'experience-lecturer']],
  ['engineer', 'What is her job?', ['experience-quillpay', 'experience-lecturer']],
])('the present is asked for in many ways: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('posts that are over leave out those that go on', () => {
  const { cited } = ask('engineer', 'Which jobs has she left?');
  expect(cited).toContain('experience-kestrel');
  expect(cited).not.toContain('experience-quillpay');
});

test.each([
  ['engineer', 'Did she win anything in 2021?', ['award-civic-technology-prize']],
  ['engineer', 'What did she win in 2016?', ['award-engineer-of-the-year']],
])('what somebody won are awards: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test.each([
  ['engineer', 'projects in hamburg'],
  ['engineer', 'Did she publish any articles in 2017?'],
  ['engineer', 'Did she win an award in 2012?'],
  ['curie', 'awards in 1915'],
])(
  'a time or place that no entry of the kind is of is refused, asked with or without a question word: %s, %s',
  (name, question) => {
    expect(ask(name, question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
  },
);

test.each([
  ['engineer', 'Which award did Tidewatch win?', 'award-civic-technology-prize'],
  ['engineer', 'How many awards did Tidewatch win?', 'award-civic-technology-prize'],
])('awards are of the work that they were given for: %s, %s', (name, question, id) => {
  const { outcome, cited } = ask(name, question);
  expect({ outcome, cited }).toEqual({ outcome: 'answered', cited: [id] });
});

test.each([
  ['engineer', 'Which articles and chapters did she write?', ['publication-chapter', 'publication-clocks']],
  ['engineer', 'How many articles or chapters are there?', ['publication-chapter', 'publication-clocks']],
])('two kinds of one area are both meant: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited.toSorted()).toEqual(ids);
});

test('beside another area a kind narrows its own alone', () => {
  expect(ask('engineer', 'How many awards and talks are there?').cited).toHaveLength(5);
});

test.each([
  ['engineer', 'List her books.'],
  ['engineer', 'How many books are there?'],
])('entries that are said to be of other kinds are none of the one that is asked for: %s, %s', (name, question) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test.each([['engineer', 'awards since 2016', 'Date: 2016']])(
  'keywords for an area and a time list its entries, and no field that goes by the same word: %s, %s',
  (name, question, told) => {
    expect(ask(name, question).text).toContain(told);
  },
);

test.each([
  ['engineer', 'Which jobs ended in 2014?', ['experience-halcyon']],
  ['engineer', 'Which jobs began in 2014?', ['experience-parcelwise']],
])('posts that began or ended in a year leave out those that only went on: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('those with more than one entry are told from those with one', () => {
  const { text } = ask('curie', 'Who gave her more than one award?');
  expect(text).toContain('Royal Swedish Academy');
  expect(text).not.toContain('Italian Society');
});

test('whoever presented or gave something else is no awarder', () => {
  const { text } = ask('curie', 'Who presented her first note, when, and why not herself?');
  expect(text).toMatch(/^[^\n]*by Gabriel Lippmann/);
  expect(ask('curie', 'Who has honoured her?').text).toContain('- Royal Society');
});

test.each([
  ['engineer', 'Which jobs has she had outside the Netherlands?', ['experience-brightwater', 'experience-halcyon']],
  ['engineer', 'did she work outside of the Netherlands?', ['experience-brightwater', 'experience-halcyon']],
  ['curie', 'Has she worked outside France?', ['experience-governess', 'experience-league-of-nations']],
  ['engineer', 'Awards apart from Engineer of the Year', ['award-civic-technology-prize', 'award-maintainers-medal']],
  ['engineer', 'Which awards were not for Tidewatch?', ['award-engineer-of-the-year', 'award-maintainers-medal']],
])('what is left out stays out: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('of several names that are left out each is, whatever small word begins it', () => {
  const { cited } = ask('engineer', 'Projects except Tidewatch and Never-Stop Routing');
  expect(cited).toContain('project-rosetta');
  expect(cited.filter((id) => /tidewatch|never-stop/.test(id ?? ''))).toEqual([]);
});

test('a list is turned round where the newest is wanted first', () => {
  const { cited } = ask('engineer', 'List her awards newest first.');
  expect(cited).toEqual(['award-maintainers-medal', 'award-civic-technology-prize', 'award-engineer-of-the-year']);
});

test('what companies do is asked of texts, and lists no posts', () => {
  expect(ask('engineer', 'What do companies pay?').cited).not.toContain('experience-brightwater');
});

test.each([
  ['engineer', 'Which jobs lasted less than two years?', ['experience-lumengrid']],
  ['engineer', 'Which awards were worth more than 5,000 euros?', ['award-civic-technology-prize']],
])('entries are picked by how long or how large they were: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited.toSorted()).toEqual(ids);
});

test.each([
  ['Which awards were not in 1990?', ['award-b', 'award-c']],
  ['Awards before 1995, but not from 1990', ['award-b']],
])('a year that is left out is left out: %s', async (question, ids) => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Writer\nsummary: Ada Example writes.\nupdated: 2026-01-01\n---\nAda Example writes.',
    'awards/a.md': 'title: Iron Rivet\nawarder: Guild of Smiths\ndate: 1990',
    'awards/b.md': 'title: Oak Plank\nawarder: Guild of Carpenters\ndate: 1992',
    'awards/c.md': 'title: Tin Cup\nawarder: Guild of Cooks\ndate: 1998',
  });
  expect(toAnswer(corpus, [question]).cited).toEqual(ids);
});

test('a sum is one of its currency, by the sign or by the name', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Writer\nsummary: Ada Example writes.\nupdated: 2026-01-01\n---\nAda Example writes.',
    'awards/a.md': 'title: Iron Rivet\nawarder: Guild of Smiths\ndate: 2016\namount: 9,000 euros',
    'awards/b.md': 'title: Oak Plank\nawarder: Guild of Carpenters\ndate: 2017\namount: €20,000',
    'awards/c.md': 'title: Tin Cup\nawarder: Guild of Cooks\ndate: 2018\namount: EUR 200',
  });
  const { cited } = toAnswer(corpus, ['Which awards were worth more than 5,000 euros?']);
  expect(cited).toEqual(['award-a', 'award-b']);
});

test('a question that doubts the entries themselves is shown them', () => {
  expect(ask('curie', 'Has she no awards?').text).toContain('Nobel Prize in Physics');
});
