import { afterAll, expect, test } from 'vitest';
import { chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';
import { createQuota } from '#core/quota/quota.ts';
import { openCounters } from '../../netlify/runtime/counters.ts';
import { createRedisCount } from '../../netlify/runtime/redis-count.ts';
import { createRedisStore } from '../../netlify/runtime/redis-quota-store.ts';
import { openRedis } from '../../netlify/runtime/redis.ts';
import { startApp } from '../support/app.ts';
import { startModelApp } from '../support/model-app.ts';
import { startOpenAiServer } from '../support/openai-server.ts';
import { findFreePort, startLossyWay, startRedisServer, whyNoRedis } from '../support/redis-server.ts';
import { readStream } from '../support/stream.ts';

if (whyNoRedis) console.warn(`skipped: Redis that comes back: ${whyNoRedis}`);
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const policies = { chat: { ...chatPolicy, limit: 2 }, jobAnalysis: jobAnalysisPolicy };
const question = 'When did she give her first lecture?';

/** The API over a server at some address, with a clock for the pauses. */
function startOver(url: string, patienceMilliseconds = 30_000) {
  const warnings: string[] = [];
  const clock = { now: 0 };
  const warn = (message: string) => warnings.push(message);
  const redis = openRedis({ url, warn, patienceMilliseconds, pauseMilliseconds: 5000, now: () => clock.now });
  closing.push(redis.close);
  const store = createRedisStore({ redis, prefix: crypto.randomUUID(), secret: url, fallback: createMemoryStore() });
  const app = startApp({ quota: createQuota(store, policies, () => Date.UTC(2026, 0, 1)) });
  const ask = async () => {
    const response = await app.ask({ question });
    const text = await response.text();
    return { status: response.status, remaining: response.headers.get('RateLimit-Remaining'), text };
  };
  return { ask, warnings, clock, redis };
}

test('while nothing listens every question is answered, counted in memory, and the log says so once', async () => {
  const { ask, warnings } = startOver(`redis://127.0.0.1:${await findFreePort()}`);
  expect(await ask()).toMatchObject({ status: 200, remaining: '1' });
  expect(await ask()).toMatchObject({ status: 200, remaining: '0', text: expect.stringContaining('"type":"done"') });
  expect(await ask()).toMatchObject({ status: 429 });
  expect(warnings).toEqual([expect.stringMatching(/QUOTA_REDIS_URL fails \(.*ECONNREFUSED.*\): counting in memory/)]);
});

test('a server that takes the connection and says nothing keeps nobody waiting', async () => {
  const silent = await startLossyWay();
  closing.push(silent.close);
  const { ask, warnings } = startOver(silent.url, 40);
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  expect(warnings).toEqual([expect.stringContaining('counting in memory')]);
});

test('a host that has no address is as good as none', async () => {
  const { ask, warnings } = startOver('redis://no-such-host.invalid:6379');
  expect(await ask()).toMatchObject({ status: 200, remaining: '1' });
  expect(warnings).toHaveLength(1);
});

test.skipIf(whyNoRedis)('a wrong password is told without it, and nobody is refused', async () => {
  const server = await startRedisServer({ password: 'right-one' });
  closing.push(server.stop);
  const { ask, warnings } = startOver(server.url.replace('redis://', 'redis://:wrong-one@'));
  expect(await ask()).toMatchObject({ status: 200, remaining: '1' });
  expect(warnings).toEqual([expect.stringContaining('WRONGPASS')]);
  expect(warnings.join()).not.toContain('wrong-one');
  expect(await startOver(server.url.replace('redis://', 'redis://:right-one@')).ask()).toMatchObject({
    remaining: '1',
  });
});

test.skipIf(whyNoRedis)(
  'a server that goes is asked again after a pause, and counts again when it is back',
  async () => {
    const first = await startRedisServer();
    const { ask, warnings, clock } = startOver(first.url);
    expect(await ask()).toMatchObject({ remaining: '1' });
    await first.stop();
    expect(await ask()).toMatchObject({ status: 200, remaining: '1' });
    expect(warnings).toHaveLength(1);
    const second = await startRedisServer({ port: first.port });
    closing.push(second.stop);
    expect(await ask()).toMatchObject({ status: 200, remaining: '0' });
    expect(warnings).toHaveLength(1);
    clock.now = 5000;
    // The new server has never heard of the caller: it is the one that counts.
    expect(await ask()).toMatchObject({ status: 200, remaining: '1' });
    expect(warnings.slice(1)).toEqual([expect.stringContaining('answers again')]);
  },
);

test.skipIf(whyNoRedis)('a server that hung up on an idle connection is reached anew, unnoticed', async () => {
  const server = await startRedisServer();
  closing.push(server.stop);
  const way = await startLossyWay(server.port);
  closing.push(way.close);
  const { ask, warnings } = startOver(way.url);
  await ask();
  way.cutNextReply();
  expect(await ask()).toMatchObject({ status: 200, remaining: '0' });
  expect(warnings).toEqual([]);
});

const day = '2026-01-31';

test.skipIf(whyNoRedis)(
  'the calls of a day are counted for all processes together, and the count expires',
  async () => {
    const server = await startRedisServer();
    closing.push(server.stop);
    const { redis } = startOver(server.url);
    const { redis: other } = startOver(server.url);
    const counts = [createRedisCount(redis, 'site'), createRedisCount(other, 'site')];
    const told = await Promise.all(counts.flatMap((count) => [count(day), count(day), count(day)]));
    expect(told.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await createRedisCount(redis, 'site')('2026-02-01')).toBe(1);
    const life = await redis.ask((client) => client.ttl(`site:${day}`));
    expect(life).toBeGreaterThan(24 * 3600);
    expect(life).toBeLessThanOrEqual(2 * 24 * 3600);
  },
);

test.skipIf(whyNoRedis)(
  'a count goes on where it stood while the server is away, and adds what was missed',
  async () => {
    const first = await startRedisServer();
    const { redis, clock } = startOver(first.url);
    const count = createRedisCount(redis, 'site');
    expect([await count(day), await count(day)]).toEqual([1, 2]);
    await first.stop();
    expect([await count(day), await count(day)]).toEqual([3, 4]);
    const second = await startRedisServer({ port: first.port });
    closing.push(second.stop);
    clock.now = 5000;
    expect(await count(day)).toBe(3);
  },
);

test.skipIf(whyNoRedis)(
  'with one server the daily limit of the model holds for every process of the site',
  async () => {
    const server = await startRedisServer();
    const model = await startOpenAiServer();
    closing.push(server.stop, model.close);
    model.reply({ fault: 'empty' });
    const openApp = () => {
      const { redis } = startOver(server.url);
      return startModelApp(model, { dailyLimit: 2, countAnswer: createRedisCount(redis, 'model') });
    };
    const failures: unknown[] = [];
    for (const app of [openApp(), openApp(), openApp(), openApp()]) {
      await readStream(await app.ask({ question }));
      failures.push(app.log[0]?.model?.failure);
    }
    expect(failures).toEqual(['empty', 'empty', 'daily_limit', 'daily_limit']);
    expect(model.requests).toHaveLength(2);
  },
);

test('without an address, or with a wrong one, a site counts in memory; the wrong one is told without its password', async () => {
  const warnings: string[] = [];
  const options = { siteUrl: 'https://portfolio.example', warn: (line: string) => warnings.push(line) };
  for (const env of [{}, { QUOTA_REDIS_URL: 'http://:secret@cache.example' }]) {
    const { quotaStore, countOf } = openCounters(env, options);
    const taken = await quotaStore.take([{ caller: '192.0.2.1', policy: chatPolicy }], 0);
    expect(taken.standings[0]?.remaining).toBe(29);
    expect([await countOf('answers')(day), await countOf('answers')(day)]).toEqual([1, 1]);
  }
  expect(warnings).toEqual([expect.stringContaining('begins with http://, not with redis://')]);
  expect(warnings.join()).not.toContain('secret');
});

test.skipIf(whyNoRedis)('the address of the environment is the one that counts, apart for each site', async () => {
  const server = await startRedisServer();
  closing.push(server.stop);
  const open = (siteUrl: string) => openCounters({ QUOTA_REDIS_URL: server.url }, { siteUrl, warn: console.error });
  const take = async (siteUrl: string) => {
    const { standings } = await open(siteUrl).quotaStore.take([{ caller: '192.0.2.1', policy: chatPolicy }], 0);
    return standings[0]?.remaining;
  };
  expect([await take('https://a.example'), await take('https://a.example')]).toEqual([29, 28]);
  expect(await take('https://b.example')).toBe(29);
  expect(await open('https://a.example').countOf('answers')(day)).toBe(1);
  expect(await open('https://a.example').countOf('answers')(day)).toBe(2);
  expect(await open('https://a.example').countOf('searches')(day)).toBe(1);
});
