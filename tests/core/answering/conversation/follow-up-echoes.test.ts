import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer', 'founder', 'curie', 'lamarr', 'nightingale');

const left = ['When did she leave Parcelwise?', 'In December 2017.'];

test.each([
  [
    'engineer',
    ['What year did she start at Lumengrid?', 'In 2021.', 'sorry, I meant Parcelwise'],
    'Start: September 2014',
  ],
  ['engineer', [...left, 'And Lumengrid?'], 'End: March 2023'],
  ['engineer', [...left, 'And Lumengrid?', 'In March 2023.', 'what about Kestrel Home Care?'], 'End: November 2020'],
  ['nightingale', ['When did she leave the War Office?', 'In 1856.', 'and Scutari?'], 'End: 28 July 1856'],
  [
    'curie',
    ['Who awarded her the Davy Medal?', 'The Royal Society.', 'Same question for the Willard Gibbs Award.'],
    'American Chemical Society',
  ],
])('a name alone asks the question before of another entry: %s, %j', (name, turns, said) => {
  expect(ask(name, ...turns).text).toContain(said);
});

test('a question that goes back to an entry is asked of that entry', () => {
  const turns = [...left, 'And when did she receive the Dutch Civic Technology Prize?', 'In 2021.'];
  const { text } = ask('engineer', ...turns, 'Going back to Parcelwise for a moment: what was her actual title there?');
  expect(text).toMatch(/^Role: Senior backend engineer\./);
});

test.each([
  ['founder', ['What was the first job she ever had?', 'Kestrel Payments.', 'and the next one?'], 'Brightwater Cloud'],
  [
    'curie',
    ['When did she receive the Davy Medal?', 'In 1903.', 'What was the next award after that one?'],
    'Matteucci Medal',
  ],
])('the next one is the next entry of its kind: %s', (name, turns, said) => {
  expect(ask(name, ...turns).text).toContain(said);
});

test.each([
  ['engineer', ['Was she at Lumengrid?', 'Yes, since June 2021.', 'And until?'], 'End: March 2023.'],
  [
    'engineer',
    ['What was her position at Lumengrid?', 'Senior engineer.', 'how long did that last'],
    '1 year and 9 months',
  ],
  [
    'engineer',
    ['When did "Four minutes wrong" come out?', 'In 2023.', 'where was it published then'],
    'Systems Quarterly',
  ],
  ['engineer', ['What is the licence of driftclock?', 'Apache-2.0.', 'Great. Got a link to the code?'], 'Repository: '],
  ['engineer', ['When was "Simulate tomorrow tonight" given?', 'In 2025.', 'did she do that alone'], 'Samira Haddou'],
  [
    'engineer',
    [
      'When was the patent on deterministic replay of concurrent ledger transactions filed?',
      'In 2024.',
      'and its number?',
    ],
    'Number: US 2026/0117742 A1.',
  ],
])('a follow-up that only asks for a field is answered by that field: %s, %j', (name, turns, said) => {
  expect(ask(name, ...turns).text).toContain(said);
});

test.each([
  ['engineer', "Who was Adeyemi's boss at Halcyon Freight Systems?"],
  ['engineer', 'Under which software licence was Timeloop released?'],
  ['engineer', 'I read that Maren Adeyemi spent a while at Goldman Sachs. In what capacity?'],
  ['founder', 'What final grade did Adeyemi finish her BSc with?'],
  ['founder', 'Which jury picked the Van Rijn Prize for Applied Security Research, and was lunch served?'],
])('what the entry does not say is refused, however well it is named: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

const prizes = ['Which prizes did she win?', 'Davy Medal, Nobel Prize in Physics and others.'];
const works = ['How many publications does she have?', 'Eight.'];

test.each([
  ['How many is that?', 'lists 7 awards'],
  ['so how many in total?', 'lists 7 awards'],
  ['In numbers, please.', 'lists 7 awards'],
])('a list that was told is counted: %s', (asked, told) => {
  expect(ask('curie', ...prizes, asked).text).toContain(told);
});

test.each(['Which ones?', 'Can you list them?', 'What are they called?', 'And their titles?', 'Nice, show me them.'])(
  'what was counted is listed: %s',
  (asked) => {
    expect(ask('curie', ...works, asked).cited).toHaveLength(8);
  },
);

test('a number of other things is asked anew', () => {
  const turns = ['What was the 1911 Nobel Prize given for?', 'The discovery of radium and polonium.'];
  expect(ask('curie', ...turns, 'How many awards are listed?').text).toContain('lists 7 awards');
});

test.each([
  ['Where was she before?', 'experience-halcyon'],
  ['where did she come from when she joined', 'experience-halcyon'],
  ['Ah ok. Which company did she leave to go there?', 'experience-halcyon'],
  ['I see. And when she left, where did she go?', 'experience-kestrel'],
  ["Let's continue: where was she after leaving there?", 'experience-kestrel'],
  ['cool, and the one after?', 'experience-kestrel'],
])('where an answer leads before or after is the job next to it: %s', (asked, id) => {
  expect(ask('engineer', 'Where did she work in 2016?', 'At Parcelwise.', asked).cited[0]).toContain(id);
});

test.each([
  'oops, Parcelwise I meant',
  'Hm, wrong job. I wanted to ask about Parcelwise.',
  'Sorry, wrong name! Parcelwise is what I had in mind.',
  'My mistake, I should have said Parcelwise.',
])('a correction asks the question again of what was meant: %s', (asked) => {
  expect(ask('engineer', 'When did she start at Lumengrid?', 'In 2021.', asked).text).toContain(
    'Start: September 2014',
  );
});

test.each(['ok, when did the later one come?', 'What year was the other?', 'the other one, when?'])(
  'of two that were compared, the one not yet told is the other: %s',
  (asked) => {
    const turns = ['Was the Davy Medal before the Willard Gibbs Award?', 'The Davy Medal was first, in 1903.'];
    expect(ask('curie', ...turns, asked).text).toContain('1921');
  },
);

test.each([
  [['How many prizes did she win?', 'Three.', 'What were they for?'], 'For: Tidewatch'],
  [['Tell me about pgquiet', 'A linter.', 'Which prize did it get?'], "Maintainer's Medal"],
  [['Who is she?', 'Maren Adeyemi.', 'Where did she come from?'], 'Sunderland'],
  [['Where does she live?', 'In Rotterdam.', 'where was she before?'], 'Sunderland'],
  [['Which award did she win in 2021?', 'The Dutch prize.', 'the previous job at Kestrel'], 'Kestrel Home Care'],
])('a follow-up that asks for more than a number, a list or a step is asked as it stands: %j', (turns, told) => {
  expect(ask('engineer', ...turns).text).toContain(told);
});

test('of a private matter what says most of the question is shown, as no answer', () => {
  const { outcome, text } = ask('nightingale', 'Which pet did she carry around in her clothes?');
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toMatch(/does not say this directly[^]*owl/);
});

test('how soon letters are answered is told by the sentence that says it', () => {
  expect(ask('engineer', 'How fast does she answer e-mails?').text).toMatch(/^E-mail is best; I answer within three/);
});

test.each([
  ['lamarr', 'How did she first meet George Antheil?'],
  ['nightingale', 'When was she elected to Parliament?'],
  ['curie', 'In what year was she elected president of the French Academy of Sciences?'],
])('how she met somebody is told by no other meeting, and a day by nobody who took part: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['lamarr', 'Which television series did she appear in?'],
  ['engineer', 'Which secondary school did she attend in Sunderland?'],
])('which of what bears a name is told by a name: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test('what carried a thing is no place', () => {
  expect(ask('curie', 'Which make of car carried the X-ray apparatus?').text).not.toMatch(/^Place/);
});

test('when somebody left tells not why', () => {
  expect(ask('engineer', 'Why did she leave Parcelwise?').outcome).toBe('not_in_portfolio');
});

test('a greeting has no source that could be looked up', () => {
  expect(ask('engineer', 'Hi', 'Hello.', 'are you sure?').text).not.toContain('Looked up');
});

test('"resume?" behind an answer is a career, and no wish for fewer words', () => {
  expect(ask('engineer', 'Where did she study?', 'In Durham.', 'resume?').cited).toContain('experience-quillpay');
});
