import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const owner = await openFiles({
  'profile.md':
    "name: Irena Valk\nheadline: Maker of quiet machines\nsummary: Makes machines quiet.\nlocation: Ghent, Belgium\ncontact:\n  email: irena@valk.example\nupdated: 2026-10-01\n---\n\nI was born in Kumasi in 1984. I hold Dutch and Ghanaian passports, so I can work anywhere in the European Union without a permit. For the United States I would need sponsorship.\n\n## Time\n\nMy running contracts can be ended with six weeks' notice. I would stay in Belgium or move to the Netherlands or Switzerland.\n\n## Rates\n\nAn editorial day costs €680 and a half day €420. Companies pay €1,450 a day, and charities pay half of that.\n\n## New work\n\nThe studio accepts three commissions a year; the calendar is full until the end of May 2027.\n\n## Languages\n\nDutch is my mother tongue; French I learned at school.\n\n## Place\n\nThree days a week in the studio, one day at home. Trips of up to four nights a month are fine.\n\n## Tools and years\n\nTypeScript for nine years, React for seven, PostgreSQL for six.",
  'approach.md':
    'title: How I work\nsummary: By ear.\n---\n\n## On call\n\nI take my turn on call, one week in five.\n\n## Interviews\n\nI do not do take-home tasks of more than three hours.\n\n## Machines that write\n\nI use LSTM networks where there are long records and physics where there are none. Language models help me tidy code; I do not let them write a warning.',
  'experience/studio.md':
    'role: Founder and lead modeller\nemployer: Atelier Sand\nplace: Ghent, Belgium\nstart: 2023-03\nend: present\nteam: 6 people\nskills: [catastrophe modelling, Python, extreme value statistics, CMIP6]\ncolleagues:\n  - name: Jonas Wouters\n    role: lead of models\nsummary: A studio of her own.',
  'experience/deputy.md':
    'role: Deputy picture editor\nemployer: Rhine Courier\nplace: Basel, Switzerland\nstart: 2018-07\nend: 2023-02\nteam: 9 people\nskills: [picture editing, leadership, React]\nsummary: Planned the work of six photographers.',
  'experience/assistant.md':
    'role: Photo assistant\nemployer: Lumen House\nplace: Zug, Switzerland\nstart: 2014-01\nend: 2018-06\nskills: [studio lighting, colour management]\nsummary: Two years among watches in Germany.\n---\n\nI was given a key on the first day and a museum on the second, at a rate of eight an hour.',
  'experience/kruimel.md':
    'role: Co-founder\nemployer: Kruimel\nplace: Ghent, Belgium\nstart: 2012-01\nend: 2013-12\nsummary: Bread of yesterday.\n---\n\nWe raised 640,000 euros, and I put in 22,000 of my own.',
  'education/msc.md':
    'degree: Master of acoustics\ninstitution: Mondego School\nend: 2012\nsummary: Paid for by a grant.\nhonours: [cum laude]',
  'education/bsc.md':
    'degree: Bachelor of engineering\ninstitution: Lake University\nend: 2010\nhonours: [Overall grade 1.4]\nsummary: I failed Mechanics the first time and passed it six months later.',
  'education/film.md':
    'degree: Certificate in documentary directing\ninstitution: Filmwerkstatt Havel\nend: 2018\nsummary: Ten months of weekends; my final exercise, nine minutes on a swimming instructor, was rejected by every festival.',
  'education/drone.md':
    'degree: Remote pilot certificate\ninstitution: Aviation Authority\nend: 2021\nhonours: [Final mark 5.6 of 6]\nsummary: For small drones.',
  'projects/prints.md':
    'name: Pictures by Hand\naka: [the workshops]\nstart: 2019\nend: present\nsummary: Weekends in a darkroom.\noutcome: 34 workshops with 292 participants.\n---\n\nNine people at the most. A place costs €390; two places are free for people who live on benefits.',
  'projects/sparrow.md':
    'name: Dr Sparrow\nstart: 2020\nend: 2021\nsummary: A chatbot that asked patients how they felt.\n---\n\nMy most expensive mistake, at 290,000 euros.',
  'projects/newsletter.md':
    'name: The Long Table\naka: [newsletter, community kitchens]\nstart: 2025-05\nend: present\nsummary: Work in progress on community kitchens and the people who cook in them.\noutcome: Six of nine done; a book and a short film are planned for autumn 2028.\ncollaborators:\n  - name: Mirela Dobre\n    role: drawings',
  'publications/talk.md': 'title: Still\nkind: talk\nvenue: Quiet Days\ndate: 2024\nsummary: On silence.',
  'publications/book.md':
    'title: Crossing\nkind: book\nvenue: Halfpenny Press\ndate: 2022\nsummary: A short book for managers; it sold 6,200 copies.',
  'publications/paper.md': 'title: Drying\nkind: chapter\nvenue: Handbook of Quiet\ndate: 2020\nsummary: On felt.',
});
const ask = (question: string) => toAnswer(owner, [question]);

test.each([
  ['Does Irena need a work permit or visa sponsorship for a job in Germany?', /without a permit/],
  ['Could she work for us in Berlin for half a year, visa-wise?', /without a permit/],
  ['Which citizenships does she hold?', /Dutch and Ghanaian/],
  ['Would she need a visa to work in the United States?', /need sponsorship/],
  ['Would she relocate to Switzerland?', /stay in Belgium or move/],
  ["We're a mid-sized firm. How much would a day of photos at our plant cost us?", /1,450/],
  ['What do you charge per day for a newspaper or magazine assignment?', /^An editorial day costs/],
  ['What does a day of training cost?', /1,450/],
  ['What is her day rate for a museum?', /680/],
  ['Do non-profits get a discount on her fee?', /charities pay half/],
  ['Would fully remote work for you?', /one day at home/],
  ['Will she travel to our factory in Portugal?', /four nights/],
  ['Are you OK with being on call?', /one week in five/],
  ['Will you do a take-home assignment?', /three hours/],
  ['What do you use AI and language models for, and what not?', /tidy code/],
  ['How many years of React experience do you have?', /React for seven/],

  ['When could your studio start on a new project for us?', /full until the end of May/],
  ['How big is her team?', /Team: 6 people(?![^]*Team: 9)/],
  ['Who did you work with at your present employer?', /Jonas Wouters/],
  ['who helps her with the newsletter?', /Mirela Dobre/],
  ["What was her final grade for the bachelor's?", /^Honours: Overall grade 1.4/],
  ['Did she ever fail an exam?', /failed Mechanics/],
  ['Give me her degrees and schools.', /Master[^]*Bachelor|Bachelor[^]*Master/],
  ['What degrees does she hold or is she finishing?', /Master[^]*Bachelor|Bachelor[^]*Master/],
  ['What training and certificates do you have?', /Master[^]*pilot|Bachelor[^]*pilot/],
  ['How many people have taken part in your workshops?', /^Outcome: 34/],
  ['What was her biggest failure?', /290,000/],
  ['When will the community kitchens book come out?', /autumn 2028/],
  ['List everywhere she worked', /Atelier Sand[^]*Rhine Courier|Rhine Courier[^]*Atelier Sand/],
  ['What has she published in writing, apart from talks?', /Drying[^]*Crossing|Crossing[^]*Drying/],
  ['What has she published in print - books, papers?', /Drying[^]*Crossing|Crossing[^]*Drying/],
])('what is asked before hiring is told: %s', (question, expected) => {
  expect(ask(question)).toMatchObject({ outcome: 'answered', text: expect.stringMatching(expected) });
});

test('the mark of one degree is not shown beside another', () => {
  expect(ask('What mark did she get for the directing certificate at Filmwerkstatt Havel?').text).not.toContain('5.6');
});

const maker = await openFiles({
  'profile.md':
    'name: Marit Osei\nheadline: Makes things move\nsummary: Moves things.\nlocation: Aarhus, Denmark\ncontact:\n  email: marit@osei.example\nupdated: 2026-10-01\n---\n\nI hold an Armenian passport. Since February 2025 I have had the long-term resident card, so an employer in Belgium needs to sponsor nothing. I could be hired in another country of the European Union after a local registration.\n\n## Home\n\nI was born in Gyumri in 1995. I swim in rivers all year, sing alto in a church choir although I am no believer, and restore barometers; seven hang in the hallway and no two agree.\n\n## Advice\n\nA day costs 950 euros, and I charge nothing for the first hour.',
  'experience/kruimel.md':
    'role: Baker\nemployer: Kruimel\nplace: Berlin, Germany\nstart: 2018-01\nend: 2020-12\nskills: [public speaking]\nsummary: Bread of yesterday.\n---\n\nI had seen the offer on a notice pinned to a wall. We raised 640,000 euros, of which Zaaigoed Ventures put in 500,000. I put in 22,000 of my own and saw none of it again. I left on Monday 1 February 2021.',
  'experience/deputy.md':
    'role: Deputy picture editor\nemployer: Rhine Courier\nplace: Basel, Switzerland\nstart: 2015-01\nend: 2017-03\nteam: 6 photographers and 2 picture editors\nskills: [picture editing, leadership, scheduling]\nsummary: Planned the assignments of six photographers.',
  'experience/assistant.md':
    'role: Photo assistant\nemployer: Lumen House\nplace: Zug, Switzerland\nstart: 2012-01\nend: 2014-06\nskills: [studio lighting, colour management]\nsummary: Two years among watches.',
  'open-source/wire.md':
    'name: Tidewire\nrole: Contributor\nauthorship: contributed\nskills: [Node.js, HTTP, security]\nlicence: MIT\nsummary: Messages in a bottle.',
  'publications/book.md':
    'title: Crossing\nkind: book\nvenue: Halfpenny Press\ndate: 2022\nsummary: A book for managers of five years of work.',
});

test('A skill that only sounds like leading is none', () => {
  expect(toAnswer(maker, ['Has she ever managed people?']).text).toContain('Rhine Courier');
});

test.each([
  'Is she allowed to work in the United States?',
  'What is her notice period?',
  'Does she speak German?',
  'How much does her book cost?',
  'What share of Kruimel did you own?',
  'When is your birthday exactly?',
  'Have you applied for Belgian citizenship?',
  'How many years of Python experience do you have?',
  'How many followers does she have?',
])('%s the portfolio does not say', (question) => {
  expect(toAnswer(maker, [question]).outcome).toBe('not_in_portfolio');
});

const beginner = await openFiles({
  'profile.md':
    'name: Marisol Tengvall\nheadline: Explains proteins\nsummary: Explains.\nlocation: Groningen, Netherlands\ncontact:\n  email: marisol@tengvall.example\nupdated: 2026-10-01\n---\n\nI was born in Ennis in 1984, the third of four sisters. My father ran a shop, where I learned to explain a ballcock to people who only wanted the drip to stop. I still think that is most of the job.\n\n## Time\n\nNobody has to be given notice, since my last contract ended in July; 1 April 2027 is the earliest start. For 32 hours on four days I expect from €79,000 gross a year.\n\n## Place\n\nWe stay in the north of the Netherlands, or move to Utrecht. I hold the Peruvian passport alone.\n\n## Technologies\n\nGo is my main language: three years, two of them in paid work.\n\n## Fees\n\nA half-day in a school costs 340 euros.',
  'experience/freelance.md':
    'role: Freelance science communicator\nemployer: Keane Explains\nplace: Rotterdam, Netherlands\nstart: 2020-09\nend: present\nsummary: Workshops in the morning, and on how to begin.',
  'experience/postdoc.md':
    'role: Postdoctoral researcher\nemployer: Naniwa Institute\nplace: Osaka, Japan\nstart: 2011-04\nend: 2014-03\nskills: [Go]\nsummary: Ribosomes.',
});

test.each([
  ['What salary is she after?', /79,000/],
  ['Is she open to moving to Munich or Berlin?', /stay in the north/],
  ['Which cities would she consider for a job?', /move to Utrecht/],
  ['Has she got an EU passport?', /Peruvian/],
  ['How many years of Go does she have?', /three years/],
  ['What does she charge for a morning at a primary school?', /340 euros/],
  ['Since when has she been self-employed?', /September 2020/],
])('where prose tells it, it is told: %s', (question, expected) => {
  expect(toAnswer(beginner, [question])).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(expected),
  });
});

const askOf = askFixtures('curie', 'hardware', 'junior', 'product', 'research-engineer', 'robotics');

test.each([
  ['curie', 'Has she had a background check?'],
  ['curie', 'Would she be on call?'],
  ['junior', 'Has he managed people?'],
  ['hardware', 'How much does he charge for a day?'],
  ['research-engineer', 'How much does she charge for a day?'],
])('%s: %s is not told by what shares its words', (name, question) => {
  expect(askOf(name, question).outcome).toBe('not_in_portfolio');
});

test('a passport that somebody has tells of a nationality', () => {
  expect(askOf('robotics', 'Which citizenship does she have?').text).toContain('Norwegian passport');
});

test('"When is the earliest she could start?" asks for no date of what was done', () => {
  expect(askOf('product', 'When is the earliest she could start?').text).toMatch(/^I am not looking for a new post/);
});
