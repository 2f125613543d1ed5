import { expect, test } from 'vitest';
import { askFixtures } from '../../../support/asked.ts';

const ask = askFixtures('curie', 'designer', 'founder', 'lamarr');

const brightwater = ['experience-brightwater-senior', 'experience-brightwater-staff'];
const northmere = ['experience-northmere-engineer', 'experience-northmere-lead'];

test.each([
  ['founder', 'What did she do at Brightwater Cloud?', brightwater],
  ['founder', 'Tell me about Brightwater Cloud', brightwater],
  ['founder', 'brightwater', brightwater],
  ['designer', 'What did she do at Northmere Bank?', northmere],
  ['designer', 'Northmere', northmere],
] as const)('an employer is told by all the roles there, in their order: %s, %s', (name, question, roles) => {
  const { outcome, cited } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(cited).toEqual(roles);
});

test('"there" after an employer is all the time there, and after one of its roles the time in that role', () => {
  expect(ask('designer', 'Northmere', '', 'How long was she there?').cited).toEqual(northmere);
  expect(ask('designer', 'What was her first role at Northmere?', '', 'How long was she there?').cited).toEqual([
    'experience-northmere-engineer',
  ]);
});

test.each([
  ['curie', 'Did she work in London?'],
  ['curie', 'Did she study in Geneva?'],
  ['curie', 'Did she attend the Academy of Sciences?'],
  ['designer', 'Did she study at Northmere Bank?'],
  ['lamarr', 'Did she study in Berlin?'],
  ['curie', 'Did she live in London?'],
] as const)('a prize, a lecture or another stay there is no post and no study: %s, %s', (name, question) => {
  expect(ask(name, question).outcome).toBe('not_in_portfolio');
});

test.each([
  ['curie', 'Did she study at the Sorbonne?', 'education-licence-physics'],
  ['curie', 'Did she study physics?', 'education-licence-physics'],
  ['curie', 'Did she ever work in Poland?', 'experience-governess'],
  ['designer', 'Did she work in Edinburgh?', 'experience-northmere-lead'],
  ['lamarr', 'Has she worked at MGM?', 'experience-mgm'],
] as const)('a post or a study there is told with its dates: %s, %s', (name, question, entry) => {
  const { outcome, cited } = ask(name, question);
  expect(outcome).toBe('answered');
  expect(cited).toContain(entry);
});

test.each(['Where does she work?', 'Where is she working?', 'At which company is she employed?'])(
  'the present tense asks for the post that goes on: %s',
  (question) => {
    const { outcome, cited } = ask('founder', question);
    expect(outcome).toBe('answered');
    expect(cited).not.toContain('experience-quillgate');
    expect(cited).toContain('experience-tarn-labs');
  },
);

test('with whom somebody has co-authored is told by the names', () => {
  const { outcome, text } = ask('curie', 'Who has she co-authored with?');
  expect(outcome).toBe('answered');
  expect(text).toContain('Pierre Curie');
});
