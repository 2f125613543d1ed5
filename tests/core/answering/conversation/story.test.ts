import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'founder');

const story =
  'Hi there, I work for a small agency in Leeds and my boss has asked me to collect a few facts for a talk that she gives next Thursday to about forty people, half of whom have never heard of any of this. I have an hour, a cold coffee and no idea where to begin.';

test.each([
  ['curie', 'How much money did she leave to her daughters?'],
  ['curie', 'What do her certificates in project management say?'],
  ['lamarr', 'Which school did she attend in Vienna?'],
  ['lamarr', 'Who taught her to act?'],
])('what no entry tells is told no more behind a story: %s %s', (name, question) => {
  expect(ask(name, `${story} ${question}`).outcome).toBe('not_in_portfolio');
});

test('whoever says not to ask has asked nothing', () => {
  const told =
    'We are programming a retrospective at our cinema and have two slots left, one of them must be a comedy with Bob Hope because our sponsor loves him, do not ask me why.';
  const { outcome, text } = ask('lamarr', `${told} Is there such a film, and what is the year for the leaflet?`);
  expect(outcome).toBe('answered');
  expect(text).toContain('1951');
});

test('what a story about something else hides is found by the question alone', () => {
  const typewriters =
    "I'm a bit of a typewriter nut and I've seen that you repair them, which is why I got curious about the rest of your page, most of which I don't understand, I must say. Something about tokens and boxes.";
  const { outcome, text } = ask(
    'founder',
    `${typewriters} I did understand the bit about the pilgrimage. How far did you walk?`,
  );
  expect(outcome).toBe('answered');
  expect(text).toContain('240 kilometres');
});

test('a sentence may end with "I"', () => {
  const loom =
    'I am a weaver myself, for thirty years now, and we have a guild with a yearly market in Tilburg. I saw that you have a floor loom in the living room, which made me smile because so do I.';
  const question = 'Which brand is your loom and how many shafts does it have?';
  expect(ask('engineer', `${loom} ${question}`).outcome).toBe('not_in_portfolio');
});

const library =
  'I am a retired teacher and I help out at our library in Leeds with the children every Saturday morning, all year long.';

test.each([
  ["I'd like to know whether she ever had a driving licence.", 'Did she ever have a driving licence?'],
  ['Maybe you can tell me if she ever had a driving licence and since when.', 'When did she get her driving licence?'],
])('a question within a wish is asked, whatever the story before it: %s', (wish, question) => {
  expect(ask('curie', `${library} ${wish}`).cited[0]).toBe(ask('curie', question).cited[0]);
});

test('what somebody says that he loves is no wish', () => {
  const told = "I've been at it for years, and I love it to bits.";
  const question = 'Journal, volume and pages of the polonium note, please.';
  expect(ask('curie', `${library} ${told} ${question}`).cited[0]).toBe('publication-polonium');
});

test('the two that are named in front of a colon are what the question behind it compares', () => {
  const films = 'Boom Town versus Tortilla Flat: which of the two came first?';
  expect(ask('lamarr', `${library} ${films}`).text).toBe(ask('lamarr', films).text);
});

test.each([
  ['curie', 'She got a driving licence during the war. When was that?', '1916'],
  [
    'engineer',
    'The club for girls on Saturdays is run by somebody else since a few years. Who is it?',
    'Fatima el Idrissi',
  ],
  ['founder', 'The region drills at Kestrel had a funny name. What was it?', 'Dark Thursday'],
])(
  'a bare question asks of the sentence before it, where that tells nothing of the visitor: %s %s',
  (name, end, told) => {
    expect(ask(name, `${library} ${end}`).text.slice(0, 600)).toContain(told);
  },
);

test('a clause that tells of what stands before it is no question', () => {
  const told =
    'I help out at our library, where people bring me the oddest questions, and most of them I cannot answer.';
  const wait =
    'Yesterday a young man came by, and I promised him an answer for Saturday, when he comes back with his sister.';
  expect(ask('curie', `${told} ${wait} Journal, volume and pages of the polonium note, please.`).cited[0]).toBe(
    'publication-polonium',
  );
});

test.each([
  [
    'founder',
    'My sister has been at Brightwater Cloud for years.',
    'how many patents went to that company',
    '2 patents',
  ],
  ['lamarr', 'I was at Warner Bros. for a while.', 'how many films she made for that company', '1 project'],
])('"that company" is the one that a story names: %s %s', (name, told, question, count) => {
  expect(ask(name, `${library} ${told} What I cannot work out is ${question}.`).text).toContain(count);
});

test('what a story tells is found beside what a question that points at it is taken for', () => {
  const told =
    'We are a small firm with chargers on forty car parks, and the meters of half of them tell a time that is plainly wrong, by minutes. My brother-in-law says that this man once met the same with charging stations, and that something came about from it.';
  expect(ask('engineer', `${told} What was the project?`).text).toContain('driftclock');
});

test('what a question alone does not find is told by the entry that its story is about', () => {
  const told =
    'I study translation, second year, and our tutor wants a science biography that was brought into English in the 1920s, and I first thought of Einstein, but everybody does Einstein, so it is the one that Marie Curie wrote about Pierre. My notes stayed on the train.';
  const question = 'Who were the translators again? A couple or siblings maybe?';
  expect(ask('curie', `${told} ${question}`).text).toContain('Kellogg');
});
