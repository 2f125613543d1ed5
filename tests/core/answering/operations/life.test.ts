import { expect, test } from 'vitest';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles, openPortfolio } from '../../../support/portfolio.ts';

const siteUrl = 'https://portfolio.example';
const corpora = {
  curie: await openPortfolio('tests/support/portfolios/curie', siteUrl),
  lamarr: await openPortfolio('tests/support/portfolios/lamarr', siteUrl),
  engineer: await openPortfolio('tests/support/portfolios/engineer', siteUrl),
};

function ask(name: keyof typeof corpora, ...turns: string[]) {
  return toAnswer(corpora[name], turns);
}

test.each([
  'Where was she born?',
  'In which city was she born?',
  'Where and when was she born?',
  'What is her birthplace?',
  'Date of birth?',
])('one sentence tells of the person’s birth: %s', (question) => {
  expect(ask('curie', question)).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^Marie Curie was born Maria Salomea Skłodowska in Warsaw on 7 November 1867/),
  });
  expect(ask('lamarr', question).text).toMatch(/^Hedy Lamarr was born .* in Vienna on 9 November 1914/);
});

test.each(['When did she die?', 'When and where did she die?', 'Is she still alive?', 'Did she die in 1933?'])(
  'a husband’s death is not the person’s: %s',
  (question) => {
    const { text } = ask('curie', question);
    expect(text).toContain('She died on 4 July 1934');
    expect(text).not.toContain('1906');
  },
);

test('citizenship is told where a sentence tells it, and no prize of a country stands in for it', () => {
  expect(ask('lamarr', 'What was her nationality?').text).toContain(
    'She became a citizen of the United States in 1953',
  );
  expect(ask('curie', 'What was her nationality?').outcome).toBe('not_in_portfolio');
});

test.each([
  ['How old was she when she died?', /^66 years old/],
  ['How old was she when polonium was announced?', /^30 to 31 years old.*Discovery of polonium/s],
  ['At what age did she win her first Nobel Prize?', /^35 to 36 years old.*1903/s],
])('an age is reckoned from the birth to what the question names: %s', (question, expected) => {
  expect(ask('curie', question).text).toMatch(expected);
});

test('an age at an occasion that the conversation was about is reckoned', () => {
  expect(ask('lamarr', 'When did she get the EFF Pioneer Award?', 'In 1997.', 'How old was she then?').text).toMatch(
    /^82 to 83 years old/,
  );
});

test('no age is reckoned beyond a death or without a birth', () => {
  expect(ask('curie', 'How old was she when the Nobel Prize in Physics 2030 was awarded?').text).not.toMatch(
    /years old/,
  );
  for (const question of ['How old is she?', 'Where was she born?', 'Is she alive?'])
    expect(ask('engineer', question).outcome).toBe('not_in_portfolio');
});

test.each(['What did she die of?', 'What was the cause of her death?'])(
  'the day of a death is not the cause of it: %s',
  (question) => {
    expect(ask('lamarr', question).outcome).toBe('not_in_portfolio');
  },
);

test('a birth and a death that one paragraph tells are both told, and the paragraph once', async () => {
  const text =
    'name: Ada Example\nheadline: Engineer\nsummary: Ada Example built tools.\nupdated: 2026-01-01\n---\nShe was born on 3 May 1900 in Oslo. Her first workshop was a shed behind the tannery that belonged to a cousin, and it had neither a stove nor a lamp. In the winters she drew at the kitchen table, by the light of the fire, and built in the summers what she had drawn. Nobody bought any of it for eleven years. She died on 4 June 1970 in Bergen.\n';
  const corpus = await openFiles({ 'profile.md': text });
  for (const question of ['When was she born and when did she die?', 'How old was she when she died?']) {
    const answer = toAnswer(corpus, [question]);
    expect(answer.text).toContain('3 May 1900');
    expect(answer.text).toContain('4 June 1970');
    expect(answer.text.split('the tannery').length).toBeLessThan(3);
  }
});

const actress = 'name: Jane Doe\nheadline: Actress\nsummary: Plays.\nupdated: 2026-01-01\n---\n\n';

test('a birth told beside what the person is is the person’s', async () => {
  const corpus = await openFiles({
    'profile.md': `${actress}Jane Doe is a British actress, born on 8 June 1955 in Leeds.`,
  });
  expect(toAnswer(corpus, ['In what year was she born?'])).toMatchObject({
    outcome: 'answered',
    text: expect.stringContaining('1955'),
  });
});

test('a date of something else behind a birth is none of the birth', async () => {
  const corpus = await openFiles({ 'profile.md': `${actress}Born in Linz; in Graz since 1999.` });
  expect(toAnswer(corpus, ['In what year was she born?']).outcome).toBe('not_in_portfolio');
  expect(toAnswer(corpus, ['Where was she born?']).text).toContain('Linz');
});

test('the person’s family is told from the profile before that of a part she played', async () => {
  const film =
    'name: The Harbour\nstart: 1980\nrole: Actress\nsummary: She plays a sailor who loves her adopted daughter.';
  const corpus = await openFiles({
    'profile.md': `${actress}On her walks she took the dog. Her three children are called Ann, Bea and Cid, as their grandmother wished when they were small.`,
    'projects/harbour.md': film,
  });
  expect(toAnswer(corpus, ['What are her kids called?']).text).toMatch(/^.*Ann, Bea and Cid/);
});

test('what is asked of it is told of that entry', async () => {
  const toFilm = (name: string, summary: string) => `name: ${name}\nstart: 1980\nrole: Actress\nsummary: ${summary}`;
  const corpus = await openFiles({
    'profile.md': `${actress}Jane Doe was born in Leeds.`,
    'projects/harbour.md': toFilm('The Harbour', 'She steers a ferry and falls out with the pilot.'),
    'projects/tower.md': toFilm('The Tower', 'The cast fought over the ferry in the script for years.'),
  });
  const turns = ['Tell me about The Harbour.', 'A film of 1980.', 'Did the cast of it fight over the ferry?'];
  expect(toAnswer(corpus, turns).cited[0]).toBe('project-harbour');
});

test('a death divides what came before it from what came after', () => {
  expect(ask('curie', 'Which awards did she receive after her death?').outcome).toBe('not_in_portfolio');
  const inLife = ask('lamarr', 'Which honours did she receive in her lifetime?').cited;
  expect(inLife.length).toBeGreaterThan(0);
  expect(inLife).not.toContain('award-induction-into-the-national-inventors-hall-of-fame');
});

test.each([
  'Which honours did she receive posthumously?',
  'Did she receive any awards after her death?',
  'Which honours came after Hedy Lamarr had died in 2000?',
])('what came after a death is told, however it is named: %s', (question) => {
  expect(ask('lamarr', question).cited).toEqual(['award-induction-into-the-national-inventors-hall-of-fame']);
});

test('an honour that nobody is named for was given as well', async () => {
  const corpus = await openFiles({
    'profile.md': `${actress}She was born on 3 May 1900 in Oslo. She died on 4 June 1970 in Bergen.`,
    'awards/cup.md': 'title: Silver Cup\nawarder: Town of Oslo\ndate: 1980',
    'awards/star.md': 'title: Star\ndate: 1990',
    'awards/rose.md': 'title: Rose\ndate: 1950',
  });
  const { cited } = toAnswer(corpus, ['Which awards were given after her death?']);
  expect(cited).toEqual(['award-cup', 'award-star']);
});

test('where nothing came after a death, nothing is told', () => {
  expect(ask('curie', 'Which papers were published posthumously?').outcome).toBe('not_in_portfolio');
});

test('of a life that goes on nothing came after, and all of it is in a lifetime', () => {
  expect(ask('engineer', 'Which awards did she receive after her death?').outcome).toBe('not_in_portfolio');
  expect(ask('engineer', 'Which awards has she won in her lifetime?').cited).toContain('award-maintainers-medal');
});

test('"how old did she live to be?" asks for the age at her death, whatever film has "live" in its title', () => {
  expect(ask('lamarr', 'How old did she live to be?').text).toMatch(/^85 years old/);
});

test.each([
  ['curie', 'When did Pierre die?', /until his death in a street accident on 19 April 1906/],
  ['curie', 'When did Pierre Curie die?', /until his death in a street accident on 19 April 1906/],
  ['lamarr', 'When did George Antheil die?', /^First public honour[^]*Antheil had died in 1959/],
  ['curie', 'When was Pierre born?', /^The portfolio does not say/],
  ['curie', 'Where was she when Pierre died?', /^The portfolio does not say/],
  ['curie', 'Did she become professor before or after Pierre died?', /^The portfolio does not say/],
] as const)('a work named after somebody does not date that life: %s, %s', (name, question, told) => {
  expect(ask(name, question).text).toMatch(told);
});

test('what came before or after the death of somebody goes by the day that a sentence tells', () => {
  const { cited } = ask('curie', 'What jobs did she have after Pierre died?');
  expect(cited).toContain('experience-professor');
  expect(cited).not.toContain('experience-governess');
  expect(ask('curie', 'Which awards did she win before Pierre died?').cited.at(-1)).toBe('award-matteucci-medal');
});

test('an age in a year is reckoned from the birth', () => {
  expect(ask('curie', 'How old was she in 1903?').text).toMatch(/^35 to 36 years old/);
});
