import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr');
const awards = 'List her awards';
const ofAcademy = ['award-nobel-physics', 'award-nobel-chemistry'];

/** Asks each question behind the replies to those before it. */
function askOn(name: 'curie' | 'lamarr', ...questions: string[]) {
  const turns: string[] = [];
  for (const question of questions.slice(0, -1)) {
    turns.push(question, ask(name, ...turns, question).text);
  }
  return ask(name, ...turns, questions.at(-1) ?? '');
}

test.each([
  'which came from the Royal Swedish Academy?',
  'and which from the Royal Swedish Academy?',
  'which of them came from the Royal Swedish Academy?',
  'only those given by the Royal Swedish Academy',
])('a filter behind a list is asked of the kind that it lists: %s', (question) => {
  expect(askOn('curie', awards, question).cited).toEqual(ofAcademy);
});

test('what is counted behind a count is of the same kind', () => {
  const { text } = askOn('curie', 'How many awards did she win?', 'how many from the Royal Swedish Academy?');
  expect(text).toContain('lists 2 awards and honours that match.');
});

test('those of another sort are looked for outside the list that was narrowed, and "of those" is not', () => {
  const early = [awards, 'only those before 1904'];
  expect(askOn('curie', ...early, 'and those given in 1911?').cited).toEqual(['award-nobel-chemistry']);
  expect(askOn('curie', ...early, 'which of those were given in 1911?')).toMatchObject({
    outcome: 'not_in_portfolio',
    cited: [],
  });
});

test.each(['any others?', 'the other ones', 'what about the rest?', 'and the other 5?', 'anything else?'])(
  'the others of a list are what there is of the kind beside it: %s',
  (question) => {
    const { text, cited } = askOn('curie', 'Which awards did she get in 1903?', question);
    expect(text).toContain('also lists:');
    expect(cited).toHaveLength(5);
    expect(cited).not.toContain('award-davy-medal');
  },
);

test.each(['any others?', 'anything else?', 'is that all?'])('a whole list has no others: %s', (question) => {
  expect(askOn('curie', awards, question)).toMatchObject({
    outcome: 'answered',
    text: 'These are all of that kind that the portfolio lists.',
  });
});

test('what is listed of several kinds, or before another reply, has no others', () => {
  expect(askOn('curie', 'Who was Pierre?', 'any others?').text).not.toContain('also lists');
  expect(askOn('curie', awards, 'When was she born?', 'any others?').text).not.toContain('of that kind');
});

test('behind the books "any others?" wants books, and "the others" what is none', () => {
  const books = 'Which publications are books?';
  expect(askOn('curie', books, 'any others?').text).toContain('all of that kind');
  const { text, cited } = askOn('curie', books, 'and the others?');
  expect(text).toContain('also lists:');
  expect(cited).not.toContain('publication-traite');
});

test('a death divides a list, and what nobody is named for was given as well', () => {
  const late = ['award-induction-into-the-national-inventors-hall-of-fame'];
  expect(askOn('lamarr', awards, 'only those given after her death').cited).toEqual(late);
  expect(askOn('curie', awards, 'only those given after her death')).toMatchObject({
    outcome: 'not_in_portfolio',
    cited: [],
  });
});

test('more of a list is what each of its entries was', () => {
  expect(askOn('lamarr', awards, 'Tell me more').cited).toEqual(askOn('lamarr', awards).cited);
});

test('a list stays the list behind one of it that was pointed at', () => {
  const second = [awards, 'the second one'];
  expect(askOn('lamarr', ...second, 'list them again').cited).toEqual(askOn('lamarr', awards).cited);
  expect(askOn('lamarr', ...second, 'the last of these').cited).toEqual(askOn('lamarr', awards).cited.slice(-1));
  const pair = ['List her films', 'only those with Clark Gable', 'the other one', 'both'];
  expect(askOn('lamarr', ...pair).cited).toEqual(['project-boom-town', 'project-comrade-x']);
});

test('"any other prize that same year?" is none that was named', () => {
  const { cited } = askOn('lamarr', 'When did she get the EFF Pioneer Award?', 'Any other prize that same year?');
  expect(cited).toEqual(['award-bulbie-gnass-spirit-of-achievement-award']);
});
