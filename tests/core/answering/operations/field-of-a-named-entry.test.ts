import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'founder');

test.each([
  ['curie', `I'm citing "La radiologie et la guerre" and need the year it came out.`, '1921'],
  ['curie', 'So when exactly did she pack up and leave the French Red Cross?', 'End: 1918'],
  ['engineer', 'so when exactly did she pack up and leave Brightwater Ticketing', 'End: December 2010'],
  ['founder', 'In what capacity was Renske Adeyemi engaged by Kestrel Payments?', 'Site reliability engineer'],
  ['lamarr', 'legal status US 2,292,387', 'Status: expired'],
] as const)(
  'general words around the name of an entry and a field of it leave the field: %s, %s',
  (name, asked, told) => {
    const { outcome, text } = ask(name, asked);
    expect(outcome).toBe('answered');
    expect(text).toContain(told);
  },
);

test.each([
  ['curie', 'When did the trial over the Petites Curies end?'],
  ['curie', 'Where was the Petites Curies sold?'],
  ['engineer', 'When did the strike at Parcelwise begin?'],
  ['engineer', 'What was the team size of the band at Parcelwise?'],
] as const)('another thing beside the entry is none of its fields: %s, %s', (name, asked) => {
  expect(ask(name, asked).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'Was Gustave Bémont part of the discovery of radium?', 'Gustave Bémont (chemist)'],
  ['curie', "On the Petites Curies, what was Irène Curie's contribution or position?", 'operator and instructor'],
  ['founder', 'Was Femke Stuiver part of Dark Thursday?', 'Femke Stuiver'],
] as const)('the part of a fellow worker is told by the entry that names him: %s, %s', (name, asked, told) => {
  const { outcome, text } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
});

test.each([
  ['curie', 'Was it 1923 when "La radiologie et la guerre" was published?', 'Date: 1921'],
  ['engineer', 'Did Compile Club begin in 2012?', 'Start: January 2017'],
] as const)('whether an entry is of a year is told by the year that it is of: %s, %s', (name, asked, told) => {
  expect(ask(name, asked).text).toContain(told);
});

test.each([
  ['curie', 'Did she die in 1936?', 'She died on 4 July 1934', 'about'],
  ['curie', 'Was her thesis about steel?', 'Thesis: Recherches sur les substances radioactives', 'education-doctorate'],
  ['curie', 'Was she a nurse at the Red Cross?', 'Role: Director of the Radiology Service', 'experience-red-cross'],
  ['engineer', 'Was she a manager at Parcelwise?', 'Role: Senior backend engineer', 'experience-parcelwise'],
  ['curie', 'Was the doctorate completed in 1893?', 'Completed: 25 June 1903', 'education-doctorate'],
  ['curie', 'Did she leave the Red Cross in 1914?', 'End: 1918', 'experience-red-cross'],
  ['engineer', 'Is Tidewatch based in Hamburg?', 'Place: Rotterdam', 'project-tidewatch'],
] as const)('what is asked with a value that it has not is told with its own: %s, %s', (name, asked, told, id) => {
  const { outcome, text, cited } = ask(name, asked);
  expect(outcome).toBe('answered');
  expect(text).toContain(told);
  expect(cited).toEqual([id]);
});

test('whether a field of an entry has some value is told by the one that it has, and by no other entry', () => {
  const { text, cited } = ask('founder', 'Was the Keyring patent assigned to Northmoor Systems?');
  expect(text).toMatch(/^Assignee: Brightwater Cloud/);
  expect(cited).toEqual(['patent-us10417883']);
});

test.each([
  ['curie', 'any idea when Curie left the French Red Cross', 'End: 1918'],
  ['engineer', 'any idea when Adeyemi left Parcelwise', 'End: December 2017'],
] as const)('"any idea when she left" asks for the time and not for what came next: %s, %s', (name, asked, told) => {
  expect(ask(name, asked).text).toContain(told);
});

test('what came out of a thing is its outcome and nothing that followed it', () => {
  expect(ask('curie', 'What came out of the Petites Curies in the end?').text).toContain('200 fixed X-ray stations');
});

test.each([
  ['curie', "She can't have done the discovery of radium alone. Who helped?", 'Gustave Bémont'],
  ['engineer', "She can't have done Compile Club alone. Who helped?", 'Fatima el Idrissi'],
] as const)('a question is about the entry that the sentence before it names: %s, %s', (name, asked, told) => {
  expect(ask(name, asked).text).toContain(told);
});

test.each([
  ['engineer', 'Give me the year in which each of these began: Project Rosetta; Compile Club.', '2018', '2017'],
  ['engineer', "Year of the Maintainer's Medal and year of the Dutch Civic Technology Prize?", '2024', '2021'],
  ['founder', 'When did she start at Kestrel Payments? Same question for Northmoor Systems.', '2011', '2021'],
] as const)('what is asked alike of two entries is told of both: %s, %s', (name, asked, one, other) => {
  const { text, cited } = ask(name, asked);
  expect(text).toContain(one);
  expect(text).toContain(other);
  expect(new Set(cited).size).toBe(2);
});

test('the short names of the World Wars are known', () => {
  const { outcome, text } = ask('lamarr', 'Did the American fleet use her torpedo system in WWII?');
  expect(outcome).toBe('answered');
  expect(text).toContain('did not put it to use during the war');
});

test('why somebody left is told by the sentence that gives the reason, and not by what the post was', () => {
  const { text } = ask('founder', 'Why did she leave her post as staff engineer at Brightwater?');
  expect(text.split('\n')[0]).toContain('I left because');
});

test('who had a part in an entry is told without the others', () => {
  expect(ask('lamarr', 'Who directed Algiers?').text).toMatch(/^Collaborators: John Cromwell \(director\)\. \(/);
});

test('who did not do it is none of those who did', () => {
  expect(ask('lamarr', "Who didn't direct Algiers?").text).not.toMatch(/^Collaborators: John Cromwell \(director\)\./);
});

test('joining somebody in a work is no employment', () => {
  const { outcome } = ask('curie', 'Who joined her in the discovery of Polonium?');
  expect(outcome).toBe('answered');
});

test('every post of a name is told where it was', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Jane Doe\nheadline: Photographer\nsummary: Pictures.\nupdated: 2026-01-01',
    'experience/north.md': 'role: Artist in residence\nemployer: Harbour Archive\nplace: Nuuk\nstart: 2010',
    'experience/east.md': 'role: Artist in residence\nemployer: Paper Mill\nplace: Sado\nstart: 2014',
  });
  const { text } = toAnswer(corpus, ['Where has she been an artist in residence?']);
  expect(text).toContain('Nuuk');
  expect(text).toContain('Sado');
});

test('a place behind "work at" is no employer', () => {
  expect(ask('curie', 'Whom did she work at in Geneva?').text).not.toContain('does not list that as a place');
});

test('"tell me about" the name of an employer tells the post there, and not what the employer had a part in', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Conductor\nsummary: Ada Example conducts.\nupdated: 2026-01-01',
    'experience/ensemble.md':
      'role: Conductor\nemployer: Ensemble Quay\nstart: 2009\nend: 2017\nsummary: Left a band with a home of its own.',
    'publications/ferry.md':
      'title: Night Ferry\nkind: other\nvenue: Larkfield\ndate: 2014\nauthors: [Ensemble Quay]\nsummary: Ferry music.',
  });
  const { text } = toAnswer(corpus, ['Tell me about Ensemble Quay']);
  expect(text).toContain('a home of its own');
  expect(text).not.toContain('Co-authors');
});

test('entries of a kind about a named one are listed, and are no field of it', async () => {
  const corpus = await openFiles({
    'profile.md':
      'name: Ada Example\nheadline: Engineer\nsummary: Ada Example builds.\nupdated: 2026-01-01\n---\nAda Example builds.',
    'projects/lumen.md': 'name: LUMEN\nstart: 2001\nend: 2004\n---\nA lamp.',
    'publications/one.md': 'title: Collaboration in LUMEN\nkind: article\ndate: 2002\nvenue: Lamps',
    'publications/two.md': 'title: Authors of LUMEN\nkind: article\ndate: 2002\nvenue: Lights',
  });
  const { cited } = toAnswer(corpus, ['Which papers about LUMEN did she publish in 2002?']);
  expect(cited).toEqual(['publication-one', 'publication-two']);
});

test('somebody whose name stands in a title is who had a part in things, and not the title', () => {
  const { cited } = ask('curie', 'Who is Pierre Curie?');
  expect(cited).toContain('project-radium');
  expect(cited).toContain('project-polonium');
});

test.each([
  [
    'curie',
    'Tell me about the Davy Medal',
    ['Place: London', 'For: Researches on radium', 'Shared with: Pierre Curie'],
  ],
  ['curie', 'What is the Willard Gibbs Award?', ['Place: Chicago']],
  ['engineer', "Tell me about the Maintainer's Medal", ['Place: Brussels', 'For: Seven years of work on pgquiet']],
] as const)('an entry without a text is told by all its fields: %s, %s', (name, asked, told) => {
  const { text } = ask(name, asked);
  for (const field of told) expect(text).toContain(field);
});

test.each([
  ['When was she at Larkfield?', ['experience-lecturer']],
  ['What did she do after Larkfield?', ['experience-editor']],
  ['When was she at Larkfield Research Institute?', ['experience-fellow']],
])('the head of a name alone is the school or firm that goes by it: %s', async (question, entries) => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Linguist\nsummary: Ada Example studies.\nupdated: 2026-01-01',
    'experience/fellow.md': 'role: Fellow\nemployer: Larkfield Research Institute\nstart: 2001\nend: 2004',
    'experience/lecturer.md': 'role: Lecturer\nemployer: Larkfield University\nstart: 2010\nend: 2014',
    'experience/editor.md': 'role: Editor\nemployer: Quay Press\nstart: 2014\nend: 2018',
  });
  expect(toAnswer(corpus, [question]).cited).toEqual(entries);
});

test.each(['Does she have a degree in cello?', 'What degree does she have?'])(
  'an entry without a text that is not named is told as in a list: %s',
  async (question) => {
    const corpus = await openFiles({
      'profile.md': 'name: Ada Example\nheadline: Cellist\nsummary: Ada Example plays.\nupdated: 2026-01-01',
      'education/quay.md':
        'institution: Quay Academy\ndegree: BMus\nfield: Cello\nplace: Cork\nstart: 2001\nend: 2004\nhonours: [First]',
    });
    const { text } = toAnswer(corpus, [question]);
    expect(text).toContain('Field: Cello');
    expect(text).not.toMatch(/Honours|Start/);
  },
);

test('an idiom in the name of an entry is part of the name', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Engineer\nsummary: Ada Example measures rivers.\nupdated: 2026-01-01',
    'projects/flood.md':
      'name: Flood of 1990\naka: [the mother of all floods]\nstart: 1990\nend: 1991\nsummary: High water in the whole valley.',
    'projects/gauge.md':
      'name: Lock gauge\nstart: 1995\nend: 1996\nsummary: It is called so because its founder, pioneer and inventor was a lock keeper.',
  });
  expect(toAnswer(corpus, ['Why is the flood called the mother of all floods?']).outcome).toBe('not_in_portfolio');
});
