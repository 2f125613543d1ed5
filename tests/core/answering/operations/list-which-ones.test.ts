import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures(
  'curie',
  'hardware',
  'junior',
  'lamarr',
  'product',
  'research-engineer',
  'robotics',
  'security',
);

test.each([
  ['product', 'How many product managers has she hired?'],
  ['hardware', 'How many engineers has she hired?'],
  ['junior', 'How many bus drivers has he trained?'],
])('people whom somebody hired or trained are counted by none of the own posts: %s, %s', (name, question) => {
  expect(ask(name, question).text).not.toMatch(/The portfolio lists \d/);
});

test('nor by the size of a team, nor by who was hired there', () => {
  expect(ask('product', 'How many product managers has she hired?').text).toMatch(/^I have hired 14/);
  expect(ask('hardware', 'How many engineers has she hired?').outcome).toBe('not_in_portfolio');
  expect(ask('junior', 'How many new drivers did he train?').text).toMatch(/^Delivered: 26 new drivers trained/);
});

test.each([
  ['junior', 'Which projects did he give up on?', /^- \[Fare Game\]/, /Shift Swap/],
  ['robotics', 'Which projects did she give up on?', /^- \[Gullwatch\]/, /Thistle\]/],
  ['junior', 'What jobs did he have before he became a developer?', /Clydeway/, /Kelpie/],
  ['product', 'What jobs did she have before becoming a product manager?', /Chronicle/, /Pennywort/],
  ['hardware', 'Which patents have lapsed and which are pending?', /Status: pending/, /The portfolio does not say/],
  ['security', 'Which of his open source projects are still going?', /hushlog/, /protection against rollback/],
  ['security', 'Which of his tools are written in Rust?', /^- \[hushlog\]/, /^- \w+ — /m],
  ['research-engineer', 'Which of her papers come from Tallgrass?', /^- \[Small judges/, /Led the evaluation team/],
])('a list is of what was asked: %s, %s', (name, question, told, untold) => {
  const { text } = ask(name, question);
  expect(text).toMatch(told);
  expect(text).not.toMatch(untold);
});

test.each([
  ['security', 'Which years was he not employed?', /at home with our twins/],
  ['hardware', 'When was she between jobs?', /I had no job on purpose/],
  ['robotics', 'When was she not working?', /parental leave/],
  ['product', 'When was she unemployed?', /missing from my CV/],
])('a time without a post is told by what somebody says of it: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['security', 'Name every certificate he holds, with the year', /Offensive Security Certified Professional/],
  ['robotics', 'Name every country she has worked in', /^- Ålesund, Norway/],
  ['security', 'List each country he has worked in', /^- Gothenburg, Sweden/],
  ['hardware', 'Name every city she has worked in', /^- Reus, Spain/],
])('one of each asks for all: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['curie', 'What did she do after the war?', /Willard Gibbs Award/],
  ['curie', 'What did she do before the war?', /Governess/],
  ['lamarr', 'What did she do after the war?', /^- \[Producer and actress, Mars Film/],
  ['lamarr', 'What did she do during the war?', /^- \[Contract actress/],
])('the war is the one that the portfolio tells of: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['product', 'What has she done for free?', /^- \[Board member \(volunteer\)/],
  ['junior', 'What has he done without being paid?', /^Thursday drop-in/],
])('what nobody paid for is the volunteer work: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test.each([
  ['junior', "What's the longest he stayed anywhere?", /^- \[Bus driver/],
  ['curie', 'Where did she stay the longest?', /^- \[Professor of physics/],
])('the longest stay is the longest post: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});
