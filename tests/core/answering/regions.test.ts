import { describe, expect, test } from 'vitest';
import { askFixtures } from '../../support/asked.ts';

const ask = askFixtures('engineer', 'designer', 'founder', 'curie', 'scientist', 'data-engineer');

describe('A loose name of a place finds the entries that give its country', () => {
  test.for([
    ['engineer', 'Jobs in the UK', ['experience-brightwater']],
    ['engineer', 'Jobs in England', ['experience-brightwater']],
    ['engineer', 'Jobs in Holland', ['experience-parcelwise', 'experience-kestrel', 'experience-quillpay']],
    ['designer', 'Jobs in the United Kingdom', ['experience-fable', 'experience-northmere-lead']],
    ['founder', 'Talks in the US', ['publication-keyring-lisa-2017']],
  ] as const)('%s: %s', ([portfolio, question, expected]) => {
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
