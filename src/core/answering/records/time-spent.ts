import type { KnownRecord } from '../../corpus/knowledge.ts';
import { byDate, isOngoing, toDate, toMoment, toTerm } from './spans.ts';
import { lengths } from '../replies.ts';

/** Goes on, and has a start from which its time is counted. */
export function isOpen(entry: KnownRecord): boolean {
  return isOngoing(entry) && toDate(entry, 'start') !== undefined;
}

/** In years. */
export const month = 1 / 12;
/** A role that begins in the month after another goes on from it, in years. */
const nextMonth = month + 1e-6;

/**
 * Years from the first start to the last end, counting time between two roles only once and gaps not at all.
 * @param now the end of what goes on, which otherwise counts nothing
 */
export function toTotal(entries: KnownRecord[], now?: string): number {
  let total = 0;
  let reached = -Infinity;
  for (const entry of entries.toSorted(byDate())) {
    const [from, to] = toEnds(entry, now);
    total += Math.max(0, to - (from - reached <= nextMonth ? reached : from));
    reached = Math.max(reached, to);
  }
  return total;
}

/** `About 20 years`, `1 year and 6 months`. */
export function toYearsText(years: number): string {
  const whole = Math.floor(years + 1e-6);
  const rest = Math.round((years - whole) * 12);
  const parts = [whole > 0 && lengths.toYears(whole), rest > 0 && lengths.toMonths(rest)];
  return parts.filter(Boolean).join(' and ') || lengths.none;
}

/**
 * The time between two dates; where one is a year alone, in years.
 * @param spent of the first month, where what ends in it filled it
 */
export function toGapText(one: string, other: string, spent = 0): string {
  const isYears = [one, other].some((date) => date.replace('~', '').length === 4);
  const [from, to] = [one, other].map((date) => toMoment(isYears ? date.slice(0, 4) : date)) as [number, number];
  return isYears && from === to ? lengths.underYear : toYearsText(Math.abs(to - from) - (isYears ? 0 : spent));
}

function toEnds(entry: KnownRecord, now?: string): [number, number] {
  const [from, last] = toTerm(entry);
  const to = last === 'present' ? now : last;
  return from && to ? [toMoment(from), toMoment(to)] : [0, 0];
}
