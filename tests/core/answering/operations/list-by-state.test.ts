import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openPortfolio } from '../../../support/portfolio.ts';

let engineer: Corpus;

beforeAll(async () => {
  engineer = await openPortfolio('tests/support/portfolios/engineer', 'https://portfolio.example');
});

function ask(...turns: string[]) {
  return toAnswer(engineer, turns);
}

const pending = ['patent-deterministic-replay'];
const granted = ['patent-route-replanning'];

test.each([
  ['Which of her patents are still undecided?', pending],
  ['Which patent has not been granted yet?', pending],
  ['Welches Patent ist noch nicht erteilt?', pending],
  ['Which of her patents have been granted?', granted],
  ['Which patents are no longer waiting for a decision?', granted],
  ['Which open-source projects are no longer maintained?', ['open-source-fhirlite']],
  ['Which open-source projects does she still maintain?', ['open-source-pgquiet', 'open-source-driftclock']],
  ['Which open-source projects did somebody else start?', ['open-source-polyroute']],
  ['Which open-source projects are the work of others?', ['open-source-polyroute']],
  ['Which degree came with honours?', ['education-meng']],
])('what has become of entries picks them, and a negation the others: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test.each([
  ['Is the patent granted?', ['patent-route-replanning', 'patent-deterministic-replay']],
  ['Has the patent been granted yet?', ['patent-route-replanning', 'patent-deterministic-replay']],
  ['Is the replay patent granted?', pending],
  ['Is the deterministic replay patent granted?', pending],
])('whether a thing is in a state is told by the state that it is in: %s', (question, ids) => {
  const { outcome, text, cited } = ask(question);
  expect(outcome).toBe('answered');
  expect(text).toContain('Status: pending');
  expect(cited).toEqual(ids);
});

test('entries are counted by what has become of them', () => {
  expect(ask('How many of her patents are waiting for a decision?').text).toContain('lists 1 patent that matches.');
});

test.each([
  ['How many sensors does Tidewatch have?', '34 sensors', 'project-tidewatch'],
  ['How many contributors does pgquiet have?', '87 contributors', 'open-source-pgquiet'],
  ['How long does a run of Timeloop take?', '20 minutes', 'project-timeloop'],
  ['How much was the Dutch Civic Technology Prize?', '€10,000', 'award-civic-technology-prize'],
  ['When was driftclock released?', 'February 2022', 'open-source-driftclock'],
  ['When was Loomcraft shut down?', '2018', 'project-loomcraft'],
  ['Is Loomcraft still in use?', '900 weavers used it; closed in 2018', 'project-loomcraft'],
])('a figure is that of the entry that the question names: %s', (question, value, id) => {
  const { text, cited } = ask(question);
  expect(text).toContain(value);
  expect(cited[0]).toBe(id);
});

test('a figure that only other entries have is said to be missing', () => {
  expect(ask('How many stars does Tidewatch have?').outcome).toBe('not_in_portfolio');
});

const roles = ['brightwater', 'halcyon', 'parcelwise', 'kestrel', 'lumengrid', 'lecturer', 'quillpay'];

test.each([
  'Walk me through her career from the beginning.',
  'Her career path, oldest first',
  'List her jobs in order.',
])('the whole career is every role in the order of time: %s', (question) => {
  expect(ask(question).cited).toEqual(roles.map((role) => `experience-${role}`));
});

test.each([
  ['Where did she work after Halcyon and before Kestrel?', ['experience-parcelwise']],
  ['Who employed her before Kestrel but after Halcyon?', ['experience-parcelwise']],
  ['Where did she go when she left Kestrel?', ['experience-lumengrid']],
])('the role between others is found from either end: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});

test('nothing is listed before the first role', () => {
  expect(ask('Who employed her before Brightwater Ticketing?').outcome).toBe('not_in_portfolio');
});

test.each(['What was her thesis called?', "What is the exact title of her master's thesis?"])(
  'the title of a thesis is that of the degree: %s',
  (question) => {
    expect(ask(question).text).toContain('Thesis: Timetabling rural buses with constraint propagation.');
  },
);

test('somebody whom entries name is told by the part taken in them', () => {
  const { text, cited } = ask('Who is Samira Haddou?');
  expect(text).toContain('Colleagues: Samira Haddou (principal engineer)');
  expect(text).not.toContain('Tobias Renck');
  expect(cited).toContain('project-timeloop');
});

test('what was done alone has no partner', () => {
  expect(ask('Which awards did she win alone?').cited).toEqual([
    'award-engineer-of-the-year',
    'award-maintainers-medal',
  ]);
});

test.each([
  ['Has she worked with Kafka?', ['experience-quillpay', 'project-never-stop', 'experience-parcelwise']],
  ['Any experience with HL7 FHIR?', ['open-source-fhirlite', 'experience-kestrel']],
])('whether somebody commands a thing is told by the entries that list it: %s', (question, ids) => {
  const { cited, outcome } = ask(question);
  expect(outcome).toBe('answered');
  expect(cited).toEqual(expect.arrayContaining(ids));
});

test.each([
  ['How big was her biggest team?', 'experience-quillpay', '22 engineers'],
  ['Which library has the most stars?', 'open-source-pgquiet', '5,600 stars'],
  ['Which open-source library has the fewest stars?', 'open-source-fhirlite', '700 stars'],
])('the largest number of a thing is found among all entries: %s', (question, id, value) => {
  const { text, cited } = ask(question);
  expect(cited[0]).toBe(id);
  expect(text).toContain(value);
});

test('a follow-up picks by status among the entries asked for before', () => {
  expect(ask('Has she got any patents?', 'Two.', 'Which one is pending?').cited).toEqual(pending);
});

test.each([
  ['Where does she live?', 'Location: Rotterdam, Netherlands'],
  ['Which university did she attend?', 'University of Northmoor'],
  ['What was her latest talk about?', 'How Timeloop tests a payment ledger'],
  ['A few facts about pgquiet: licence, stars and repository, please.', 'Licence: MIT. Repository:'],
])('everyday ways of asking for a field find it: %s', (question, value) => {
  expect(ask(question).text).toContain(value);
});

test.each(['Is she open to new roles?', 'Is she available for hire?', 'Would she join our advisory board?'])(
  'whoever wants to hire is told what time there is: %s',
  (question) => {
    const { text, outcome } = ask(question);
    expect(outcome).toBe('answered');
    expect(text).toContain('not looking for another full-time post');
  },
);

test.each([
  ['Which of her projects failed?', ['project-rosetta']],
  ['Which of her projects are ongoing?', ['project-tidewatch', 'project-compile-club']],
])('projects are picked by how they ended: %s', (question, ids) => {
  expect(ask(question).cited).toEqual(ids);
});
