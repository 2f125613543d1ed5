import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toDateText } from '../../contract/partial-date.ts';
import { toYearsText } from '../operations/duration.ts';
import { toDate, toMoment } from '../records/spans.ts';

/** Time in roles, by their dates. */
export interface Time {
  years: number;
  /** As it is told: years, or since when. */
  text: string;
}

/** Months between two roles that make no break. */
const maxGap = 0.25;

interface Block {
  start: string;
  from: number;
  to: number;
  isOn: boolean;
}

/**
 * Time in the roles, the earlier first, two at once counted once and gaps not at all. A role that goes on counts to the
 * day of the portfolio; what is told is since when, and of several stretches the longest, so that a reader finds it in the dates quoted.
 */
export function toTime(roles: KnownRecord[], updated: string): Time | undefined {
  const blocks: Block[] = [];
  for (const role of roles) {
    const [start, end] = [toDate(role, 'start'), toDate(role, 'end')];
    if (!start) continue;
    const isOn = end === 'present';
    const [from, to] = [toMoment(start), toMoment(isOn ? updated : (end ?? start))];
    const last = blocks.at(-1);
    if (last && from <= last.to + maxGap) {
      last.to = Math.max(last.to, to);
      last.isOn ||= isOn;
    } else blocks.push({ start, from, to, isOn });
  }
  const longest = blocks.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!longest) return undefined;
  const years = blocks.reduce((sum, { from, to }) => sum + to - from, 0);
  const since = blocks.find(({ isOn }) => isOn)?.start;
  const told = since
    ? `Since ${toDateText(since)}`
    : `${toYearsText(longest.to - longest.from)}${blocks.length > 1 ? ' in a row' : ''}`;
  return { years, text: `${told}, by the dates in the portfolio.` };
}
