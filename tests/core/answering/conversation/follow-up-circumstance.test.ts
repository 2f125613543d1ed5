import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer');

test('thanks and assent are returned, and what was talked about stays', () => {
  const reply = 'A drama of 1942.';
  const thanked = ask('lamarr', 'What was White Cargo?', reply, 'Great, thanks!');
  expect(thanked).toMatchObject({ outcome: 'out_of_scope', cited: [] });
  expect(ask('lamarr', 'What was White Cargo?', reply, 'ok', thanked.text, 'Who directed it?').text).toContain(
    'Richard Thorpe',
  );
  expect(ask('lamarr', 'What was White Cargo?', reply, 'Really?').outcome).not.toBe('out_of_scope');
});

test('a question for the rest of the time, or the year after, is the one before at another time', () => {
  const first = ['Which awards did she win before 1910?', 'The Prix Gegner and the Davy Medal.'];
  const rest = ask('curie', ...first, 'And after?');
  expect(rest.cited).toContain('award-nobel-chemistry');
  expect(rest.cited).not.toContain('award-davy-medal');
  const year = ['Which awards did she get in 1903?', 'The Davy Medal.', 'And the year after?', 'The Matteucci Medal.'];
  expect(ask('curie', ...year.slice(0, 3)).cited).toEqual(['award-matteucci-medal']);
  expect(ask('curie', ...year, 'And in 1911?').cited).toEqual(['award-nobel-chemistry']);
});

test('a circumstance alone is asked of the question before', () => {
  const { text } = ask('curie', 'When was she born?', 'On 7 November 1867.', 'Where?');
  expect(text).toContain('in Warsaw on 7 November 1867');
});

test('a circumstance alone is told by the entries that the question before was answered with', () => {
  const question = 'Where did she study?';
  const studied = ask('curie', question, ask('curie', question).text, 'When?').text;
  expect(studied).toContain('Start: 1891. Completed: 1893.');
  const born = ask('curie', 'Where was she born?', 'In Warsaw.', 'And when?').text;
  expect(born).toContain('in Warsaw on 7 November 1867');
});

test('a place in an order is one in the last order that was asked for', () => {
  const turns = ['What was her first award?', 'The Prix Gegner.', 'Who gave it?', 'The Academy.', 'And the last?'];
  expect(ask('curie', ...turns).cited).toEqual(['award-election-to-the-academy-of-medicine']);
});

test('people who were listed are counted, and not the entries that name them', () => {
  const listed = 'Georg Jacoby, John Cromwell and Charles Boyer.';
  expect(ask('lamarr', 'Which co-stars did she have?', listed, 'How many are there?').text).toMatch(
    /^The portfolio names \d+\./,
  );
});

test('"before" behind a question for a place of work is the job before', () => {
  const { text, cited } = ask('lamarr', 'Tell me about MGM', 'A studio.', 'Where was she before?');
  expect(text).toMatch(/^- \[Stage actress/);
  expect(cited).toEqual(['experience-theater-an-der-wien']);
});

test('of entries that were compared the earlier one came first', () => {
  const asked = 'Compare the Davy Medal and the Matteucci Medal';
  const { cited } = ask('curie', asked, ask('curie', asked).text, 'Which came first?');
  expect(cited).toEqual(['award-davy-medal']);
});

test('"the second one" of entries that were compared is an entry, whoever is named beside it', () => {
  const asked = 'Compare radium and polonium';
  expect(ask('curie', asked, ask('curie', asked).text, 'the second one').cited).toEqual(['project-polonium']);
});

test('"the first" is the first of a list that was given', () => {
  const asked = 'Which articles has she written?';
  const { text } = ask('curie', asked, ask('curie', asked).text, 'Who wrote the first?');
  expect(text).toContain('presented to the Academy of Sciences by Gabriel Lippmann');
});

test('a field that the entry talked about does not give is not taken from others like it', () => {
  const turns = ['Tell me about La radiologie et la guerre', 'Her account of X-ray medicine in the war.'];
  expect(ask('curie', ...turns, 'Any co-authors?').text).toMatch(/^The portfolio does not give that/);
  expect(ask('curie', ...turns, 'Are there co-authors?').text).toMatch(/^The portfolio does not give that/);
});

test('what is asked of it is not told of another, because the sentence beside that names it', () => {
  const asked = 'What is Timeloop?';
  expect(ask('engineer', asked, ask('engineer', asked).text, 'Who paid for it?')).toMatchObject({
    outcome: 'not_in_portfolio',
    cited: [],
  });
});

test('"he" is the one whom the pronoun before it stood for', () => {
  const turns: string[] = [];
  for (const question of ['What did she invent?', 'With whom?', 'Who was he?'])
    turns.push(question, ask('lamarr', ...turns, question).text);
  const { text, cited } = ask('lamarr', ...turns, 'When did he die?');
  expect(text).toContain('George Antheil had died in 1959');
  expect(cited).not.toContain('about');
});
