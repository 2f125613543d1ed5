import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { readContentFolder } from '../../src/content-folder.ts';
import { embedCorpus } from '../../scripts/embed-corpus.ts';
import { embedPassages } from '../../scripts/embed-passages.ts';
import { startOpenAiServer, toWordVector } from '../support/openai-server.ts';

const server = await startOpenAiServer();
const cacheFolder = await mkdtemp(join(tmpdir(), 'vectors-'));
afterAll(async () => {
  await server.close();
  await rm(cacheFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  server.requests.length = 0;
  server.embed('base64');
  await rm(cacheFolder, { recursive: true, force: true });
});

const folder = join(import.meta.dirname, '..', 'support', 'portfolios', 'curie');
const corpus = await buildCorpus(await readContentFolder(folder));
const env = { OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'local', OPENAI_EMBEDDING_MODEL: 'local-embedding' };

async function embed(lines: string[] = []) {
  return embedCorpus(corpus, env, { cacheFolder, log: (line: string) => lines.push(line) });
}

test('every passage gets a vector, in batches, and the progress is told', async () => {
  const lines: string[] = [];
  const embedded = await embed(lines);
  expect(openCorpus(embedded, 'https://portfolio.example').vectors?.rows).toHaveLength(corpus.passages.length * 256);
  expect(server.requests.length).toBe(Math.ceil(corpus.passages.length / 64));
  expect(lines.at(-1)).toBe(
    `vectors ${corpus.passages.length} of ${corpus.passages.length} passages by local-embedding`,
  );
});

test('a second build asks for nothing and writes the same bytes', async () => {
  const first = await embed();
  server.requests.length = 0;
  expect(JSON.stringify(await embed())).toBe(JSON.stringify(first));
  expect(server.requests).toHaveLength(0);
});

test('a build that was broken off goes on where it stopped', async () => {
  const texts: string[] = [];
  const options = { model: 'm', cacheFolder, batchSize: 10, onProgress: () => {} };
  const dying = (batch: string[]) => {
    if (texts.length >= 20) return Promise.reject(new Error('gone'));
    texts.push(...batch);
    return Promise.resolve(batch.map((text) => toWordVector(text)));
  };
  await expect(embedPassages(corpus.passages, new Map(), { ...options, embed: dying })).rejects.toThrow('gone');
  const [file = ''] = await readdir(cacheFolder);
  await appendFile(join(cacheFolder, file), '{"key":"half a li');
  const rest: string[] = [];
  const well = (batch: string[]) => {
    rest.push(...batch);
    return Promise.resolve(batch.map((text) => toWordVector(text)));
  };
  await embedPassages(corpus.passages, new Map(), { ...options, embed: well });
  expect(texts.filter((text) => rest.includes(text))).toEqual([]);
  rest.length = 0;
  await embedPassages(corpus.passages, new Map(), { ...options, embed: well });
  expect(rest).toEqual([]);
});

test('without an embedding model the corpus stays as it is, and a failing one costs no build', async () => {
  expect(await embedCorpus(corpus, {}, { cacheFolder })).toBe(corpus);
  server.embed(500);
  const lines: string[] = [];
  expect(await embed(lines)).toBe(corpus);
  expect(lines.at(-1)).toContain('ranked by their words alone');
});
