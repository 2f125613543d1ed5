import type { QuotaPolicy } from '../contract/quota.ts';
import type { Standing } from './window.ts';

/** One window of one caller. */
export interface Window {
  caller: string;
  policy: QuotaPolicy;
}

/** Port: where accepted requests are held. Both calls are atomic. */
export interface QuotaStore {
  /** Standings without counting anything, in the order of the windows. */
  read: (windows: Window[], now: number) => Promise<Standing[]>;
  /** Counts one request in every window, or in none when any of them is full; standings are those after it. */
  take: (windows: Window[], now: number) => Promise<{ accepted: boolean; standings: Standing[] }>;
}
