import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer', 'curie');

test.each([
  ['Does she work at Kestrel?', /^End: November 2020/],
  ['Is she still a guest lecturer?', /^End: present/],
  ['Is she still lecturing?', /^End: present/],
  ['Does she still work in Hamburg?', /End: June 2014/],
  ['Is she a tech lead now?', /^End: November 2020\. Role: Tech lead\.[^]*#experience-\S+$/],
  ['Is she still a staff engineer?', /^End: present\. Role: Staff software engineer\.[^]*#experience-\S+$/],
])('whether a post goes on is told by its end, whatever its title says: %s', (question, told) => {
  expect(ask('engineer', question).text).toMatch(told);
});

test.each([
  ['When was she a tech lead?', /^Start: February 2018\. End: November 2020\./, 'experience-kestrel'],
  ['Since when is she a staff engineer?', /^Start: April 2023\. End: present\./, 'experience-quillpay'],
])('the time of a title is that of the posts with every word of it: %s', (question, told, id) => {
  const { text, cited } = ask('engineer', question);
  expect(text).toMatch(told);
  expect(cited).toEqual([id]);
});

test('the time before several posts at one place is the post before the first of them', () => {
  expect(ask('engineer', 'job before Rotterdam').cited).toEqual(['experience-kestrel']);
});

test.each(['Where does she work now?', 'What is her current job?'])(
  'where all is over nothing goes on: %s',
  (question) => {
    const { outcome, text } = ask('curie', question);
    expect(outcome).toBe('not_in_portfolio');
    expect(text).toMatch(/^The portfolio does not tell of any that goes on\./);
  },
);

test('entries in a state and a time are listed themselves, and not their dates', () => {
  const { text, cited } = ask('curie', 'awards received in 1903');
  expect(text).toMatch(/^- \[/);
  expect(cited).toEqual(['award-davy-medal', 'award-nobel-physics']);
  expect(ask('curie', 'projects started before 1900').text).toMatch(/^- \[/);
});
