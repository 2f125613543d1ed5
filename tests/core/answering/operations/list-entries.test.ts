import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'scientist', 'curie', 'lamarr', 'data-engineer');

test.each([
  ['curie', 'How many co-authors do her papers have?', 'names 2'],
  ['curie', 'How many colleagues from the French Red Cross are named?', 'names 1'],
  ['curie', 'How many honours did she receive jointly?', 'lists 3 awards'],
  ['lamarr', 'Of the films, how many were made with Clark Gable?', 'lists 2 projects'],
])(
  'what is counted is what stands behind "how many", of the entries that are meant: %s, %s',
  (name, question, told) => {
    expect(ask(name, question).text).toContain(told);
  },
);

test.each([
  ['lamarr', 'List the films that took her to Canada.'],
  ['curie', 'What did she publish in 1905?'],
])('a list that no entry is in is refused, and not filled from near texts: %s, %s', (name, question) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
});

test('what was written without a partner is listed as entries, and no partner is named', () => {
  const { cited } = ask('curie', 'Which publications did she write without any co-author?');
  expect(cited).toContain('publication-traite');
  expect(cited).not.toContain('publication-polonium');
});

test.each([
  ['Films with exactly two collaborators', 'project-ecstasy', 'project-algiers'],
  ['Films with more than two collaborators', 'project-algiers', 'project-ecstasy'],
])('a number of partners picks the works, and no partner is listed: %s', (question, inside, outside) => {
  const { cited } = ask('lamarr', question);
  expect(cited).toContain(inside);
  expect(cited).not.toContain(outside);
});

test('"then" is the year that the sentence before names', () => {
  const { cited } = ask('curie', '1898 was a busy year for Curie. Which papers came out then?');
  expect(cited).toContain('publication-polonium');
  expect(cited).not.toContain('publication-traite');
});

test('what visitors say of themselves before the question picks nothing', () => {
  const { cited } = ask('curie', 'For our exhibition I ask which honours she received after 1920.');
  expect(cited).toContain('award-willard-gibbs-award');
  expect(cited).not.toContain('award-davy-medal');
});

test.each([
  ['curie', 'For a reference check I need every position Marie Curie has held.', 7, 'experience-governess'],
  ['curie', 'Return the names of all entries in the projects section. No commentary.', 9, 'project-polonium'],
  ['curie', 'How many awards did she win? My deadline is in an hour.', 7, 'award-prix-gegner'],
  ['lamarr', 'Out of interest, how many patents are listed?', 1, 'patent-us2292387'],
])('what a visitor says of himself or of the occasion narrows no list: %s, %s', (name, question, size, one) => {
  const { cited, outcome } = ask(name, question);
  expect({ outcome, size: cited.length }).toEqual({ outcome: 'answered', size });
  expect(cited).toContain(one);
});

test.each([
  ['curie', 'How many minutes long is her last lecture?'],
  ['curie', 'How often have her papers been cited?'],
  ['curie', 'Which of her prizes were for cooking?'],
])('a word that is asked for or that filters is no talk: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['Everybody knows about the Davy Medal; what other awards are there?', 'award-davy-medal', 6],
  ['Leaving out the Davy Medal, how many awards are there?', 'award-davy-medal', 6],
  ['The Red Cross aside, what other organisations has she worked for?', 'experience-red-cross', 6],
  ['If you take away everything with a co-author on it, how many publications remain?', 'publication-polonium', 6],
])('what a question leaves out is in no list, however it says so: %s', (question, out, size) => {
  const { cited } = ask('curie', question);
  expect(cited).not.toContain(out);
  expect(cited).toHaveLength(size);
});

test('a number before a superlative takes as many entries', () => {
  expect(ask('curie', 'Could you give me the three most recent awards?').cited).toEqual([
    'award-nobel-chemistry',
    'award-willard-gibbs-award',
    'award-election-to-the-academy-of-medicine',
  ]);
});

test('what was before is counted and listed whole', () => {
  expect(
    ask('curie', 'By the time she joined the League of Nations, how many earlier positions had she had?').text,
  ).toContain('lists 6 roles');
});

test('values are those of the entries in the state that is asked for, and of the kind of thing that the question puts first', () => {
  const { text, cited } = ask('scientist', 'Who are the co-inventors of the pending patents?');
  expect(text).toMatch(/^- Owen Tregarthen[^]*- Samuel Iyer/);
  expect(cited).toEqual(['patent-us20230418775']);
  expect(ask('scientist', 'In which cities has she spoken at conferences?').text).toMatch(/^- Tromsø —/);
});

test('what a visitor says of himself before a colon is no part of the question', () => {
  const { text } = ask('scientist', 'I am a journalist for a regional paper: which town is she based in?');
  expect(text).toMatch(/^Location: Copenhagen/);
});

test.each([
  ['List her patents not counting the pending ones.', /^- \[Method for re-planning/],
  ['List her patents, not counting the pending ones.', /^- \[Method for re-planning/],
  ['Which projects not counting finished ones are there?', /^- \[Compile Club/],
  ['Which papers did she not write alone?', /^- \[Streaming re-optimisation/],
])('what is not counted and what is denied is left out once, not twice: %s', (question, shown) => {
  expect(ask('engineer', question).text).toMatch(shown);
});

test('"her work" asks for no list of employers', () => {
  expect(ask('curie', 'Which organisation continues her work?').text).not.toMatch(/^- \[/);
  expect(ask('curie', "Which institute goes on with Marie Curie's work?").text).not.toMatch(/^- \[/);
});

test('a denial of one thing leaves nothing out', () => {
  expect(ask('engineer', 'Has she never worked for Kestrel?').cited).toEqual(['experience-kestrel']);
  expect(ask('engineer', 'Did she not work at Google?').outcome).toBe('not_in_portfolio');
});

test.each(['Which of her jobs were not in Rotterdam?', 'Where did she work except in Rotterdam?'])(
  'a place that is left out is that of no entry: %s',
  (question) => {
    const { text, cited } = ask('engineer', question);
    expect(cited).toContain('experience-halcyon');
    expect(text).not.toContain('Rotterdam');
  },
);

test.each(['List her patents, but not pending ones', 'Which patents are not under review?'])(
  'a denied state is not turned around again: %s',
  (question) => {
    expect(ask('engineer', question).cited).toEqual(['patent-route-replanning']);
  },
);

test('a place that is left out is that of the school that bears its name as well', () => {
  const { text, cited } = ask('curie', 'Where did she work except in Paris?');
  expect(cited).toContain('experience-league-of-nations');
  expect(text).not.toContain('Paris');
});

test('a field by whose value entries are left out is shown of the others', () => {
  const { text } = ask('data-engineer', 'Which projects were not done for the organisation Lumo Mobility?');
  expect(text).toContain('Organisation: Orrin Health');
  expect(text).not.toContain('Organisation: Lumo');
});

test('what a count looks at is its setting', () => {
  expect(ask('curie', 'Looking at 1903 alone, how many awards did she win?').text).toContain('lists 2 awards');
});

test('people are no entries of the course that they take', () => {
  expect(ask('curie', 'How many students did her school take?').text).not.toMatch(/^The portfolio lists/);
});

test.each([
  ['lamarr', 'Which films did she make without Clark Gable?', 'project-boom-town', 'project-algiers'],
  ['lamarr', 'Films not with Clark Gable', 'project-comrade-x', 'project-algiers'],
  ['lamarr', 'Which films had nothing to do with MGM?', 'project-boom-town', 'project-algiers'],
  ['lamarr', 'Awards without Antheil', 'award-eff-pioneer-award', 'award-viktor-kaplan-medal'],
  ['curie', 'Awards not shared with Pierre', 'award-davy-medal', 'award-nobel-chemistry'],
  ['curie', 'Publications without Pierre', 'publication-radium', 'publication-pierre-curie'],
  ['curie', 'Which publications are not about radium?', 'publication-radium', 'publication-radiologie-guerre'],
  ['curie', 'Projects not about radium', 'project-radium-metal', 'project-magnetism-of-steel'],
  ['engineer', 'Projects not at Quillpay', 'project-timeloop', 'project-rosetta'],
  ['engineer', 'Which projects were for neither Quillpay nor Parcelwise?', 'project-never-stop', 'project-rosetta'],
  ['engineer', 'Which of her publications are not talks?', 'publication-lock', 'publication-streaming'],
])('what is left out is not listed, and the rest is: %s, %s', (name, question, out, listed) => {
  const { cited } = ask(name, question);
  expect(cited).toContain(listed);
  expect(cited).not.toContain(out);
});

test.each([
  ['lamarr', 'films with Clark Gable or Victor Mature', ['project-boom-town', 'project-samson-and-delilah']],
  ['engineer', 'Jobs in Hamburg or Leeds', ['experience-brightwater', 'experience-halcyon']],
])('of two names that no entry has both of, the entries of either are listed: %s, %s', (name, question, ids) => {
  expect(ask(name, question).cited).toEqual(expect.arrayContaining(ids));
});

test('projects under open source are its entries', () => {
  const { text, cited } = ask('engineer', 'How many projects stand under open source?');
  expect(text).toMatch(/^The portfolio lists 4 open-source entries/);
  expect(cited.every((id) => id?.startsWith('open-source-'))).toBe(true);
});

test('of a kind that is asked for, all that fall into a time are listed', async () => {
  const papers = Array.from({ length: 15 }, (_, at) => [
    `publications/no-${at}.md`,
    `title: Tide ${at} of the Harbour\nkind: article\ndate: ${1950 + at}`,
  ]);
  const profile = 'name: Ada Example\nheadline: Scholar\nsummary: Ada Example studies tides.\nupdated: 2026-01-01';
  const corpus = await openFiles({ 'profile.md': profile, ...Object.fromEntries(papers) });
  expect(toAnswer(corpus, ['Which publications before 1964?']).cited).toHaveLength(14);
});
