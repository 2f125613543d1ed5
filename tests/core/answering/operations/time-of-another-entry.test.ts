import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('engineer', 'founder', 'curie', 'lamarr', 'nightingale');

test.each([
  ['engineer', 'Where was she working when driftclock first came out?', 'experience-lumengrid'],
  ['engineer', 'Which company was paying her in the summer of 2016?', 'experience-parcelwise'],
  ['founder', 'Who employed her when the Keyring patent was granted?', 'experience-quillgate'],
  ['lamarr', 'Who was she working for when Tortilla Flat came out?', 'experience-mgm'],
])('the role at the date of another entry answers who employed her then: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited[0]).toBe(id);
});

test.each([
  ['engineer', 'What job did she have right before Kestrel?', 'experience-parcelwise'],
  ['curie', 'After the chemistry Nobel of 1911, what was the next honour she received?', 'award-willard-gibbs-award'],
  ['curie', 'Once the work on steel was over, what did she turn to next?', 'project-uranium-rays'],
  ['nightingale', 'What was she in charge of right before she went to Scutari?', 'experience-harley-street'],
  ['lamarr', 'What film did she make right after Samson and Delilah?', 'project-copper-canyon'],
])('a step before or after goes from one entry to the next of its kind: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited[0]).toBe(id);
});

test.each([
  ['curie', 'Name the positions she held outside France.', ['experience-governess', 'experience-league-of-nations']],
  [
    'founder',
    'List the publications from 2017 on.',
    ['publication-keyring-lisa-2017', 'publication-seal-secdev-2020', 'publication-warrants-queue-2025'],
  ],
  [
    'lamarr',
    'Which awards has she received since 1997?',
    [
      'award-bulbie-gnass-spirit-of-achievement-award',
      'award-eff-pioneer-award',
      'award-viktor-kaplan-medal',
      'award-induction-into-the-national-inventors-hall-of-fame',
    ],
  ],
  ['founder', 'On which patents is she the only inventor?', ['patent-us20250355871']],
])('what is left out, done alone or dated openly picks the rest: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(ids);
});

test('an entry without a date is no time at which somebody worked', () => {
  expect(ask('curie', 'Where was she working when she attended the Flying University?').text).not.toBe('');
});

test('everything that names somebody is listed whatever its kind', () => {
  const areas = ask('founder', 'Everything Colm Hegarty had a part in, please.').cited.map((id) => id?.split('-')[0]);
  expect([...new Set(areas)].toSorted()).toEqual(['experience', 'patent', 'project', 'publication']);
});

test('two years are compared by the entries of each', () => {
  expect(ask('lamarr', 'Did she make more films in 1941 or in 1944?').text).toMatch(/1941: \d; 1944: \d/);
});

test.each([
  ['curie', 'Which awards were not from the Royal Society?', 'Davy Medal'],
  ['founder', 'Which patents are not owned by Northmoor?', 'Northmoor'],
])('what a question excludes is not told beside the answer: %s, %s', (name, question, excluded) => {
  const { text, cited } = ask(name, question);
  expect(cited.length).toBeGreaterThan(1);
  expect(text).not.toContain(excluded);
});

test.each([
  ['curie', 'Not the newest publication but the one just before that: which is it?', 'publication-radiologie-guerre'],
  ['curie', 'What was her last but one award?', 'award-willard-gibbs-award'],
  ['engineer', 'What was the second position in her career?', 'experience-halcyon'],
  ['lamarr', 'Which of her projects goes back the furthest?', 'project-money-on-the-street'],
  ['curie', 'Among the finished projects, which one was wrapped up last?', 'project-warsaw-institute'],
])('a place in the order of time picks the entry that stands there: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited).toEqual([id]);
});

test.each([
  ['engineer', "What was the first thing she published after completing the master's?", 'publication-streaming'],
  ['engineer', 'She won something during her years at Lumengrid. What was it?', 'award-civic-technology-prize'],
  ['curie', '“Traité de radioactivité” was preceded by which publication?', 'publication-thesis'],
  ['curie', 'Which award did she receive last, before joining the Radium Institute?', 'award-nobel-chemistry'],
])('an entry that the question names dates the others: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited[0]).toBe(id);
});

test.each([
  ['curie', 'Who was paying her salary back in 1887?', 'experience-governess'],
  ['curie', 'I have a gap for 1921. What did Curie bring out that year?', 'publication-radiologie-guerre'],
  ['engineer', 'What does Maren do for a living these days?', 'experience-quillpay'],
])('everyday words for time lead to the records: %s, %s', (name, question, id) => {
  expect(ask(name, question).cited[0]).toBe(id);
});

test('"after A and before B" is the time between both, and no comparison of them', () => {
  const { cited } = ask('lamarr', 'Which film did she make after Algiers and before Boom Town?');
  expect(cited).toContain('project-lady-of-the-tropics');
  expect(cited).not.toContain('project-boom-town');
});

test('where a sentence dates more than the name of an entry, it answers and the dates of the entry do not', () => {
  const { text } = ask('engineer', 'When was the retry loop at Quillpay?');
  expect(text).toContain('In August 2023');
  expect(text).not.toContain('Start:');
});

test.each([
  [
    ['When was the Dutch Civic Technology Prize?', 'In 2021.', 'Which company was she working for then?'],
    'Date: November 2021',
  ],
  [['When did driftclock come out?', 'In 2022.', 'what was her job at that time?'], 'Start: February 2022'],
])('"then" is the time of what was talked about: %j', (turns, date) => {
  const { text, cited } = ask('engineer', ...turns);
  expect(cited[0]).toBe('experience-lumengrid');
  expect(text).toContain(date);
});

test.each([
  [['Where did she work first?', 'At Brightwater Ticketing.', 'Where did she work then?'], 'experience-halcyon'],
  [['When was Loomcraft closed?', 'In 2018.', 'Nice, which company was she working for then?'], 'experience-kestrel'],
])('"then" is the next job behind a job, and else the time that was asked for: %j', (turns, id) => {
  expect(ask('engineer', ...turns).cited[0]).toBe(id);
});

test('for a time at which no post is listed none is told', () => {
  const turns = ['When was the Discovery of polonium?', 'In July 1898.', 'Wow. Where was she working then?'];
  expect(ask('curie', ...turns).outcome).toBe('not_in_portfolio');
});

test('the US in the number of a patent is not the visitor', () => {
  const { text } = ask('lamarr', 'When was US 2,292,387 applied for, and when did it issue?');
  expect(text).toContain('Filed: 10 June 1941');
  expect(text).toContain('Granted: 11 August 1942');
});
