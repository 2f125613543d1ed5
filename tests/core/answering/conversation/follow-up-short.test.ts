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
  ['hardware', 'What is Kupferfeld?', 'who bought it?', /Tobias Resch/],
  ['security', 'What is Keyharbour?', 'who bought it?', /Jonas Wieland/],
  ['lamarr', 'What is Algiers?', 'who saw it?', /director/],
  ['lamarr', 'What is Boom Town?', 'who composed the music?', /Clark Gable/],
  ['security', 'What is Canary Ward?', 'who complained about it?', /hospital liaison/],
])('a deed that no maker does is not the makers’: %s, %s %s', (name, first, second, makers) => {
  expect(talk(name, first, second).text).not.toMatch(makers);
});

test.each([
  ['curie', 'Who was her husband?', 'when did they marry?', 'how did he die?', /4 July 1934/],
  ['product', 'Who is her partner?', 'since when?', 'what does he do?', /I lead product/],
  ['security', 'Who is his wife?', 'where do they live?', 'when was she born?', /1981/],
])('another is told by nothing that is told of the person: %s, %s %s %s', (name, first, second, third, own) => {
  expect(talk(name, first, second, third).text).not.toMatch(own);
});

test.each([
  [
    'hardware',
    'Which patents are pending?',
    'which is the newest?',
    'who with?',
    'and the granted ones?',
    /^- .*Granted/,
  ],
  ['security', 'Which tools did he write?', 'which is the oldest?', 'what does it do?', 'any others?', /hushlog/],
])('a list stays after a question about one of it: %s, %s %s %s %s', (name, one, two, three, four, told) => {
  expect(talk(name, one, two, three, four).text).toMatch(told);
});

test.each([
  ['hardware', 'What is Kupferfeld?', 'what is she doing now?', /Aurelis/],
  ['security', 'Why did he leave Keyharbour?', 'and now?', /Valmora/],
])('what somebody does now is no more of the old post: %s, %s %s', (name, first, second, told) => {
  expect(talk(name, first, second).text).toMatch(told);
});

test.each(['in German please', 'can you say that in German?'])(
  'a wish for a language gives the answer again: %s',
  (wish) => {
    expect(talk('curie', 'What is radium?', wish).text).toContain(talk('curie', 'What is radium?').text.slice(0, 60));
  },
);

test.each([
  ['security', 'What is hushlog?', 'what is it for?'],
  ['robotics', 'What is tinytick?', 'what is it for?'],
])('what a thing is for is what it does: %s, %s %s', (name, first, second) => {
  expect(talk(name, first, second).outcome).toBe('answered');
});

test('why not asks for a reason and not once more', () => {
  const first = talk('curie', 'Did she patent anything?').text;
  expect(talk('curie', 'Did she patent anything?', 'why not?').text).not.toContain(first);
});

test.each(['sum it up', 'sum this up please', 'summary of it please'])(
  'a talk is summed up in few words: %s',
  (wish) => {
    expect(talk('robotics', 'What is Thistle?', wish).text).toMatch(/^Battery-driven robot/);
  },
);

test('a dash goes back to something as a colon does', () => {
  const { text } = talk(
    'hardware',
    'Where did she do her doctorate?',
    'when?',
    'back to her first job - what did she do there?',
  );
  expect(text).toMatch(/Montblau/);
});
