import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../support/asked.ts';
import { openFiles } from '../../support/portfolio.ts';

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Engineer of ferries\nsummary: Ada Example makes ferries run on time.\nupdated: 2026-01-01\n---\nAda Example lived in Cork as a child. She paints at night.',
  'experience/line.md':
    'role: Engineer\nemployer: Blue Line\nplace: Turin\nstart: 2010\nend: 2019\nskills: [Java, PostgreSQL]\n---\nShe moved the timetable from paper to a program, and left Blue Line to be nearer to the sea.',
  'projects/timetable.md':
    'name: Tidebook\nstart: 2012\nend: 2014\nskills: [Python, Kafka]\ncollaborators: [Jo Berg (maps)]\n---\nTidebook is the timetable of all ferries. About 300 sailors use it every day. Jo Berg drew its first maps.\n\nThe captains praised its plain pages.\n\nShe built Tidebook because the old timetable was never right.',
  'projects/display.md':
    'name: Quay Display\nplace: Turin\nstart: 2015\nend: 2016\n---\nA display on the quay for passengers, shown at a fair, ninety minutes long, with 1,000 people in the hall. The prototype of the display stands in the Museum of Ports.\n\nWhen the radio link failed, the display went dark.',
  'awards/oar.md':
    'title: Silver Oar\nawarder: Guild of Captains\ndate: 2016\nreason: A timetable without errors\n---\nShe was proud of it.',
  'awards/rope.md': 'title: Golden Rope\nawarder: Harbour Club\ndate: 2018\nplace: Genoa',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['what somebody did is no opinion', 'What did Jo Berg think of her?'],
  ['what a thing is is no reaction to it', 'How did the captains react to Quay Display?'],
  ['who gave a prize is no feeling about it', 'How did she feel about the Golden Rope?'],
  ['what a thing does is no failure', 'What went wrong with Tidebook?'],
  ['skills of other kinds are no database', 'Which database did she use for Tidebook?'],
  ['nor a framework for tests', 'What test framework did Tidebook use?'],
  ['whoever gave a prize is no place', 'Where was the Silver Oar given?'],
  ['the place of the work is not where a thing is kept', 'Where is the manuscript of Tidebook kept?'],
  ['a colleague who drew lived nowhere told', 'Where did Jo Berg live?'],
  ['guests of a fair are no users', 'How many people use Quay Display?'],
  ['how long a fair was is not how long the making took', 'How long did it take to build Quay Display?'],
  ['the reason of a prize is none for refusing it', 'Why did she refuse the Silver Oar?'],
  ['why she left is not why she came', 'Why did she join Blue Line?'],
  ['a display is not made of this page', 'Which typeface is this website set in?'],
  ['nor did whoever drew maps draw this page', 'Who designed this website?'],
])('%s', (_, question) => {
  expect(toAnswer(corpus, [question]).outcome).toBe('not_in_portfolio');
});

test.each([
  ['What did the captains think of Tidebook?', /praised its plain pages/],
  ['How did she feel about the Silver Oar?', /proud/],
  ['What happened when the radio link failed?', /went dark/],
  ['Which database did she use at Blue Line?', /PostgreSQL/],
  ['Where was the Golden Rope given?', /Genoa/],
  ['Where is the prototype of the display kept?', /Museum of Ports/],
  ['Where did she live as a child?', /Cork/],
  ['How many people use Tidebook?', /300 sailors/],
  ['Why did she get the Silver Oar?', /without errors/],
  ['Why did she leave Blue Line?', /nearer to the sea/],
  ['Why did she build Tidebook?', /because/],
])('what a text says of the very deed is told: %s', (question, expected) => {
  const { outcome, text } = toAnswer(corpus, [question]);
  expect(outcome).toBe('answered');
  expect(text).toMatch(expected);
});
