import { createMemoryCount, type CountModelAnswer } from '#core/answering/model/daily-limit.ts';
import { createMemoryStore } from '#core/quota/memory-store.ts';
import type { QuotaStore } from '#core/quota/store.ts';
import { createRedisCount } from './redis-count.ts';
import { createRedisStore } from './redis-quota-store.ts';
import { readRedisUrl } from './redis-settings.ts';
import { openRedis } from './redis.ts';
import { SettingsError } from './settings-error.ts';

/** Where a deployment counts: in memory, each process for itself, or in Redis for the whole site. */
export interface Counters {
  quotaStore: QuotaStore;
  /** A count by the day of what the model is asked for. */
  countOf: (what: 'answers' | 'searches') => CountModelAnswer;
}

/**
 * The counters that the environment names. A wrong address is told and leaves the site counting in memory: nobody is
 * refused for it. `npm start` and the build refuse the same address.
 */
export function openCounters(
  env: Record<string, string | undefined>,
  { siteUrl, warn }: { siteUrl: string; warn: (message: string) => void },
): Counters {
  const url = toUsable(env, warn);
  if (!url) return { quotaStore: createMemoryStore(), countOf: () => createMemoryCount() };
  const redis = openRedis({ url, warn });
  const prefix = `askfolio:${new URL(siteUrl).host}`;
  return {
    // Who can read the server's address knows its password, and could read what is kept there anyway.
    quotaStore: createRedisStore({ redis, prefix: `${prefix}:quota`, secret: url, fallback: createMemoryStore() }),
    countOf: (what) => createRedisCount(redis, `${prefix}:model:${what}`),
  };
}

function toUsable(env: Record<string, string | undefined>, warn: (message: string) => void): string | undefined {
  try {
    return readRedisUrl(env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    warn(error.message);
    return undefined;
  }
}
