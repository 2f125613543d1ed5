import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMemoryCount } from '#core/answering/model/daily-limit.ts';
import { createHybridSearch, type HybridSearchPorts } from '#core/answering/model/hybrid-search.ts';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { search } from '#core/corpus/search.ts';
import { toVectorsFile } from '#core/corpus/vectors.ts';
import { openSearch } from '../../../netlify/runtime/search.ts';
import { readUsableModel } from '../../../netlify/runtime/usable-model.ts';
import { readContentFolder } from '../../../src/content-folder.ts';
import { siteUrl, startMcp, toModern } from '../../support/mcp.ts';
import { openTestModel } from '../../support/model-app.ts';
import { startOpenAiServer, toWordVector } from '../../support/openai-server.ts';

const dimensions = 4096;
const server = await startOpenAiServer({ dimensions });
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.embed('base64');
});

const file = await buildCorpus(await readContentFolder(join(import.meta.dirname, '../../support/portfolios/curie')));
const vectors = toVectorsFile(
  'local-embedding',
  file.passages.map(({ text }) => toWordVector(text, dimensions)),
);
const corpus = openCorpus({ ...file, vectors }, siteUrl);
/** No word of it is published; the embedding model knows what it means. */
const query = 'Chauffeur permit?';

function startSearch(ports: Partial<HybridSearchPorts> = {}) {
  const hybrid = createHybridSearch({
    model: openTestModel(server, 'local-embedding'),
    milliseconds: 20_000,
    dailyLimit: 100,
    countSearch: createMemoryCount(),
    now: () => 0,
    ...ports,
  });
  return startMcp({ search: hybrid, openCorpus: () => Promise.resolve(corpus) });
}

async function find({ post, log }: ReturnType<typeof startMcp>, text = query) {
  const { body, headers } = toModern('tools/call', { name: 'search_portfolio', arguments: { query: text, limit: 3 } });
  const { result } = (await (await post(body, headers)).json()) as {
    result: { structuredContent: { outcome: string; results: { excerpt: string }[] } };
  };
  const { outcome, results } = result.structuredContent;
  return { outcome, excerpts: results.map(({ excerpt }) => excerpt), log: log.at(-1) };
}

const byWords = startMcp({ search, openCorpus: () => Promise.resolve(corpus) });

test('a search in other words finds its passage by meaning, as an answer does, and the log says how', async () => {
  expect(await find(byWords)).toMatchObject({ outcome: 'not_in_portfolio', excerpts: [] });
  const { outcome, excerpts, log } = await find(startSearch());
  expect(outcome).toBe('answered');
  expect(excerpts.join()).toContain('driving licence');
  expect(log?.search).toEqual({ retrieval: 'hybrid' });
});

test('meaning that stands out no more than chance finds nothing', async () => {
  let seed = 1;
  const random = () => {
    // Sums of uniform numbers are near enough to normal ones; the generator is the classic one of Park and Miller.
    const sum = Array.from({ length: 12 }, () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647);
    return sum.reduce((total, one) => total + one, -6);
  };
  const toNoise = () => Array.from({ length: 64 }, random);
  const noise = toVectorsFile('noise', file.passages.map(toNoise));
  const noisy = openCorpus({ ...file, vectors: noise }, siteUrl);
  const mcp = (vector: number[]) => {
    const model = { embed: () => Promise.resolve([vector]), embeddingModel: 'noise' };
    const ports = { model, milliseconds: 20_000, dailyLimit: 100, countSearch: createMemoryCount(), now: () => 0 };
    return startMcp({ search: createHybridSearch(ports), openCorpus: () => Promise.resolve(noisy) });
  };
  for (let run = 0; run < 20; run += 1) {
    expect(await find(mcp(toNoise()))).toMatchObject({ outcome: 'not_in_portfolio', excerpts: [] });
  }
  expect(await find(mcp([...(noisy.vectors?.rows.subarray(0, 64) ?? [])]))).toMatchObject({ outcome: 'answered' });
});

test.each([
  ['failed', 500],
  ['slow', 'silent'],
  ['other_model', 'wrong_size'],
] as const)('an embedding that is %s (%s) leaves the search by words, and the log says so', async (why, mode) => {
  server.embed(mode);
  const mcp = startSearch(mode === 'silent' ? { milliseconds: 40 } : {});
  const text = 'When did she obtain a driving licence?';
  const { log, ...found } = await find(mcp, text);
  const { log: _, ...expected } = await find(byWords, text);
  expect(found).toEqual(expected);
  expect(log?.search).toEqual({ retrieval: 'lexical', withoutVectors: why });
});

test('an embedding server that fails three times in a row is left alone for half a minute', async () => {
  let now = 0;
  const mcp = startSearch({ now: () => now });
  server.embed(500);
  for (let index = 0; index < 5; index += 1) await find(mcp);
  expect(server.requests).toHaveLength(3);
  expect(mcp.log.at(-1)?.search).toMatchObject({ withoutVectors: 'paused' });
  now = 30_000;
  server.embed('base64');
  expect((await find(mcp)).log?.search).toEqual({ retrieval: 'hybrid' });
});

test('searches by meaning end with the limit of the day; searches do not', async () => {
  const mcp = startSearch({ dailyLimit: 2 });
  for (const retrieval of ['hybrid', 'hybrid', 'lexical']) {
    expect((await find(mcp)).log?.search).toMatchObject({ retrieval });
  }
  expect(mcp.log.at(-1)?.search).toMatchObject({ withoutVectors: 'daily_limit' });
  expect(server.requests).toHaveLength(2);
});

test('a caller who leaves a search makes the embedding stop', async () => {
  server.embed('silent');
  const leave = new AbortController();
  const { body, headers } = toModern('tools/call', { name: 'search_portfolio', arguments: { query } });
  const request = new Request(`${siteUrl}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify(body),
    signal: leave.signal,
  });
  const answer = startSearch().send(request);
  answer.catch(() => {});
  await expect.poll(() => server.requests.length).toBe(1);
  leave.abort();
  await server.requests[0]?.left;
});

test('a site without an embedding model searches by words and opens no client', () => {
  const open = (env: Record<string, string>) =>
    openSearch(
      readUsableModel(env, () => {}),
      createMemoryCount(),
    );
  expect(open({})).toBe(search);
  expect(open({ OPENAI_API_KEY: 'k' })).toBe(search);
  expect(open({ OPENAI_API_KEY: 'k', OPENAI_EMBEDDING_MODEL: 'e', MODEL_DAILY_LIMIT: '0' })).toBe(search);
  expect(open({ OPENAI_API_KEY: 'k', OPENAI_EMBEDDING_MODEL: 'e' })).not.toBe(search);
});
