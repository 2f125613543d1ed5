import type { QuotaPolicy } from '../contract/quota.ts';

/** What is held of one caller under one policy: the times of the accepted requests, oldest first, in epoch milliseconds. */
export type Accepted = readonly number[];

/** A caller's standing under one policy at one moment. */
export interface Standing {
  policy: QuotaPolicy;
  remaining: number;
  /** Whole seconds, rounded up and at least 1, until the oldest accepted request leaves the window. */
  resetAfterSeconds: number;
}

/** The requests that still count at `now`. */
export function within(accepted: Accepted, { windowSeconds }: QuotaPolicy, now: number): Accepted {
  const first = accepted.findIndex((time) => time > now - windowSeconds * 1000);
  return first === -1 ? [] : accepted.slice(first);
}

/** The standing that the counted requests give; the window's whole length when none is held. */
export function toStanding(
  { count, oldest }: { count: number; oldest: number | undefined },
  policy: QuotaPolicy,
  now: number,
): Standing {
  const wait = oldest === undefined ? policy.windowSeconds : Math.ceil((oldest - now) / 1000 + policy.windowSeconds);
  return { policy, remaining: Math.max(0, policy.limit - count), resetAfterSeconds: Math.max(1, wait) };
}
