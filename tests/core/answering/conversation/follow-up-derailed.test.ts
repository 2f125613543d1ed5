import { expect, test } from 'vitest';
import { talkFixtures } from '../../../support/asked.ts';

const talk = talkFixtures(
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
  ['security', 'Did he work at Ericsson?', 'who was his boss there?'],
  ['hardware', 'Did she work at Siemens?', 'who was her boss there?'],
  ['junior', 'Did he work at Google?', 'for how long?'],
])('what was refused is told by no bare question behind it: %s, %s %s', (name, first, second) => {
  expect(talk(name, first, second).outcome).toBe('not_in_portfolio');
});

test.each([['security', 'Did he work at Bohusbanken?', 'where does he work now?', /Valmora/]])(
  'the present post is told whatever the talk is on: %s, %s %s',
  (name, first, second, told) => {
    expect(talk(name, first, second).text).toMatch(told);
  },
);

test('another degree is asked for of the person, and not of the one that the talk is on', () => {
  const turns = ['Where did she do her PhD?', 'who supervised it?', 'what was it about?', "and her master's?"];
  expect(talk('research-engineer', ...turns).text).toMatch(/ETH/);
});

test.each(["that's not what I asked", "I don't understand", 'huh?', 'simpler please', "you didn't answer my question"])(
  'a complaint has the best sentence alone: %s',
  (complaint) => {
    const first = talk('security', 'Tell me about Canary Ward').text;
    const { outcome, text } = talk('security', 'Tell me about Canary Ward', complaint);
    expect(outcome).toBe('answered');
    expect(text.length).toBeLessThan(first.length / 2);
  },
);

test.each(['wrong', "that's wrong", "that isn't right"])('a denial is a doubt: %s', (doubt) => {
  expect(talk('security', 'Tell me about Canary Ward', doubt).text).toMatch(/^Every answer here is made of published/);
});

test.each([
  ['hardware', 'What is quietbus?', 'what is it written in?', /Rust/],
  ['security', 'Where does he work now?', 'and before Valmora?', /Keyharbour/],
])('a short step goes on from what was said: %s, %s %s', (name, first, second, told) => {
  expect(talk(name, first, second).text).toMatch(told);
});

test.each([
  ['junior', 'What is Fare Game?', 'link?'],
  ['robotics', 'When did the chapter on updating appear?', 'who with?'],
])('a thing without what is asked has none: %s, %s %s', (name, first, second) => {
  expect(talk(name, first, second).outcome).toBe('not_in_portfolio');
});

test.each([
  ['security', 'What was his worst night?', 'when was that?', /3 November 2018/],
  ['junior', 'Does he code?', 'in which language?', /JavaScript/],
])('a bare question is on the sentence just told: %s, %s %s', (name, first, second, told) => {
  expect(talk(name, first, second).text).toMatch(told);
});

test('the very first one is the first of the list', () => {
  const { text } = talk(
    'security',
    'Did he win any prizes?',
    'the most recent?',
    'what for?',
    'and the very first one?',
  );
  expect(text).toMatch(/^- \[Bohusbanken Innovation Prize\]/);
});
