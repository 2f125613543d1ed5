import { Redis as Client } from 'ioredis';
import { afterAll, expect, test } from 'vitest';
import { chatPolicy, jobAnalysisPolicy } from '#core/contract/quota.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';
import type { QuotaStore } from '#core/quota/store.ts';
import { createRedisStore } from '../../netlify/runtime/redis-quota-store.ts';
import { openRedis } from '../../netlify/runtime/redis.ts';
import { startLossyWay, startRedisServer, whyNoRedis } from '../support/redis-server.ts';

const server = whyNoRedis ? undefined : await startRedisServer();
if (whyNoRedis) console.warn(`skipped: the quota store over Redis: ${whyNoRedis}`);
const closing: (() => void)[] = [];
afterAll(async () => {
  for (const close of closing) close();
  await server?.stop();
});

/** A store of its own on the real server; stores with the same prefix share their callers, as processes of a site do. */
function openStore({ url = server?.url ?? '', prefix = `test-${crypto.randomUUID()}` } = {}): QuotaStore {
  const warn = (message: string) => {
    throw new Error(message);
  };
  const redis = openRedis({ url, warn, patienceMilliseconds: 30_000 });
  closing.push(redis.close);
  return createRedisStore({ redis, prefix, secret: 'secret', fallback: createMemoryStore() });
}

const stores: [string, () => QuotaStore][] = [
  ['memory', () => createMemoryStore()],
  ...(server ? [['Redis', () => openStore()] as [string, () => QuotaStore]] : []),
];
const chat = { ...chatPolicy, limit: 3 };
const job = { ...jobAnalysisPolicy, limit: 1 };
const start = Date.UTC(2026, 0, 1);
const of = (caller: string, policy = chat) => ({ caller, policy });

test.each(stores)('%s: requests are accepted up to the limit, each leaving one less', async (_, open) => {
  const store = open();
  for (const remaining of [2, 1, 0]) {
    const taken = await store.take([of('192.0.2.1')], start);
    expect(taken).toEqual({ accepted: true, standings: [{ policy: chat, remaining, resetAfterSeconds: 60 }] });
  }
  expect(await store.take([of('192.0.2.1')], start)).toMatchObject({ accepted: false, standings: [{ remaining: 0 }] });
});

test.each(stores)('%s: the window rolls: each request leaves it by itself, to the millisecond', async (_, open) => {
  const store = open();
  for (const offset of [0, 10_000, 20_500]) await store.take([of('192.0.2.1')], start + offset);
  const at = async (offset: number) => {
    const [standing] = await store.read([of('192.0.2.1')], start + offset);
    return [standing?.remaining, standing?.resetAfterSeconds];
  };
  expect(await at(20_500)).toEqual([0, 40]);
  expect(await at(59_999)).toEqual([0, 1]);
  expect(await at(60_000)).toEqual([1, 10]);
  expect(await at(70_000)).toEqual([2, 11]);
  expect(await at(80_500)).toEqual([3, 60]);
});

test.each(stores)('%s: a refused request neither counts nor keeps the window closed', async (_, open) => {
  const store = open();
  for (let index = 0; index < 10; index += 1) await store.take([of('192.0.2.1')], start + index * 1000);
  expect(await store.take([of('192.0.2.1')], start + 60_000)).toMatchObject({ accepted: true });
});

test.each(stores)('%s: reading counts nothing', async (_, open) => {
  const store = open();
  for (let index = 0; index < 5; index += 1) await store.read([of('192.0.2.1')], start);
  expect(await store.read([of('192.0.2.1')], start)).toEqual([{ policy: chat, remaining: 3, resetAfterSeconds: 60 }]);
});

test.each(stores)('%s: a request is counted in every window or in none', async (_, open) => {
  const store = open();
  const both = [of('192.0.2.1'), of('192.0.2.1', job)];
  const remaining = ({ standings }: Awaited<ReturnType<QuotaStore['take']>>) => standings.map((one) => one.remaining);
  expect(remaining(await store.take(both, start))).toEqual([2, 0]);
  const refused = await store.take(both, start + 1);
  expect([refused.accepted, remaining(refused)]).toEqual([false, [2, 0]]);
  expect(await store.take([of('192.0.2.1')], start + 2)).toMatchObject({
    accepted: true,
    standings: [{ remaining: 1 }],
  });
});

test.each(stores)('%s: callers and limits are counted apart', async (_, open) => {
  const store = open();
  await store.take([of('192.0.2.1')], start);
  const [other, own] = await store.read([of('192.0.2.2'), of('192.0.2.1', job)], start);
  expect([other?.remaining, own?.remaining]).toEqual([3, 1]);
});

test.each(stores)('%s: a limit of nothing accepts nothing and asks for the whole window', async (_, open) => {
  const none = { ...chat, limit: 0 };
  const { accepted, standings } = await open().take([of('192.0.2.1', none)], start);
  expect(accepted).toBe(false);
  expect(standings).toEqual([{ policy: none, remaining: 0, resetAfterSeconds: 60 }]);
});

test.each(stores)('%s: of many requests at once no more than the limit is accepted', async (_, open) => {
  const store = open();
  const taken = await Promise.all(Array.from({ length: 50 }, () => store.take([of('192.0.2.1')], start)));
  expect(taken.filter(({ accepted }) => accepted)).toHaveLength(chat.limit);
});

test.skipIf(whyNoRedis)('processes that share a server share one limit', async () => {
  const prefix = crypto.randomUUID();
  const processes = [openStore({ prefix }), openStore({ prefix }), openStore({ prefix })];
  const taken = await Promise.all(
    processes.flatMap((store) => Array.from({ length: 20 }, () => store.take([of('192.0.2.1')], start))),
  );
  expect(taken.filter(({ accepted }) => accepted)).toHaveLength(chat.limit);
  expect(await openStore().read([of('192.0.2.1')], start)).toMatchObject([{ remaining: chat.limit }]);
});

test.skipIf(whyNoRedis)('what is kept expires by itself and tells no address', async () => {
  const prefix = crypto.randomUUID();
  const callers = ['192.0.2.77', '2001:db8:1:2::/64'];
  const store = openStore({ prefix });
  for (const caller of callers) await store.take([of(caller), of(caller, job)], start);
  const client = new Client(server?.url ?? '');
  const keys = await client.keys(`${prefix}*`);
  const lives = await Promise.all(keys.map(async (key) => [key, await client.pttl(key)] as const));
  const kept = await Promise.all(keys.map(async (key) => [key, ...(await client.zrange(key, 0, -1, 'WITHSCORES'))]));
  client.disconnect();
  expect(keys).toHaveLength(4);
  for (const [key, life] of lives) {
    expect(life).toBeGreaterThan(0);
    expect(life).toBeLessThanOrEqual((key.endsWith(job.name) ? job : chat).windowSeconds * 1000);
  }
  expect(JSON.stringify(kept)).not.toMatch(/192\.0|2001|db8/);
});

test.skipIf(whyNoRedis)('a request whose answer is lost on the way is sent again and counts once', async () => {
  const way = await startLossyWay(server?.port);
  const store = openStore({ url: way.url });
  await store.take([of('192.0.2.1')], start);
  way.cutNextReply();
  expect(await store.take([of('192.0.2.1')], start)).toMatchObject({ accepted: true, standings: [{ remaining: 1 }] });
  way.cutNextReply();
  expect(await store.take([of('192.0.2.1')], start)).toMatchObject({ accepted: true, standings: [{ remaining: 0 }] });
  await way.close();
});
