import type { CountModelAnswer } from '#core/answering/model/daily-limit.ts';
import type { Redis } from './redis.ts';

const script = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], 172800)
return count`;

/**
 * Counts the calls of a day for every process of a site. While the server is away the count goes on in memory from
 * where it stood, and what was missed is added when it is back.
 */
export function createRedisCount(redis: Redis, prefix: string): CountModelAnswer {
  let current = { day: '', count: 0, missed: 0 };
  return async (day) => {
    if (day !== current.day) current = { day, count: 0, missed: 0 };
    const known = current;
    const adding = known.missed + 1;
    known.missed = 0;
    const count = await redis.ask((client) => client.eval(script, 1, `${prefix}:${day}`, adding));
    if (count !== undefined) {
      known.count = Math.max(known.count, Number(count));
      return Number(count);
    }
    known.missed += adding;
    known.count += 1;
    return known.count;
  };
}
