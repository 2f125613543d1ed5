import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('founder', 'engineer', 'curie');

test.each([
  ['engineer', 'How high was the Civic Technology Prize?', /€10,000/],
  ['engineer', 'Who shared the Civic Technology Prize and how high was it?', /Joris Wevers[\s\S]*€10,000/],
  ['founder', 'How large was the Leaside grant?', /€40,000/],
])('how high a prize was asks for its amount: %s, %s', (name, question, text) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(text) });
});

test.each([
  ['founder', 'How long after the Seal patent was filed was it granted?', '2 years and 5 months'],
  ['founder', 'Total years in Dublin?', '3 years and 9 months'],
])('a length is told however it is asked for: %s, %s', (name, question, text) => {
  expect(ask(name, question).text).toContain(text);
});

test.each([
  ['Where was she a tech lead?', 'experience-kestrel'],
  ['Who is her boss at the moment?', 'experience-quillpay'],
  ['Who is her current manager?', 'experience-quillpay'],
])('a word for a post or its time picks the post: %s', (question, id) => {
  expect(ask('engineer', question).cited[0]).toBe(id);
});

test('what somebody was given by a body is what it awarded', () => {
  const { cited } = ask('curie', 'What was given to her by the Royal Swedish Academy of Sciences?');
  expect(cited).toEqual(['award-nobel-physics', 'award-nobel-chemistry']);
});

test('how long a thing did last compares nothing', () => {
  const { text } = ask(
    'engineer',
    'Her role in the Quillpay ledger or Project Rosetta, and how many months did it last?',
  );
  expect(text).not.toMatch(/later|came (?:first|last)|which came first/);
});

test('which of two is more recent goes by their dates and counts nothing', () => {
  const { text } = ask('engineer', "Which is more recent, the Maintainer's Medal or the Civic Technology Prize?");
  expect(text).toMatch(/Earlier: [^;]*Civic Technology Prize; later: [^.]*Maintainer's Medal/);
});

test('a grade of the studies is their honours', () => {
  expect(ask('founder', 'What was her grade at Twente?')).toMatchObject({
    outcome: 'answered',
    text: expect.stringContaining('cum laude'),
  });
});

test.each([
  ['Which patents name nobody but her?', ['patent-us20250355871']],
  ['Which patents has she with nobody else?', ['patent-us20250355871']],
])('nobody else means alone: %s', (question, ids) => {
  expect(ask('founder', question).cited).toEqual(ids);
});

test.each([
  ['Which jobs lasted at least three years?', ['experience-halcyon', 'experience-parcelwise', 'experience-quillpay']],
  ['Which jobs lasted three years or more?', ['experience-halcyon', 'experience-parcelwise', 'experience-quillpay']],
  ['Which jobs had a team of at most six people?', ['experience-brightwater', 'experience-kestrel']],
])('a border that is taken in picks what lies on it: %s', (question, ids) => {
  expect(ask('engineer', question).cited.filter((id) => id !== 'experience-lecturer')).toEqual(ids);
});
