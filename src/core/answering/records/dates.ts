import type { Token } from '../../corpus/text.ts';
import { lowerMonths, toFirstDay, toLastDay, type PartialDate } from '../../contract/partial-date.ts';
import * as dateSigns from '../signs/date-signs.ts';

/** Days as `YYYY-MM-DD`, both included: compares as text. */
export interface Span {
  from: string;
  to: string;
  /** The day is not known, and neither is the month. */
  isYear?: boolean;
  /** Times joined by "and", "or" and commas, any of which will do. */
  each?: Span[];
}

/** A date in a question, and how the question relates to it. */
export interface AskedDate extends Span {
  relation: 'in' | 'before' | 'after';
  /** The words of the question that it takes up. */
  start: number;
  length: number;
  /** A day, month or season, which few records share, rather than a year. */
  precise: boolean;
}

/** Whether a word of the question stands in one of its dates. */
export function inDates({ start }: Pick<Token, 'start'>, dates: AskedDate[]): boolean {
  return dates.some((date) => start >= date.start && start < date.start + date.length);
}

/** How many letters before a date may say what is meant of it; patterns that end there cost the square of what they see. */
const reach = 60;

/** The dates of a question, in order; a range ("between 1950 and 1960") is one. */
export function toAskedDates(text: string): AskedDate[] {
  const dates: AskedDate[] = [];
  const taken = new Set<number>();
  for (const form of dateSigns.dateForms) {
    for (const match of text.matchAll(form)) {
      if (taken.has(match.index)) continue;
      const whole = toSpan(match.groups ?? {});
      if (!whole) continue;
      const end = match.index + match[0].length;
      for (let at = match.index; at < end; at += 1) taken.add(at);
      const near = text.slice(Math.max(0, match.index - reach), match.index);
      const lead = near.replace(dateSigns.part, '');
      const span = toPart(whole, near.slice(lead.length).toLowerCase());
      const start = match.index - near.length + lead.length;
      const behind = text.slice(end);
      const [open = ''] = dateSigns.onwards.exec(behind) ?? [];
      const isOpen = open !== '' || (dateSigns.openRange.before.test(lead) && dateSigns.openRange.behind.test(behind));
      const relation = dateSigns.before.test(lead) ? 'before' : isOpen || dateSigns.after.test(lead) ? 'after' : 'in';
      if (isOpen || dateSigns.inclusive.test(lead)) {
        if (relation === 'before') span.from = `${span.to.slice(0, 8)}99`;
        if (relation === 'after') span.to = `${span.from.slice(0, 8)}00`;
      }
      const { month, number, season } = match.groups ?? {};
      const precise = Boolean(month ?? number ?? season);
      dates.push({ ...span, relation, start, length: end + open.length - start, precise });
    }
  }
  return joinRanges(
    dates.toSorted((a, b) => a.start - b.start),
    text,
  );
}

function joinRanges(dates: AskedDate[], text: string): AskedDate[] {
  const [first, second, ...rest] = dates;
  if (!first || !second) return dates;
  const lead = text.slice(0, first.start);
  const gap = text.slice(first.start + first.length, second.start);
  const length = second.start + second.length - first.start;
  if (
    dateSigns.through.test(gap) ||
    (dateSigns.closedRange.before.test(lead) && dateSigns.closedRange.inside.test(gap))
  )
    return [{ from: first.from, to: second.to, relation: 'in', start: first.start, length, precise: false }, ...rest];
  const [next = second, ...others] = joinRanges([second, ...rest], text);
  if (first.relation !== 'in' || next.relation !== 'in' || !dateSigns.either.test(gap)) return [first, next, ...others];
  const [from = '', , , to = ''] = [first.from, first.to, next.from, next.to].toSorted();
  const each = [first, ...(next.each ?? [next])];
  const precise = first.precise && next.precise;
  return [{ ...first, from, to, each, precise, length: next.start + next.length - first.start }, ...others];
}

/** The early seventies begin with 1970 and the late end with 1979; the two share no year. */
function toPart(span: Span, words: string): Span {
  const decade = span.from.slice(0, 3);
  const [, years] = dateSigns.partsOfDecade.find(([name]) => words.includes(name)) ?? [];
  return years && span.to === `${decade}9-12-31`
    ? { from: `${decade}${years[0]}-01-01`, to: `${decade}${years[1]}-12-31` }
    : span;
}

export function toSpan(groups: Record<string, string | undefined>): Span | undefined {
  const { year: y, month: m, day, number, season, decade, word, short } = groups;
  if (decade) return { from: `${decade}0-01-01`, to: `${decade}9-12-31` };
  if (word) return toSpan({ decade: `19${dateSigns.decadeWords.indexOf(word.toLowerCase()) + 2}` });
  if (short) return toSpan({ decade: `${short < '2' ? 20 : 19}${short}` });
  if (!y) return undefined;
  const [begin = '', end = ''] = dateSigns.seasons[season?.toLowerCase() ?? ''] ?? [];
  if (begin) return { from: `${y}-${begin}-01`, to: toLastDay(`${Number(y) + (end < begin ? 1 : 0)}-${end}`) };
  const index = m
    ? lowerMonths.findIndex((name) => name.startsWith(m.slice(0, 3).toLowerCase())) + 1
    : Number(number ?? 0);
  const date = [y, ...(index ? [String(index).padStart(2, '0')] : []), ...(day ? [day.padStart(2, '0')] : [])].join(
    '-',
  );
  if (Number(day ?? 1) > 31) return undefined;
  return { from: toFirstDay(date), to: toLastDay(date) };
}

/** Whether a span of the portfolio satisfies a date of the question; a year alone tells nothing of its months. */
export function fits(span: Span, asked: AskedDate): boolean {
  const isVague = span.isYear && span.from.slice(0, 4) === span.to.slice(0, 4);
  if (asked.relation === 'before') return (isVague ? span.to : span.from) < asked.from;
  if (asked.relation === 'after') return span.from > asked.to;
  return !(isVague && asked.precise) && overlaps(span, asked);
}

/** Whether a span has a day of a time, or of one of several. */
export function overlaps(span: Span, { each, ...time }: Span): boolean {
  return (each ?? [time]).some(({ from, to }) => span.from <= to && span.to >= from);
}

/** The days that a partial date of the content can mean. */
export function toDays(date: PartialDate): Span {
  return { from: toFirstDay(date), to: toLastDay(date), isYear: date.length < 6 };
}
