import type { QuotaPolicy } from '../contract/quota.ts';
import { toCaller } from './caller.ts';
import type { QuotaStore, Window } from './store.ts';
import type { Standing } from './window.ts';

/** The limits of a deployment. */
export interface QuotaPolicies {
  chat: QuotaPolicy;
  jobAnalysis: QuotaPolicy;
}

/** Which limit refused a request, and the standing under it. */
export interface LimitReached {
  limit: keyof QuotaPolicies;
  standing: Standing;
}

export interface Quota {
  /** The chat standing of an address; counts nothing. */
  read: (ip: string) => Promise<Standing>;
  /** Counts a request; a job description counts under both policies, or under neither when one is used up. */
  take: (ip: string, isJobDescription: boolean) => Promise<{ chat: Standing; reached?: LimitReached }>;
}

/** The rule of spec.md §8 over a store. `now` gives epoch milliseconds. */
export function createQuota(store: QuotaStore, policies: QuotaPolicies, now: () => number): Quota {
  const windowOf = (ip: string, limit: keyof QuotaPolicies): Window => {
    return { caller: toCaller(ip), policy: policies[limit] };
  };
  return {
    read: async (ip) => {
      const [chat] = await store.read([windowOf(ip, 'chat')], now());
      return chat as Standing;
    },
    take: async (ip, isJobDescription) => {
      const limits = isJobDescription ? (['chat', 'jobAnalysis'] as const) : (['chat'] as const);
      const windows = limits.map((limit) => windowOf(ip, limit));
      const { accepted, standings } = await store.take(windows, now());
      const full = accepted ? -1 : standings.findIndex(({ remaining }) => remaining === 0);
      const limit = limits[full];
      const standing = standings[full];
      return { chat: standings[0] as Standing, ...(limit && standing && { reached: { limit, standing } }) };
    },
  };
}
