import { createHmac, randomUUID } from 'node:crypto';
import type { QuotaStore, Window } from '#core/quota/store.ts';
import { toStanding } from '#core/quota/window.ts';
import type { Redis } from './redis.ts';

/**
 * Counts one request under every key, or under none when any window is full, and tells what each then holds. A request
 * is known by its identifier: sent twice, because its answer was lost, it counts once. Without one nothing is counted.
 */
const script = `
local now, id = tonumber(ARGV[1]), ARGV[2]
local accepted = id == '' and 0 or 1
for i, key in ipairs(KEYS) do
  local limit, milliseconds = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - milliseconds)
  if not redis.call('ZSCORE', key, id) and redis.call('ZCARD', key) >= limit then accepted = 0 end
end
local reply = { accepted }
for i, key in ipairs(KEYS) do
  if accepted == 1 then
    redis.call('ZADD', key, now, id)
    redis.call('PEXPIRE', key, ARGV[2 * i + 2])
  end
  table.insert(reply, redis.call('ZCARD', key))
  table.insert(reply, redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2] or '')
end
return reply`;

export interface RedisStoreParts {
  redis: Redis;
  /** Begins every key, so that sites can share a server. */
  prefix: string;
  /** Addresses are kept as keyed hashes under this secret: a plain hash of an address is soon guessed. */
  secret: string;
  /** Counts while the server is away. */
  fallback: QuotaStore;
}

/** Holds windows in Redis or Valkey, so that every process of a site counts the same callers. Keys expire by themselves. */
export function createRedisStore({ redis, prefix, secret, fallback }: RedisStoreParts): QuotaStore {
  return {
    read: async (windows, now) => (await run(windows, now, ''))?.standings ?? fallback.read(windows, now),
    take: async (windows, now) => (await run(windows, now, randomUUID())) ?? fallback.take(windows, now),
  };

  async function run(windows: Window[], now: number, id: string) {
    const limits = windows.flatMap(({ policy }) => [policy.limit, policy.windowSeconds * 1000]);
    const reply = await redis.ask((client) =>
      client.eval(script, windows.length, ...windows.map(toKey), now, id, ...limits),
    );
    if (reply === undefined) return undefined;
    const [accepted, ...held] = reply as (number | string)[];
    const standings = windows.map(({ policy }, index) => {
      const [count = 0, oldest = ''] = held.slice(2 * index);
      return toStanding({ count: Number(count), oldest: oldest === '' ? undefined : Number(oldest) }, policy, now);
    });
    return { accepted: accepted === 1, standings };
  }

  /** The braces keep all windows of a caller on one server of a cluster: the script needs them together. */
  function toKey({ caller, policy }: Window): string {
    const hash = createHmac('sha256', secret).update(caller).digest('base64url').slice(0, 22);
    return `${prefix}:{${hash}}:${policy.name}`;
  }
}
