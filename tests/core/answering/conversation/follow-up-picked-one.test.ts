import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'designer');
const prizes = [
  'Which awards has she won?',
  'Engineer of the Year, the Dutch Civic Technology Prize and a Maintainer’s Medal.',
];
const awards = [
  'Which awards did he win?',
  'The Scottish Digital Craft Award, the Inclusive Finance Prize and the Nordic Open Source Grant.',
];

test('who gave the one that is picked is asked, and not who else is named beside another', () => {
  expect(ask('engineer', ...prizes, 'Who gave her the first one?').text).toMatch(/^Awarded by: Parcelwise/);
});

test('the first of several people is picked as the first one is', () => {
  const talk = ['Who worked on Keel?', 'Greta Lindholm, Ruth Okonjo and Dan Whitlock.'];
  const [one, two] = ['one', 'of them'].map((end) => ask('designer', ...talk, `What did the first ${end} do?`));
  expect(two).toEqual(one);
  expect(two?.text).toMatch(/Greta Lindholm/);
});

test.each([
  ['What did he do with the money from the second one?', /passed the money on to the Ladder Code Club/],
  ['What did the last one pay for?', /paid for the six weeks/],
])('what became of a prize is told by no sum: %s', (question, expected) => {
  expect(ask('designer', ...awards, question).text).toMatch(expected);
});

test('the sum is told where it is asked for', () => {
  expect(ask('designer', ...awards, 'How much was the last one?').text).toMatch(/€18,000/);
});

test('a whole question on the person lists nothing of the kind asked for before', () => {
  const talk = ['What was Project Rosetta?', 'A rewrite of the client files at Kestrel, stopped after nine months.'];
  const { cited } = ask('engineer', ...talk, 'And what did she learn?');
  expect(cited[0]).toBe('project-rosetta');
  expect(cited).not.toContain('project-loomcraft');
});

test('times that follow on an answer are those of what was told, though more of it was', () => {
  const talk = ['Where does she work?', 'At Quillpay, as a staff software engineer.'];
  expect(ask('engineer', ...talk, 'Since when?').text).toMatch(/^Start: April 2023/);
});

test.each([
  ['Timeloop', 'Has she talked about it anywhere?', 'publication-simulate'],
  ['Never-Stop Routing', 'Did she write about it?', 'publication-streaming'],
])('what was published on %s is looked up by what the entries say', (name, question, cited) => {
  const talk = [`Tell me about ${name}.`, `${name} is a project of hers.`];
  expect(ask('engineer', ...talk, question).cited).toEqual([cited]);
});
