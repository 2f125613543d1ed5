import { expect, test } from 'vitest';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    'name: Nikos Drako\nheadline: Freelance engineer of small devices\nsummary: Designs circuits for cellars and vineyards.\nlocation: Vienna, Austria\ncontact:\n  email: nikos@drako.example\nupdated: 2026-10-01\n---\n\nI live with my wife Judith, a cellist, and our daughter Myrto, who was born in 2019. At school I was glad of every Friday.\n\n## Rates\n\nMy rate is €118 an hour. Non-profit organisations pay two thirds.\n\nI do not work for equity.\n\nI turn down weapons and gambling, and in 2022 said no to a betting terminal of a startup.\n\nI run training days at €620 a day.\n\n## Where and when\n\nFour days of five I sit in my own laboratory. I come to clients in Vienna at most one day a week. Moving is out of the question. My notice period is three months. I am booked until June 2027.\n\nFor a museum I would work part-time.\n\n## Papers\n\nI have a permanent contract of 32 hours, Monday to Thursday, for Drako Devices.\n\n## Archive\n\nThe papers of my grandfather, and mine, are kept at Hill College.',
  'approach.md':
    'title: How I work\nsummary: On foot.\n---\n\nI talk with each of my clients for half an hour a week, mainly on foot, beside my job.',
  'experience/own.md':
    'role: Freelance engineer\nemployer: Drako Devices\nplace: Vienna\nstart: 2018-04\nend: present\nsummary: His own firm.',
  'education/arts.md':
    'degree: Diploma\ninstitution: Polytechnic School of Xanthi\nend: 2008\nfield: Engineering\nsummary: At a school by the sea.',
  'projects/demo.md':
    'name: Night show\nstart: 2015-06\nend: 2015-06\nplace: Brook Hall, Graz\nsummary: A show of lamps.\n---\n\nFour schools took part.',
  'projects/sandpit.md':
    'name: Sandpit\nstart: 2016\nend: present\nsummary: A laboratory in the browser.\noutcome: 2,300 schools use it.',
  'projects/desk.md':
    'name: School desk\nstart: 2017\nend: present\nrole: Volunteer\nskills: [volunteering]\nsummary: Free mornings at the start of each month.',
  'awards/medal.md': 'title: Volunteer medal\nawarder: City of Graz\ndate: 2024\nsummary: For the desk.',
  'open-source/fichas.md':
    'name: Fichas\nstart: 2020\nskills: [Python, speech]\nlicence: MIT\nrepository: https://code.example/fichas\nsummary: Cards for notes.',
  'open-source/galet.md':
    'name: Galet\nstart: 2023\nlicence: MIT\nrepository: https://code.example/galet\nsummary: Components, published in 2024.',
  'publications/book.md': 'title: Microamps\nkind: book\nvenue: Pont Press\ndate: 2024\nsummary: On low power.',
  'publications/talk.md': 'title: Delete it\nkind: talk\nvenue: Device Days\ndate: 2022\nsummary: On old code.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ["We're an NGO, is there a discount for us?", /two thirds/],
  ['Would he work for shares in our startup?', /not work for equity/],
  ['What does he charge for an inset day at our school?', /€620/],
  ['Would he relocate for a job?', /out of the question/],
  ['Can he come to our office in Vienna?', /at most one day a week/],
  ['Could he start next month, or how long would we have to wait for him?', /notice period is three months/],
  ['How many hours a week does he work?', /32 hours/],
  ['When is the next slot free if I want a big review from him?', /until June 2027/],
  ['Would part-time be an option for him?', /museum I would work part-time/],
  ['What volunteering does he do?', /^- \[School desk\]/],
  ['How many schools use Sandpit?', /2,300 schools/],
  ['In which building was the Night show held?', /^Place: Brook Hall/],
  ['Which college holds the Drako papers?', /Hill College/],
  ['What open source things has he released?', /Fichas[^]*Galet/],
  ['What did he write besides the talks?', /^- \[Microamps\](?![^]*Delete it)/],
])('prices, time and terms of a freelancer are told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test('the age of a wife is not told by the birth of a daughter', () => {
  expect(ask('How old is his wife?')).toMatchObject({
    outcome: 'not_in_portfolio',
    text: expect.not.stringContaining('2019'),
  });
});

test('what a thing understands is no language that it is written in', () => {
  expect(ask('Which languages does Fichas understand?').outcome).toBe('not_in_portfolio');
});
