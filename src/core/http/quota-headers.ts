import { apiVersion } from '../site.ts';
import type { Standing } from '../quota/window.ts';

/**
 * The headers of spec.md §8.2. `RateLimit` is written as that section prints it; `X-RateLimit-Reset` alone is a moment
 * (Unix seconds), all other values are delays.
 * @param now epoch milliseconds
 */
export function toQuotaHeaders(standing: Standing, now: number): Record<string, string> {
  const { policy, remaining, resetAfterSeconds } = standing;
  return {
    'API-Version': apiVersion,
    'RateLimit-Policy': `"${policy.name}";q=${policy.limit};w=${policy.windowSeconds}`,
    RateLimit: `r=${remaining};t=${resetAfterSeconds}`,
    'RateLimit-Limit': String(policy.limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetAfterSeconds),
    'X-RateLimit-Limit': String(policy.limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil(now / 1000) + resetAfterSeconds),
  };
}
