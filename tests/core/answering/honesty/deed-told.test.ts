import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer of ferries\nsummary: Ada Example makes ferries run on time.\nupdated: 2026-01-01\n---\nAda Example lived in Cork as a child. She paints at night.',
  'experience/line.md':
    'role: Engineer\nemployer: Blue Line\nplace: Turin\nstart: 2010\nend: 2019\nskills: [Java, PostgreSQL]\n---\nShe moved the timetable from paper to a program, and left Blue Line to work nearer to the sea. She hired five designers.',
  'projects/timetable.md':
    'name: Tidebook\nstart: 2012\nend: 2014\nskills: [Python, Kafka]\ncollaborators: [Jo Berg (maps)]\n---\nTidebook is the timetable of all ferries. About 300 sailors use it every day. Jo Berg drew its first maps and cut the typeface in which it is set.\n\nThe captains praised its plain pages.\n\nShe built Tidebook because the old timetable was never right.',
  'projects/display.md':
    'name: Quay Display\nplace: Turin\nstart: 2015\nend: 2016\n---\nA display on the quay for passengers, with a three-key pad, shown at a fair, ninety minutes long, with 1,000 people in the hall. The prototype of the display stands in the Museum of Ports.\n\nWhen the radio link failed, the display went dark.',
  'open-source/copy.md':
    'name: Quay Display/Screen Rescue\nskills: [Java, sailing]\n---\nKeeps the old display running, with drivers in Java. The servers of the old display run on Scaleway. It keeps the soundings in RRDtool.',
  'education/college.md':
    'degree: BSc\ninstitution: Harbour College\nend: 2009\nhonours: [Phi Kappa Phi, Tau Beta Pi]\n---\nHer pupils heard that knots come first, and that pupils ask about knots.',
  'publications/tides.md': 'title: Tides\nkind: talk\nvenue: Harbour Days\ndate: 2015',
  'awards/oar.md':
    'title: Silver Oar\nawarder: Guild of Captains\ndate: 2016\nreason: A timetable without errors\n---\nShe was proud of it.',
  'awards/rope.md': 'title: Golden Rope\nawarder: Harbour Club\ndate: 2018\nplace: Genoa',
};

const askFixture = askFixtures('curie', 'lamarr');
let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['what somebody did is no opinion', 'What did Jo Berg think of her?'],
  ['who gave a prize is no feeling about it', 'How did she feel about the Golden Rope?'],
  ['skills of other kinds are no database', 'Which database did she use for Tidebook?'],
  ['nor a framework for tests', 'What test framework did Tidebook use?'],
  ['whoever gave a prize is no place', 'Where was the Silver Oar given?'],
  ['guests of a fair are no users', 'How many people use Quay Display?'],
  ['nor is a number of guests one of users', 'How many users did Quay Display have?'],
  ['how long a fair was is not how long the making took', 'How long did it take to build Quay Display?'],
  ['why she left is not why she came', 'Why did she join Blue Line?'],
  ['a display is not made of this page', 'Which typeface is this website set in?'],
  ['the name of an employer tells not where it is from', 'Is Blue Line a British company?'],
  ['nor did whoever drew maps draw this page', 'Who designed this website?'],
  ['the label of a list is no saying', 'What did she say about sailing?'],
  ['societies are no grades', 'What grades did she get at Harbour College?'],
  ['what another work is made with is not what this one is', 'What programming language was Quay Display written in?'],
])('what stands near another deed is no answer: %s', (_, question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['What did the captains think of Tidebook?', /praised its plain pages/],
  ['How did she feel about the Silver Oar?', /proud/],
  ['What happened when the radio link failed?', /went dark/],
  ['Which database did she use at Blue Line?', /PostgreSQL/],
  ['Where was the Golden Rope given?', /Genoa/],
  ['Where is the prototype of the display kept?', /Museum of Ports/],
  ['Where did she speak in 2015?', /^- \[Tides\].*Harbour Days[^\n]*$/],
  ['Where did she live as a child?', /Cork/],
  ['Which cloud do the servers of the old display run on?', /Scaleway/],
  ['What database keeps the soundings?', /RRDtool/],
  ['Where did she work when the display went live?', /Turin/],
  ['How many people use Tidebook?', /300 sailors/],
  ['How many keys does the pad of the display have?', /three-key/],
  ['Why did she get the Silver Oar?', /without errors/],
  ['Why did she leave Blue Line?', /nearer to the sea/],
  ['Why did she build Tidebook?', /because/],
])('what a text says of the very deed is told: %s', (question, expected) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test.each([
  ['curie', 'the reason of a prize is none for refusing it', 'Why did she refuse the Nobel Prize?'],
  ['curie', 'where a prize was given is not where it is kept', 'Where is her Nobel medal kept?'],
  ['curie', 'the day of a lecture counts nobody', 'How many students did she have?'],
  ['lamarr', 'where a film was made is not where it is set', 'Where is Algiers set?'],
  ['lamarr', 'where she acted is no happiness', 'Was she happy in Hollywood?'],
  ['lamarr', 'a voyage is no distance', 'How far could the torpedo travel?'],
  ['lamarr', 'years of a contract are none in a town', 'How long did she live in London?'],
])('of %s, what stands near another deed is no answer: %s', (name, _, question) => {
  expect(askFixture(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'Where did she live?', /^Location: Paris/],
  ['lamarr', 'Where did she live?', /^Location: Los Angeles/],
  ['lamarr', 'Which cities did she live in?', /^Location: Los Angeles/],
])('%s: where somebody lives is a field of its own: %s', (name, question, expected) => {
  const { outcome, text } = askFixture(name, question);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});

test('where a name comes from is told by why it was chosen', () => {
  const { outcome, text } = askFixture('curie', 'Where does the name polonium come from?');
  expect(outcome).toBe('answered');
  expect(text).toContain('after Poland');
});
