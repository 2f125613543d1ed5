import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'engineer', 'lamarr');

test('who wants the entries is shown them, and not those who had a part in them', () => {
  expect(ask('curie', 'How many papers have co-authors?').text).toMatch(/^The portfolio lists 2 publications\./);
});

test.each([
  [
    'curie',
    'Which projects have no collaborator?',
    ['project-magnetism-of-steel', 'project-uranium-rays', 'project-radium-standard'],
  ],
  ['engineer', 'Which talks have no co-author?', ['publication-lock']],
  ['engineer', 'Which patents was she the sole inventor of?', []],
  ['curie', 'Which projects have no end date?', []],
  [
    'curie',
    'Which papers is she the sole author of?',
    [
      'publication-uranium-rays',
      'publication-thesis',
      'publication-traite',
      'publication-nobel-lecture',
      'publication-radiologie-guerre',
      'publication-pierre-curie',
    ],
  ],
])('entries are picked by a field that they lack: %s %s', (name, question, cited) => {
  expect(ask(name, question).cited).toEqual(cited);
});

test.each([
  ['curie', 'Which papers have two co-authors?', ['publication-radium']],
  ['curie', 'Which papers have more than one co-author?', ['publication-radium']],
  ['curie', 'Which paper has the most co-authors?', ['publication-radium']],
  ['curie', 'Who is her most frequent co-author?', ['publication-polonium', 'publication-radium']],
])('entries are picked by how many had a part in them: %s %s', (name, question, cited) => {
  expect(ask(name, question).cited).toEqual(cited);
});

test.each([
  ['What did she and Lukas Brandt publish together?'],
  ['Has Lukas Brandt co-authored anything with her?'],
  ['Who is Lukas Brandt?', '…', 'Has she published with him?'],
  ['Who is Lukas Brandt?', '…', 'What has he published with her?'],
])('what two people wrote is told, whichever of them is put first: %s', (...turns) => {
  expect(ask('engineer', ...turns).cited).toEqual(['publication-streaming']);
});

test('what was never written with somebody is told to be none', () => {
  const { outcome, text } = ask('curie', 'Did she write anything with Irène Curie?');
  expect([outcome, text]).toEqual(['not_in_portfolio', expect.stringContaining('lists no such publications')]);
});

test.each([
  'Who were her PhD students?',
  'Who are her former PhD students?',
  'How many PhD students did she have?',
  'What became of her former students?',
  'Name her PhD graduates.',
  'What did her doctoral students do?',
  'What happened to the people she trained?',
])('those whom the person taught are no degree of her own: %s', (question) => {
  expect(ask('curie', question).text).not.toMatch(/^(?:- \[|The portfolio lists)/);
});

test('a tool is nobody with whom something was written', () => {
  expect(ask('engineer', 'Did you write anything with Rust?').text).toContain('driftclock');
});

test.each([
  ['Did she direct Algiers?', 'Collaborators: John Cromwell (director).'],
  ['Was she the director of Algiers?', 'Collaborators: John Cromwell (director).'],
])('whether she had a part in an entry is told by whoever had it: %s', (question, shown) => {
  expect(ask('lamarr', question).text).toMatch(new RegExp(`^${RegExp.escape(shown)}`));
});

test('what entries say of others is no deed of hers', () => {
  expect(ask('lamarr', 'Which films did she direct?').text).not.toContain('Money on the Street]');
  const produced = ask('lamarr', 'Which films did she produce herself?');
  expect(produced.cited).toContain('project-dishonored-lady');
  expect(produced.cited).not.toContain('project-samson-and-delilah');
});

test.each(['Who owns the company?', 'Do you own the company?'])(
  'whose a company is, neither its patents nor its employees tell: %s',
  (question) => {
    expect(ask('engineer', question)).toMatchObject({ outcome: 'not_in_portfolio', cited: [] });
    expect(ask('engineer', 'Who owns the patents?').text).toContain('Quillpay N.V.');
  },
);
