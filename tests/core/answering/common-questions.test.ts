import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer', 'product', 'security', 'hardware', 'curie', 'lamarr', 'robotics');

test.each([
  ['product', 'How long has she been in her present role?', 'Since February 2023, 3 years and 8 months'],
  ['security', 'What has he been up to lately?', 'Principal product security engineer'],
  ['security', 'What was his first job out of university?', 'Systems administrator'],
  ['security', 'What was his first job after his degree?', 'Systems administrator'],
  ['security', 'What makes him different from other engineers?', 'Headline: '],
  ['security', 'Which certifications does he hold and are they still valid?', 'Security Professional'],
  ['security', 'Has he worked in medical devices?', 'medical devices'],
  ['product', 'What does she do at weekends?', 'On Sundays I swim in the sea'],
  ['hardware', 'What does she like to do on her days off?', 'double bass'],
  ['product', 'What does she believe in?', 'Ring people up'],
  ['hardware', 'How does she tackle a difficult problem?', 'opened within three working days'],
  ['product', 'Ward Watch period', 'Start: February 2012'],
  ['security', 'How big was the largest crew he was ever in charge of?', 'Team: 14 people'],
  ['robotics', 'Did a company pay for the right to use the method from her thesis?', 'Velamed Surgical'],
  ['lamarr', 'Which awards were given in LA?', 'Los Angeles'],
  ['product', 'Could she hold a meeting in French?', 'French and English are both home'],
  ['hardware', 'Power for the Kaltbach hut size', '4.2 kilowatts'],
  ['security', 'Any chance we could tempt him away to our company?', 'not looking for another post'],
  ['security', 'What was the outcom of Keys for Everyone?', 'All 38 employees converted'],
  ['security', 'What languag does he speak?', 'Swedish and Portuguese are both mother tongues'],
  [
    'security',
    'What did he do between leaving the Göta Library Network in 2007 and starting at Keyharbour in 2012?',
    'Security engineer, Bohusbanken',
  ],
  ['lamarr', 'When did the patent office first say yes to one of her inventions?', 'Granted: 11 August 1942'],
  ['security', 'How many people are under him these days?', 'Team: 11 people'],
  ['curie', 'Which building was her Nobel lecture in?', 'Place: Stockholm'],
  ['security', 'What do his parents do?', 'My father, Emeka Okafor'],
  ['product', 'What is the best way for a journalist to arrange an interview?', 'Email: '],
  ['security', 'May I send him our proposal for feedback?', 'Email: '],
  ['security', 'Is there any kind of company or industry he refuses to work for?', 'makers of spyware'],
])('what is asked of anybody in passing is told: %s, %s', (name, question, told) => {
  expect(ask(name, question)).toMatchObject({ outcome: 'answered', text: expect.stringContaining(told) });
});

test.each([
  ['product', 'Does she have any open source projects?', ['open-source-plainlab']],
  ['product', 'Has she ever contributed to open source?', ['open-source-plainlab']],
  ['security', 'When did he publish his first open-source program?', ['open-source-leftpin']],
])('open code is listed, whatever it is called: %s, %s', (name, question, ids) => {
  const { text, cited } = ask(name, question);
  expect(cited, text).toEqual(expect.arrayContaining(ids));
  expect(text).toMatch(/^- \[/);
});

test.each([
  ['product', 'Under which licences does she publish her code?', 'CC BY 4.0'],
  ['security', 'May we use his code in a commercial product?', 'Apache-2.0'],
  ['hardware', 'How is her software licensed?', 'GPL-3.0'],
])('who may use code is told by its licence: %s, %s', (name, question, licence) => {
  expect(ask(name, question).text).toMatch(new RegExp(`^- [^\\n]*${licence}|\\n- ${licence}`));
});

test.each([
  ['curie', 'Does she have any open source projects?'],
  ['lamarr', 'Is any of her code public?'],
  ['lamarr', 'Under which licence is her code released?'],
  ['product', 'Where did she work before 2000?'],
  ['lamarr', 'What is her notice period?'],
  ['curie', 'What was her height?'],
  ['product', 'What was her pay in her last position?'],
  ['product', 'Which of her former managers can we call for a reference?'],
  ['security', 'When does she plan to leave her present post?'],
  ['product', 'Has she taught at a university?'],
  ['security', 'Are his older programs still available for download?'],
])('what is not there is not told by what bears one of the words: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'Has she taught at a university?', 'experience-professor'],
  ['security', 'Has he ever lectured at a university?', 'experience-'],
])('who has taught at a university is asked nothing else: %s, %s', (name, question, id) => {
  const { outcome, cited } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(cited.join(' ')).toContain(id);
});

test.each([
  'Are you a real person or a bot?',
  'are you an AI?',
  'Who am I talking to?',
  'Where do your answers come from?',
  'Do you store my questions?',
])('whoever asks what answers here is told: %s', (question) => {
  expect(ask('product', question)).toMatchObject({
    outcome: 'out_of_scope',
    text: expect.stringContaining('This portfolio answers questions about'),
  });
});

test('whether somebody looks after code is told by its status alone', () => {
  const { text } = ask(
    'security',
    'I would build on it: is anybody still looking after leftpin these days, or is it dead?',
  );
  expect(text).toMatch(/^Status: archived 2019\. \([^\n]*\)$/);
});

test('how many of a thing were sold is told without the word for it', () => {
  expect(ask('hardware', 'How many Goldcrest drivers were sold?')).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^Outcome: 14 million pieces sold/),
  });
});

test('a sentence in a field of an entry is judged as one in its text', () => {
  expect(ask('engineer', 'How much cash was thrown away on the failed rewrite?')).toMatchObject({
    outcome: 'answered',
    text: expect.stringMatching(/^Outcome: Cancelled; about €600,000 written off/),
  });
});
