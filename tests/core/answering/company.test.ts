import { expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('curie', 'engineer');

test.each([
  ['Which papers did she write with Pierre Curie?', /^- \[Sur une [^\n]*\n- \[Sur une [^\n]*$/],
  ['What did she write with Pierre Curie?', /^- \[Sur une [^\n]*\n- \[Sur une [^\n]*$/],
  ['How many papers have co-authors?', /^The portfolio lists 2 publications\./],
])('who wants the entries is shown them, and not those who had a part in them: %s', (question, shown) => {
  expect(ask('curie', question).text).toMatch(shown);
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
