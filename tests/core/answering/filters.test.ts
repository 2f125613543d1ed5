import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer', 'curie');

test.each([
  ['engineer', 'Which positions is she still in?', ['experience-lecturer', 'experience-quillpay']],
  ['engineer', 'Who employs her?', ['experience-lecturer', 'experience-quillpay']],
  ['engineer', 'What is her job?', ['experience-lecturer', 'experience-quillpay']],
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
