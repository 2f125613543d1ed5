import { beforeAll, expect, test } from 'vitest';
import type { PortfolioRecord } from '#core/contract/record.ts';
import { toPassages } from '#core/corpus/passages.ts';
import { readContentFolder } from '../../../src/content-folder.ts';
import { openFiles } from '../../support/portfolio.ts';

let record: PortfolioRecord;

beforeAll(async () => {
  const portfolio = await readContentFolder('tests/support/portfolios/data-engineer');
  const [first] = portfolio.records;
  if (!first) throw new Error('The fixture has no records');
  record = first;
});

function toTexts(body: string) {
  return toPassages({ ...record, body })
    .filter(({ kind, field }) => kind === 'text' && !field)
    .map(({ text }) => text);
}

test('short items of a list are one passage with a line each', () => {
  expect(toTexts('- Dutch: C2\n- German: B2\n')).toEqual(['Dutch: C2\nGerman: B2']);
});

test('long items are passages of their own', () => {
  const item = 'Moved the nightly loads of eleven depots from shell scripts to one warehouse with checks of every row.';
  expect(toTexts(`- ${item}\n- German: B2\n`)).toEqual([item, 'German: B2']);
});

test('items of a list within a list stand on lines of their own', () => {
  expect(toTexts('- Daily\n  - Python\n  - SQL\n')).toEqual(['Daily\nPython\nSQL']);
});

test('items under a long one stay with what they are listed under', () => {
  const item = 'Moved the nightly loads of eleven depots from shell scripts to one warehouse with checks of every row.';
  expect(toTexts(`- At Lumo\n  - ${item}\n  - Cut the bill\n- At Orrin\n`)).toEqual([
    `At Lumo; ${item}; Cut the bill`,
    'At Orrin',
  ]);
});

test('a comment in a heading is no part of it', () => {
  const [passage] = toPassages({ ...record, body: '## Skills <!-- ask Ann -->\n\nRust.\n' }).filter(
    ({ heading }) => heading,
  );
  expect(passage?.heading).toBe('Skills');
});

test('a row of a table says its cells under their headings', () => {
  expect(toTexts('| Language | Level |\n|---|---|\n| German | B2 |\n| French | A2 |\n')).toEqual([
    'Language: German; Level: B2\nLanguage: French; Level: A2',
  ]);
});

test('a comment in HTML is no published text', () => {
  expect(toTexts('<!-- ask Ann first -->\n\nPublished.\n')).toEqual(['Published.']);
});

test('the paragraphs of a quotation are passages of their own', () => {
  expect(toTexts('> The first.\n>\n> The second.\n')).toEqual(['The first.', 'The second.']);
});

test('a long list of short items is told an item at a time', () => {
  const items = Array.from({ length: 9 }, (_, at) => `Talk ${at + 1} on the keeping of tide gauges in cold harbours`);
  expect(toTexts(items.map((item) => `- ${item}`).join('\n'))).toEqual(items);
});

test('a field written over several lines is one line', async () => {
  const { passages } = await openFiles({
    'profile.md': 'name: Jane Doe\nheadline: Builder\nsummary: Sheds.\nupdated: 2026-01-01',
    'projects/depots.md': 'name: Depots\nstart: 2010\nsummary: |-\n  Built\n  two depots.',
  });
  expect(passages.map(({ text }) => text)).toContain('Built two depots.');
});
