import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'lamarr', 'engineer', 'programmer');

test('"in what year" is answered by the date, and no passage is added for the word "year"', () => {
  expect(ask('lamarr', 'Who directed My Favorite Spy, and in what year?').cited).toEqual(['project-my-favorite-spy']);
});

test('the title of a thing is its own and not the role that somebody had in it', () => {
  expect(ask('curie', 'What is the title of her doctoral thesis?').text).toContain(
    'Recherches sur les substances radioactives',
  );
  expect(ask('programmer', 'What was the title of her talk?').text).toContain('Seats without tears');
});

test('the web site is that of the organisation that the question names or that answered before', () => {
  expect(ask('curie', 'What is the web site of the Musée Curie?').text).toContain('https://musee.curie.fr/');
  expect(ask('curie', 'Who answers questions about her papers, and what is its website?').text).toContain(
    'https://musee.curie.fr/',
  );
});

test('a question for a number is not answered with a date', () => {
  expect(ask('curie', 'In how many volumes did the Treatise on radioactivity come out?').text).toMatch(/two/i);
});

test('"who played opposite her" and "costar" ask for the people of a film', () => {
  expect(ask('lamarr', 'Who played opposite her in Copper Canyon?').text).toContain('Ray Milland');
  expect(ask('lamarr', 'boom town co-star').text).toContain('Clark Gable');
});

test('a title that was written as it sounds is found', () => {
  expect(ask('lamarr', 'Who played opposite her in My Favorit Spie?').text).toContain('Bob Hope');
});

test('a bare question asks about the sentence before it', () => {
  expect(ask('lamarr', 'She made a film called Copper Canyon. Who was in it?').text).toContain('Ray Milland');
});

test('where she taught is the posts that she held as a teacher, whatever the schools are called', () => {
  const posts = ['experience-governess', 'experience-sevres', 'experience-professor'];
  expect(ask('curie', 'Where did she teach?').cited).toEqual(posts);
  expect(ask('curie', 'At which schools did she teach?').cited).not.toContain('education-agregation');
});

test('a plural noun that projects say of themselves lists those projects', () => {
  expect(ask('lamarr', 'Which comedies was she in?').cited).toContain('project-comrade-x');
});

test('a kind beside the word for its whole area picks nothing', () => {
  expect(ask('curie', 'Which papers and books did she publish?').cited.length).toBeGreaterThan(6);
});

test('an organisation names the one entry of its area that it gave', () => {
  expect(ask('lamarr', 'When did the Electronic Frontier Foundation honour her?').text).toContain('1997');
  expect(ask('curie', 'When was she hired by the Pasteur Institute?').text).not.toContain('1914');
});

test('"that same year" is the year of the reply before, and "other" leaves out what was told', () => {
  const { cited } = ask(
    'curie',
    'Which prize did she share with Becquerel?',
    'The Nobel Prize in Physics of 1903.',
    'Which other medal did she get that same year?',
  );
  expect(cited).toContain('award-davy-medal');
  expect(cited).not.toContain('award-nobel-physics');
});

test('a certificate is not held to be valid because it was completed', () => {
  const turns = ['Is she a Certified Kubernetes Administrator?', 'Yes, since May 2019.', 'Is it still valid?'];
  expect(ask('engineer', ...turns).text).toContain('lapsed in May 2022');
});

test('of two questions the one that has an answer gets it, and the other is named as unsaid', () => {
  const { text, outcome } = ask('lamarr', 'Who directed Copper Canyon? And how much did the costumes cost?');
  expect(outcome).toBe('partial');
  expect(text).toContain('John Farrow');
  expect(text).toContain('The portfolio does not say');
});

test('two sides of a comparison are things of one kind', () => {
  const { text, cited } = ask('curie', 'Which was discovered first, polonium or radium?');
  expect(cited).toEqual(['project-polonium', 'project-radium']);
  expect(text).toContain('Earlier: Discovery of polonium');
});

test('what followed or preceded a post is the one next to it', () => {
  expect(ask('engineer', 'Which job preceded Parcelwise?').cited).toEqual(['experience-halcyon']);
  expect(ask('engineer', 'Which company followed Kestrel?').cited).toEqual(['experience-lumengrid']);
});

test('an English question with a foreign title is an English question', () => {
  const { text } = ask('curie', 'When did La radiologie et la guerre appear?');
  expect(text).toContain('1921');
  expect(text).not.toContain('rédigé');
});

test('weather, simulation and source code may be the subject of a question', () => {
  expect(ask('programmer', 'Show me the source code of seatlock').text).toContain(
    'https://git.calder.example/seatlock',
  );
  expect(ask('engineer', 'Which project of hers can simulate a crash?').outcome).not.toBe('out_of_scope');
  expect(ask('engineer', 'Did she ever work on weather models?').outcome).not.toBe('out_of_scope');
  expect(ask('engineer', 'What is the weather in Rotterdam today?').outcome).toBe('out_of_scope');
  expect(ask('engineer', "What's the capital of France?").outcome).toBe('out_of_scope');
  expect(ask('engineer', 'Simulate a Linux terminal.').outcome).toBe('out_of_scope');
});
