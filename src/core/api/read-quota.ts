import type { AskQuota } from '../contract/quota.ts';
import { toQuotaHeaders } from '../http/quota-headers.ts';
import { json } from '../http/respond.ts';
import type { Quota } from '../quota/quota.ts';
import { paths } from '../site.ts';
import type { Handler } from './context.ts';

/** `GET /api/v1/ask` and its alias: the caller's quota (spec.md §4.2), counting nothing. */
export function createReadQuota({ quota, now }: { quota: Quota; now: () => number }): Handler {
  return async (request, { ip }) => {
    const standing = await quota.read(ip);
    const path = new URL(request.url).pathname;
    const body: AskQuota = {
      scope: `POST ${path === paths.askAlias ? paths.askAlias : paths.ask}`,
      limit: standing.policy.limit,
      remaining: standing.remaining,
      resetAfterSeconds: standing.resetAfterSeconds,
    };
    return json(body, { headers: { 'Cache-Control': 'no-store', ...toQuotaHeaders(standing, now()) } });
  };
}
