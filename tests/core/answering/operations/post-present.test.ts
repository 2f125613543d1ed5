import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'curie');

test.each([
  ['Does she work at Kestrel?', /^End: November 2020/],
  ['Is she still a guest lecturer?', /^End: present/],
  ['Is she still lecturing?', /^End: present/],
  ['Does she still work in Hamburg?', /End: June 2014/],
  ['Is she a tech lead now?', /^End: November 2020\. Role: Tech lead\.[^]*#experience-\S+$/],
  ['Is she still a staff engineer?', /^End: present\. Role: Staff software engineer\.[^]*#experience-\S+$/],
  ['Is she a staff engineer?', /^End: present\. Role: Staff software engineer\.[^]*#experience-\S+$/],
  ['Has she been a tech lead?', /^End: November 2020\. Role: Tech lead\.[^]*#experience-\S+$/],
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

const nurse = {
  'profile.md':
    'name: Ada Example\nheadline: Nurse turned junior developer\nsummary: Ada Example makes apps.\nupdated: 2026-01-01\n---\nI am still on the nursing register.\n\nIn 2022 I worked as a cook. A surgeon lent me a book on code.',
  'experience/ward.md':
    'role: Staff nurse\nemployer: Quay Hospital\nstart: 2015\nend: 2020\n---\nA medical ward, where I mentored four student nurses.',
  'experience/apps.md':
    'role: Junior developer\nemployer: App Works\nstart: 2023\nend: present\nteam: 6 people\n---\nShe writes apps for two ward managers.',
};

test.each(['Is she a nurse?', 'Is she still a nurse?'])(
  'what goes on of a post that is over is told beside its end: %s',
  async (question) => {
    const { text } = toAnswer(await openFiles(nurse), [question]);
    expect(text).toMatch(/^I am still on the nursing register\.[^]*End: 2020\. Role: Staff nurse\./);
  },
);

test('of a post that is asked for as past its end is enough', async () => {
  expect(toAnswer(await openFiles(nurse), ['Was she a nurse?']).text).toMatch(/^End: 2020\. Role: Staff nurse\./);
});

test.each([
  'Is she a doctor?',
  'Is she a surgeon?',
  'Is she a senior developer?',
  'Is she a team lead?',
  'Has she been a manager?',
])('a title that nothing gives to the person is refused beside the present post: %s', async (question) => {
  const { outcome, text } = toAnswer(await openFiles(nurse), [question]);
  expect(outcome).toBe('not_in_portfolio');
  expect(text).toMatch(/^The portfolio does not say\.[^]*- \[Junior developer, App Works\]\(\S+$/);
});

test('a title that a text gives to the person is told by it', async () => {
  expect(toAnswer(await openFiles(nurse), ['Was she a cook?']).text).toContain('I worked as a cook');
});

test.each([
  ['engineer', 'Is she a founder?', 'Founder and teacher'],
  ['engineer', 'Is she a certified Kubernetes administrator?', 'Certified Kubernetes Administrator'],
  ['engineer', 'Is she a Rust developer?', 'Rust'],
  ['curie', 'Was she a teacher?', 'teach'],
])('a part in a work, a degree or a skill tells a title as a post does: %s, %s', (name, question, told) => {
  const { outcome, text } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

const robotics = {
  'profile.md':
    'name: Ada Example\nheadline: Professor of Robotics\nsummary: Ada Example makes robots.\nupdated: 2026-01-01',
  'experience/chair.md': 'role: Chair of Robotics\nemployer: University of Leeds\nstart: 2017-09\nend: present',
  'experience/head.md': 'role: Head of Department\nemployer: University of Leeds\nstart: 2020\nend: 2023',
  'experience/fish.md': 'role: Non-executive director\nemployer: Quay Fish\nstart: 2019\nend: present',
  'experience/school.md': 'role: Trustee\nemployer: Girls Build\nstart: 2018\nend: present',
  'experience/surgery.md': 'role: Scientific advisory board member\nemployer: Tact Surgical\nstart: 2020\nend: 2024',
  'experience/arms.md': 'role: Co-founder and chief technology officer\nemployer: Armworks\nstart: 2010\nend: 2016',
  'publications/talk.md': 'title: What Founders Forget to Tell Professors\nkind: talk\ndate: 2022-03',
};
const asked = async (question: string) =>
  toAnswer(await openFiles(robotics), [question]).cited.map((id) => id?.replace('experience-', ''));

test.each([
  ['Which boards is she on right now?', ['fish', 'school']],
  ['What boards is she a member of?', ['fish', 'school']],
  ['Is she on any company boards?', ['fish', 'school']],
  ['Which boards has she served on?', ['school', 'fish', 'surgery']],
  ['board seats', ['school', 'fish', 'surgery']],
])('a director and a trustee sit on boards, and a seat that is over is none now: %s', async (question, ids) => {
  expect(await asked(question)).toEqual(ids);
});

test('of the posts that go on a seat on a board comes last', async () => {
  expect(await asked('Where does she work?')).toEqual(['chair', 'fish', 'school']);
});

test('a post asked for as the current one tells its end', async () => {
  const { text } = toAnswer(await openFiles(robotics), ['Is Head of Department her current role?']);
  expect(text).toMatch(/^End: 2023\./);
});

test.each([
  'How long has she been a professor?',
  'When did she become a professor?',
  'Since when is she a professor?',
  'Is she a full professor?',
])('who holds a chair is a professor, whatever the title of a talk says: %s', async (question) => {
  expect(await asked(question)).toEqual(['chair']);
});

test('a word for a post is one before it is in the title of a work', async () => {
  expect(await asked('co-founder')).toEqual(['arms']);
});

test.each([
  ['Is she CTO now?', /^End: 2016\. Role: Co-founder and chief technology officer\./],
  ['Is she CFO now?', /^The portfolio does not say/],
])('initials of an office stand for it where a role says it in full: %s', async (question, told) => {
  expect(toAnswer(await openFiles(robotics), [question]).text).toMatch(told);
});

test.each(['Which of her projects are still running?', 'Which projects are ongoing?'])(
  'what has no end is not told to go on where the latest of its kind is over: %s',
  async (question) => {
    const { outcome, text } = toAnswer(
      await openFiles({
        'profile.md': 'name: Ines Roth\nheadline: Engineer\nsummary: She builds.\nupdated: 2026-01-01',
        'projects/demo.md': 'name: The demonstration\nstart: 2011-12-09',
        'projects/crane.md': 'name: Crane\nstart: 2014\nend: 2018',
      }),
      [question],
    );
    expect(outcome, text).toBe('not_in_portfolio');
  },
);

test.each([
  'What is the name of her current employer?',
  'exact name of the present employer',
  "What's the name of the company she currently works for?",
])('the name of the present employer is that of no former one: %s', (question) => {
  const { cited } = ask('engineer', question);
  expect(cited).toContain('experience-quillpay');
  expect(cited).not.toContain('experience-kestrel');
});

test.each([
  ['How many technologies does she currently work with?', 'answered'],
  ['Is she out of work now?', 'not_in_portfolio'],
  ['Is she busy with work right now?', 'not_in_portfolio'],
])('a number or a doubt about today is not told by the present post: %s', async (question, outcome) => {
  const corpus = await openFiles({
    'profile.md': 'name: Jo Doe\nheadline: Engineer\nsummary: Jo Doe makes tools.\nupdated: 2026-01-01',
    'experience/acme.md': 'employer: Acme\nrole: Engineer\nstart: 2015\nend: 2019\nskills: [Go, Postgres]',
    'experience/globex.md': 'employer: Globex\nrole: Engineer\nstart: 2019\nend: present\nskills: [Go, Rust]',
  });
  expect(toAnswer(corpus, [question]).outcome).toBe(outcome);
});
