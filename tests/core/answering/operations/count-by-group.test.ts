import { beforeAll, expect, test } from 'vitest';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toAnswer } from '../../../support/asked.ts';
import { openFiles } from '../../../support/portfolio.ts';

function toPatent(number: number, assignee: string, filed: number, granted: number): string {
  return `number: EP 1 234 56${number}\ntitle: Clapper ${number}\nstatus: expired\nfiled: ${filed}\ngranted: ${granted}\nassignee: ${assignee}\nsummary: A clapper of felt.`;
}

const files = {
  'profile.md':
    'name: Ada Example\nheadline: Bell founder\nsummary: Ada Example casts bells and builds chimes.\nupdated: 2020-01-01',
  'patents/one.md': toPatent(1, 'Quay Foundry', 1988, 1990),
  'patents/two.md': toPatent(2, 'Quay Foundry', 1988, 1991),
  'patents/three.md': toPatent(3, 'Harbour Works', 1989, 1991),
  'awards/hammer.md': 'title: Hammer Prize\nawarder: Guild of Founders\ndate: 1997-06',
  'awards/anvil.md': 'title: Anvil Medal\nawarder: City of Leer\ndate: 1997',
  'awards/tongs.md': 'title: Golden Tongs\nawarder: Guild of Founders\ndate: 2003',
  'publications/felt.md': 'title: On Felt\nkind: article\nvenue: Bell Notes\ndate: 1989-04',
  'publications/bronze.md': 'title: On Bronze\nkind: article\nvenue: Bell Notes\ndate: 1992',
  'publications/tin.md': 'title: On Tin\nkind: article\nvenue: Leer Letters\ndate: 1995-01',
};

let corpus: Corpus;
beforeAll(async () => {
  corpus = await openFiles(files);
});

test.each([
  ['Which assignee has the most patents?', ['Quay Foundry']],
  ['Which journal published most of her articles?', ['Bell Notes']],
  ['In what year were the most patents granted?', ['1991']],
  ['In what year were the most patents filed?', ['1988']],
  ['In which year did she get the most patents?', ['1991']],
  ['In which year did she get the most awards?', ['1997']],
  ['In which decade did she publish the most?', ['1990s']],
  ['How many patents per assignee?', ['Quay Foundry', 'Harbour Works']],
])('what has the most entries is told with them, be it a field, a year or a decade: %s', (question, groups) => {
  const lines = toAnswer(corpus, [question]).text.split('\n');
  expect(lines.map((line) => /^- (.+?) — \[/.exec(line)?.[1])).toEqual(groups);
});

test.each([
  ['Did she receive more than 20 awards?', 'lists 3 awards'],
  ['Does she have fewer than five patents?', 'lists 3 patents'],
  ['Has she published at least two articles since 1990?', 'lists 2 publications'],
])('whether there are more or fewer than so many is answered with their number: %s', (question, told) => {
  expect(toAnswer(corpus, [question]).text).toContain(told);
});
