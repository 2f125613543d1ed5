import { expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('scientist', 'lamarr');

test.each([
  ["What was her bachelor's thesis about?", 'not_in_portfolio', 'education-bsc'],
  ['Who was her PhD supervisor?', 'answered', 'education-phd'],
])('what belongs to one degree is told of no other: %s', (question, outcome, degree) => {
  const { outcome: said, text } = ask('scientist', question);
  expect(said).toBe(outcome);
  expect(text).toContain(`#${degree}`);
  expect(text).not.toMatch(/#contact|Knowing when/);
});

test('"who is her …?" asks for somebody else', () => {
  expect(ask('lamarr', 'Who is her boss?').outcome).toBe('not_in_portfolio');
});

test.each([
  ["What did she study for her master's and her PhD?", ['education-msc', 'education-phd']],
  ["When did she get her bachelor's and her PhD?", ['education-bsc', 'education-phd']],
  ['Where did she do her PhD and her first job?', ['education-phd']],
])(
  'a degree beside another or beside something else is not the only one that is asked for: %s',
  (question, degrees) => {
    expect(ask('scientist', question).cited).toEqual(degrees);
  },
);

test.each([
  ["Does she have a bachelor's degree?", ['education-ba']],
  ['When did she finish her bachelor?', ['education-ba']],
  ["Does she have a master's degree?", ['education-meng']],
  ['Does she have a doctorate?', []],
])('a degree is known by its letters as by its name: %s', async (question, cited) => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Potter\nsummary: Ada Example makes pots.\nupdated: 2026-01-01',
    'education/ba.md': 'degree: BA\ninstitution: Clay School\nfield: Ceramics\nend: 2007',
    'education/meng.md': 'degree: MEng\ninstitution: Kiln Institute\nfield: Materials\nend: 2011',
  });
  expect(toAnswer(corpus, [question]).cited).toEqual(cited);
});
