import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'scientist', 'designer');

test.each([
  // Numbers and lengths
  ['curie', 'How long is her list of awards?', 'lists 7 awards'],
  ['curie', 'How many work experiences does her portfolio show?', 'lists 7 roles'],
  ['engineer', 'Over her whole career, how many jobs were there?', 'lists 7 roles'],
  ['curie', 'How many posts did she occupy over the years?', 'lists 7 roles'],
  ['scientist', 'What was the duration of her position at EPFL?', '2 years and 2 months'],
  ['scientist', 'During which period was she employed at Corvina Health?', 'by the dates'],
  ['scientist', 'time span of her work at Corvina Health', 'by the dates'],
  ['scientist', 'What were her dates at Larkspur Research?', 'by the dates'],
  ['lamarr', "I'd like to know the years she spent at Sascha-Film.", 'by the dates'],
  ['lamarr', 'How much time did she spend at Mars Film Corporation?', 'by the dates'],
  ['scientist', 'length of time at EPFL', '2 years and 2 months'],
  [
    'scientist',
    'Could you tell me from which year to which year she worked for EPFL?',
    'January 2015. End: March 2017',
  ],
  ['engineer', 'How high was the prize money of her Dutch Civic Technology Prize?', '€10,000'],
  ['lamarr', "What's the identifying number for her patent on Secret Communication System?", 'US 2,292,387'],
  ['lamarr', 'How is the patent on Secret Communication System numbered?', 'US 2,292,387'],
  ['designer', 'Since when has he been his own boss?', 'Start: January 2023'],
  ['designer', 'Since when has he worked for himself?', 'Start: January 2023'],
  // Posts
  ['engineer', 'technical lead at Brightwater', '- [Junior software developer, Brightwater'],
  ['curie', 'lecturer at the Red Cross', '- [Director of the Radiology Service, French Red Cross'],
  ['curie', 'Did she supervise anybody?', '- [Director of the Curie Laboratory'],
  // From one post to another
  ['scientist', 'Where did she move to from EPFL?', 'Corvina Health'],
  ['scientist', 'For whom did she leave EPFL?', 'Corvina Health'],
  ['scientist', 'Having left Corvina Health, whom did she join?', 'Tessellate Labs'],
  ['scientist', 'after EPFL worked where', 'Corvina Health'],
  ['engineer', 'From which employer did she move to Parcelwise?', 'Halcyon Freight Systems'],
  ['engineer', 'Where did Kestrel Home Care hire her from?', 'Parcelwise'],
  ['engineer', 'Which employer did she leave to join Parcelwise?', 'Halcyon Freight Systems'],
  ['engineer', 'Prior to joining Parcelwise, for whom did she work?', 'Halcyon Freight Systems'],
  ['engineer', 'prior to Parcelwise worked where', 'Halcyon Freight Systems'],
  ['engineer', 'Who was her last employer before Parcelwise?', 'Halcyon Freight Systems'],
  ['engineer', 'So before she started at Kestrel Home Care, where was she working?', 'Parcelwise'],
  ['engineer', 'Do you know where she came from when she joined Kestrel Home Care?', 'Parcelwise'],
  ['engineer', 'what was the last stop in her career before Lumengrid', 'Kestrel Home Care'],
  ['engineer', 'At which place did she begin her working life?', 'Brightwater Ticketing'],
  ['engineer', 'What was her entry into working life?', 'Brightwater Ticketing'],
  ['engineer', 'Whose employee was she in 2015?', 'Parcelwise'],
  // Times
  ['curie', 'prizes post 1911', 'Willard Gibbs'],
  ['curie', 'Which of her awards are older than 1903?', 'Prix Gegner'],
  ['curie', 'With which honours was she recognised subsequent to 1911?', 'Willard Gibbs'],
  ['curie', 'so once 1911 was over, what other awards did she get', 'Willard Gibbs'],
  ['curie', 'Which awards had she already received by the time 1903 began?', 'Prix Gegner'],
  ['curie', 'What did she get into print from the end of 1911 onwards?', 'La radiologie et la guerre'],
  ['curie', 'What accolades did she collect in the years following 1911?', 'Willard Gibbs'],
  ['curie', 'Which awards did she get in the years leading up to 1903?', 'Prix Gegner'],
  ['curie', 'publications with a date later than 1911', 'La radiologie et la guerre'],
  ['curie', 'With which awards was she honoured between the years 1903 and 1921?', 'Matteucci'],
  ['engineer', 'ok and what roles did she have anywhere from 2011 up to 2017', 'Parcelwise'],
  ['curie', 'How many awards has she received since the end of 1903?', 'lists 4 awards'],
  ['engineer', 'till when was she busy with Timeloop', '2025'],
  ['engineer', 'What is the closing date of Timeloop?', '2025'],
  ['scientist', 'Back in 2017, which projects was she pursuing?', 'Second Eyes'],
  ['engineer', 'Going by date, which publication comes last?', 'Simulate tomorrow tonight'],
  ['scientist', 'Give me the patents she secured in 2023.', 'Deferral of image readings'],
  // What something is
  ['engineer', 'Can you describe Tidewatch?', 'flood'],
  ['engineer', 'Give me a short description of Compile Club.', 'programming club'],
  ['scientist', 'Fathom description', 'Fathom'],
  ['lamarr', 'What does H. M. Pulham, Esq. consist of?', 'H. M. Pulham'],
  ['engineer', 'Could you tell me if fhirlite is still kept up to date?', 'archived 2022'],
  ['engineer', 'What state is fhirlite in?', 'archived 2022'],
  ['scientist', 'Show me the most advanced degree she has.', 'Ph.D.'],
  ['scientist', 'highest level of education', 'Ph.D.'],
  ['curie', 'who is this', 'Physicist and chemist'],
  ['curie', 'Sorry if this is obvious, but who is she?', 'Physicist and chemist'],
  ['curie', 'In which way is it possible to reach her?', 'Musée Curie'],
  ['curie', 'Which professional abilities does she have?', 'radiology'],
  ['engineer', 'What is she good at?', 'Rust'],
  ['engineer', 'From where did she get the money for Tidewatch?', 'City of Rotterdam'],
  ['engineer', 'So where do I get hold of the code for polyroute?', 'Repository'],
  // With whom
  ['engineer', 'On what projects was she partnered with Wen-Li Chao?', 'Never-Stop Routing'],
  ['lamarr', 'collaborations with Richard Thorpe', 'White Cargo'],
  ['scientist', 'coauthored with Tom Ashby', 'Thirty sentences'],
] as const)('what is asked in other words is read as if in plain ones: %s, %s', (name, asked, told) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each([
  ['curie', 'Where was the work on Radium Institute in Warsaw conducted?', 'Warsaw'],
  ['curie', 'Apart from her, who participated in Discovery of polonium?', 'Pierre Curie'],
  ['curie', "I'd like to know who split the Davy Medal with her", 'Pierre Curie'],
  ['engineer', 'Who did she do Project Rosetta for?', 'Kestrel Home Care'],
  ['engineer', 'Tell me what became of Timeloop.', '63 bugs'],
  ['engineer', 'What was her own contribution to Compile Club?', 'Founder and teacher'],
  ['engineer', 'Who is responsible for awarding the Dutch Civic Technology Prize?', 'Digital Commons'],
  ['engineer', 'What course did she take at University of Northmoor?', 'Computer science'],
  ['scientist', 'What led to her being given the Kelvin Dissertation Prize?', 'thesis'],
  ['engineer', 'when did she quit Lumengrid', 'March 2023'],
  ['engineer', 'Is the development of polyroute still continuing?', 'maintained by Lukas'],
  ['scientist', 'What organization does Isbre belong to?', 'Nimbus Nine'],
] as const)('a field of an entry is asked for in many words: %s, %s', (name, asked, told) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('every degree of a school is told', () => {
  const { cited } = ask('curie', 'Which degree did she get at University of Paris?');
  expect(cited).toEqual(expect.arrayContaining(['education-licence-physics', 'education-licence-mathematics']));
});

test('when something began is no answer to when it ended', () => {
  expect(ask('engineer', 'When was pgquiet finished?').text).not.toContain('Start');
});

test('what a sentence tells is not said to be missing', () => {
  expect(ask('curie', 'Who paid for Radium Institute in Warsaw?').text).toContain('American collection');
  expect(ask('curie', 'List the people who worked on Petites Curies.').text).toContain('Irène Curie');
});

test('the same is told of two entries that are named one behind the other', () => {
  const { text } = ask('curie', 'When were the Davy Medal and the Willard Gibbs Award given?');
  expect(text).toMatch(/1903[^]*1921/);
  expect(ask('engineer', 'Where did Compile Club and Tidewatch take place?').text).toContain('Rotterdam');
});

test('"that company" is the one that was spoken of and asks for no employer', () => {
  const turns = ['Tell me about the Radium Institute.', 'She directed the Curie Laboratory there.'];
  expect(ask('curie', ...turns, 'Who did she work with at that company?').text).toContain('Claudius Regaud');
});

test.each([
  ['engineer', "That's a lot of awards, so how many awards has she won altogether?", 'lists 3 awards'],
  ['engineer', "I'm putting together a timeline, so which awards did she pick up in 2016?", 'Engineer of the Year'],
] as const)('a remark that leads to a question of its own is passed over: %s, %s', (name, asked, told) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each([
  ['engineer', 'What did she co-write with Wen-Li Chao?', 'Streaming re-optimisation'],
  [
    'scientist',
    'Who is given as the owner of the patent with the title Deferral of image readings by estimated uncertainty?',
    'Halcyon Imaging',
  ],
] as const)('a plain question is no order: %s, %s', (name, asked, told) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

const own = {
  'profile.md': 'name: Jane Doe\nheadline: Painter\nsummary: Walls.\nupdated: 2026-01-01\n---\n\nShe paints walls.\n',
  'projects/till.md': 'name: Till Dawn\nstart: 1996\nfunding: [City of Bern]\n---\nTen walls.\n',
  'projects/until.md': 'name: Until Dawn\nstart: 1992\nfunding: [City of Basel]\n---\nTen doors.\n',
  'projects/long.md': 'name: Long Wall\nstart: 2015-09\nend: 2019-03\n---\nA wall.\n',
  'projects/june.md': 'name: Short Wall\nstart: 2017-06\nend: 2017-08\n---\nA low wall.\n',
  'projects/show.md': 'name: The 1968 Show\nstart: 1968\nsummary: Forty walls in a tent.\n---\nIt rained.\n',
  'projects/herring.md': 'name: Herring Days\nstart: 2005\nend: 2009\n---\nWalls of the harbour.\n',
  'publications/herring.md': 'title: Herring Days\nkind: book\ndate: 2010\n---\nThe book.\n',
  'publications/mine.md': 'title: My Inventions\nkind: article\ndate: 1999\n---\nOn brushes.\n',
  'patents/brush.md': 'number: CH 1\ntitle: Brush\nstatus: granted\ngranted: 1990\n---\nA brush.\n',
  'patents/roller.md': 'number: CH 2\ntitle: Roller\nstatus: granted\ngranted: 1991\n---\nA roller.\n',
  'awards/grant.md':
    'title: Fjord Grant\nawarder: County of Hordaland\namount: NOK 60,000\ndate: 2001\n---\nFor walls.\n',
  'awards/show.md':
    'title: Honorary Brush, Guild of Painters\nawarder: Guild of Painters\ndate: 2018\n---\nFor the 1968 show, which was the show of shows in 1968.\n',
};

test.each([
  ['a kind of entries in a month is all that went on', 'What projects were running in June 2017?', 'Long Wall'],
  ['a prize is no sum', 'What prize did she win from Guild of Painters?', 'Honorary Brush'],
  ['a sum bears its currency', 'How much was the Fjord Grant worth?', 'NOK 60,000'],
  ['what came out is the book', 'When did Herring Days come out?', '2010'],
  ['a name in capitals is no asking', 'When was My Inventions published?', '1999'],
])('another wording is answered as the plain one: %s: %s', async (_, asked, told) => {
  const { outcome, text } = toAnswer(await openFiles(own), [asked]);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test('a year in the name of an entry is no date', async () => {
  const { text } = toAnswer(await openFiles(own), ['What was The 1968 Show?']);
  expect(text).toContain('Forty walls in a tent');
  expect(text).not.toContain('show of shows');
});

test('words in the name of an entry are no wording', async () => {
  const { text } = toAnswer(await openFiles(own), ['Who paid for Till Dawn?']);
  expect(text).toContain('Bern');
  expect(text).not.toContain('Basel');
});

test('somebody whose name is in that of an employer does not answer how long', () => {
  expect(ask('lamarr', 'How long did she stay at Metro-Goldwyn-Mayer?').text).toContain('for eight years');
});

test('a question that another is added to is put in plain words as well', () => {
  const { cited } = ask('engineer', 'Which free software did she write? And when?');
  expect(cited).toEqual(expect.arrayContaining(['open-source-pgquiet', 'open-source-polyroute']));
  expect(ask('engineer', 'When was Timeloop commenced? And who helped?').text).toMatch(/2023[^]*Samira Haddou/);
});

test('a step from a question in other words keeps to what it asked for', () => {
  const turns = ['Which free software did she write?', 'polyroute, pgquiet, fhirlite and driftclock.', 'And in 2017?'];
  expect(ask('engineer', ...turns).cited[0]).toMatch(/^open-source/);
});

test.each([
  `the ${'a'.repeat(590)}`,
  `the ${'ab '.repeat(190)}`,
  `The ${'prize of 1911 '.repeat(40)}, what was it for`,
])('a long word or row of words behind "the" takes no time: %#', (question) => {
  expect(ask('curie', question).text).not.toBe('');
});

test.each(['Can I invite her to give a talk?', 'Could we invite her to speak at our meetup?'])(
  'an invitation to speak asks for the time that she has: %s',
  (question) => {
    expect(ask('scientist', question).text).toContain('two or three speaking invitations a year');
  },
);

test.each(['Does she speak at conferences?', 'Has she spoken at conferences?', 'Where does she speak?'])(
  'who speaks in public gives talks, and is asked for no language: %s',
  (question) => {
    expect(ask('engineer', question).cited).toEqual(['publication-lock', 'publication-simulate']);
  },
);

test('a right word is no slip for another', async () => {
  const profile =
    'name: Ines Roth\nheadline: Botanist\nsummary: She draws.\nupdated: 2026-01-01\n---\nThe meat industry used her hooks.\n\nShe did meet the industry at fairs and uses boats.';
  const corpus = await openFiles({ 'profile.md': profile });
  expect(toAnswer(corpus, ['What did the meat industry use?']).text).toMatch(/^The meat industry used her hooks/);
});
