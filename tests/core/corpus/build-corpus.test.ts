import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../../src/content-folder.ts';

const folder = join(import.meta.dirname, '../../support/portfolios/lamarr');

test('the same content gives the same bytes', async () => {
  const build = async () => JSON.stringify(await buildCorpus(await readContentFolder(folder)));
  expect(await build()).toBe(await build());
});

test('every passage has an id of its own and belongs to a record with an absolute address', async () => {
  const corpus = openCorpus(await buildCorpus(await readContentFolder(folder)), 'https://portfolio.example');
  const ids = corpus.passages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { recordId } of corpus.passages) {
    expect(corpus.toRecord(recordId).url).toBe(`https://portfolio.example/#${recordId}`);
  }
});

test('a corpus of which every passage is scored has no index', async () => {
  expect(await buildCorpus(await readContentFolder(folder))).not.toHaveProperty('index');
});
