import { describe, expect, test } from 'vitest';
import { askFixtures, toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

const ask = askFixtures('engineer', 'designer', 'founder', 'curie', 'scientist', 'data-engineer');

describe('A loose name of a place finds the entries that give its country', () => {
  test.for([
    ['engineer', 'Jobs in the UK', ['experience-brightwater']],
    ['engineer', 'Jobs in England', ['experience-brightwater']],
    ['engineer', 'Jobs in Holland', ['experience-parcelwise', 'experience-kestrel', 'experience-quillpay']],
    ['designer', 'Jobs in the United Kingdom', ['experience-fable', 'experience-northmere-lead']],
    ['founder', 'Talks in the US', ['publication-keyring-lisa-2017']],
    ['engineer', 'Which British companies did she work for?', ['experience-brightwater']],
    ['curie', 'American awards', ['award-willard-gibbs-award']],
  ] as const)('its entries are cited: %s: %s', ([portfolio, question, expected]) => {
    const { outcome, cited } = ask(portfolio, question);
    expect(outcome).toBe('answered');
    for (const id of expected) expect(cited).toContain(id);
  });

  test('and is not denied where none gives it', () => {
    expect(ask('curie', 'Awards from England').text).not.toContain('lists no such');
  });
});

test.for([
  ['scientist', 'Projects in Norway'],
  ['data-engineer', 'Projects in Germany'],
  ['curie', 'Did she write papers in French?'],
  ['data-engineer', 'Projects with Snowflake'],
  ['engineer', 'Jobs with Postgres'],
] as const)(
  'What may well be is not denied, as a town without its country may lie there: %s, %s',
  ([portfolio, question]) => {
    expect(ask(portfolio, question).text).not.toContain('lists no such');
  },
);

test('a town lies where any place of the portfolio says it does', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Painter\nsummary: Ada Example paints.\nupdated: 2026-01-01\n',
    'experience/school.md': 'role: Teacher\nemployer: Art School\nstart: 2015\nend: 2021\nplace: Cardiff, Wales',
    'projects/wall.md': 'name: Long Wall\nstart: 2016\nplace: Old Harbour, Cardiff\n---\nForty metres.',
    'projects/roof.md': 'name: Low Roof\nstart: 2018\nplace: Antwerp, Belgium\n---\nSix metres.',
  });
  expect(toAnswer(corpus, ['Which projects were in Wales?']).cited).toEqual(['project-wall']);
  expect(toAnswer(corpus, ['Which projects did she do outside Wales?']).cited).toEqual(['project-roof']);
});

test('a name that several towns have tells no country', async () => {
  const corpus = await openFiles({
    'profile.md': 'name: Ada Example\nheadline: Painter\nsummary: Ada Example paints.\nupdated: 2026-01-01\n',
    'projects/wall.md': 'name: Long Wall\nstart: 2016\nplace: Cambridge, England\n---\nForty metres.',
    'projects/roof.md': 'name: Low Roof\nstart: 2018\nplace: Cambridge, Massachusetts\n---\nSix metres.',
    'projects/arch.md': 'name: Old Arch\nstart: 2020\nplace: Cambridge\n---\nTwo metres.',
  });
  expect(toAnswer(corpus, ['Which projects were in Massachusetts?']).cited).toEqual(['project-roof']);
});

test('the places of somebody who worked in several countries are listed, and not counted as countries', () => {
  const { text } = ask('engineer', 'How many countries has she worked in?');
  expect(text).toMatch(/^- Leeds, United Kingdom/);
  expect(text).not.toMatch(/names \d/);
});
