import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildCorpus } from '#core/corpus/build-corpus.ts';
import { openCorpus } from '#core/corpus/corpus.ts';
import { findNeighbours, openVectors, toVectorsFile } from '#core/corpus/vectors.ts';
import { readContentFolder } from '../../../../src/content-folder.ts';
import { siteUrl, startApp } from '../../../support/app.ts';
import { startModelApp } from '../../../support/model-app.ts';
import { startOpenAiServer, toWordVector } from '../../../support/openai-server.ts';
import { readStream } from '../../../support/stream.ts';

const server = await startOpenAiServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.embed('base64');
});

const file = await buildCorpus(await readContentFolder(join(import.meta.dirname, '../../../support/portfolios/curie')));
const vectors = toVectorsFile(
  'local-embedding',
  file.passages.map(({ text }) => toWordVector(text)),
);
const corpus = openCorpus({ ...file, vectors }, siteUrl);
/** No word of it is published; the embedding model knows what it means. */
const question = 'Chauffeur permit?';

function toApp(ports: Parameters<typeof startModelApp>[1] = {}) {
  return startModelApp(server, {
    embeddingModel: 'local-embedding',
    app: { openCorpus: () => Promise.resolve(corpus) },
    ...ports,
  });
}

async function ask(app: ReturnType<typeof startApp>) {
  const stream = await readStream(await app.ask({ question }));
  return { ...stream, log: app.log.at(-1) };
}

server.reply(({ messages }) => {
  const block = messages
    .at(-1)
    ?.content.split('\n\n')
    .find((part) => part.includes('obtained a driving licence'));
  const cite = /\[\d+\]/.exec(block ?? '')?.[0];
  return { pieces: cite ? [`She obtained a driving licence in 1916 ${cite}.`] : ['NOT_STATED'] };
});

test('a question in other words finds its passage by meaning', async () => {
  const { text, done, log } = await ask(toApp());
  expect(text).toContain('driving licence in 1916');
  expect(done).toMatchObject({ answerer: 'model', outcome: 'partial' });
  expect(log?.model).toMatchObject({ retrieval: 'hybrid' });
});

test.each([
  ['failed', 500],
  ['slow', 'silent'],
  ['other_model', 'wrong_size'],
  ['failed', 'short'],
] as const)(
  'an embedding that is %s (%s) leaves the ranking by words alone, and the log says so',
  async (why, mode) => {
    server.embed(mode);
    const deadlines = { firstToken: 20_000, idle: 20_000, total: 20_000, embedding: mode === 'silent' ? 40 : 20_000 };
    const { text, done, log } = await ask(toApp({ deadlines }));
    expect(text).toBe((await ask(startApp())).text);
    expect(done?.answerer).toBe('extractive');
    expect(log?.model).toMatchObject({ retrieval: 'lexical', withoutVectors: why });
  },
);

test('vectors of another model, or none, are not compared with the question', async () => {
  const renamed = await ask(toApp({ embeddingModel: 'another' }));
  expect(renamed.log?.model).toMatchObject({ retrieval: 'lexical', withoutVectors: 'other_model' });
  const bare = await ask(startModelApp(server, { embeddingModel: 'local-embedding' }));
  expect(bare.log?.model).toMatchObject({ retrieval: 'lexical', withoutVectors: 'no_vectors' });
  expect(server.requests.filter(({ path }) => path === '/v1/embeddings')).toHaveLength(0);
});

test('once the limit of the day is reached nothing is sent, the question neither to be embedded nor to be answered', async () => {
  const app = toApp({ dailyLimit: 1 });
  await ask(app);
  expect(server.requests.map(({ path }) => path)).toEqual(['/v1/embeddings', '/v1/chat/completions']);
  expect((await ask(app)).log?.model).toMatchObject({ failure: 'daily_limit', withoutVectors: 'daily_limit' });
  expect(server.requests).toHaveLength(2);
});

test('a question that words can answer is not made worse by vectors', async () => {
  const app = toApp();
  const stream = await readStream(await app.ask({ question: 'When did she obtain a driving licence?' }));
  expect(stream.text).toContain('1916');
  expect(stream.done?.outcome).toBe('answered');
});

test('vectors keep the ranking of the numbers that they were made from', () => {
  const made = [
    [0.9, 0.1, 0],
    [0.1, 0.9, 0],
    [0.5, 0.5, 0.1],
  ];
  const opened = openVectors(toVectorsFile('m', made), 3);
  expect(opened && findNeighbours(opened, [1, 0, 0], 3).map(({ index }) => index)).toEqual([0, 2, 1]);
  expect(opened && findNeighbours(opened, [1, 0], 3)).toEqual([]);
  expect(openVectors(toVectorsFile('m', made), 4)).toBeUndefined();
});
