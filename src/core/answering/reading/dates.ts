import type { Token } from '../../corpus/text.ts';
import { lowerMonths, toFirstDay, toLastDay, type PartialDate } from '../../contract/partial-date.ts';

/** Days as `YYYY-MM-DD`, both included: compares as text. */
export interface Span {
  from: string;
  to: string;
}

/** A date in a question, and how the question relates to it. */
export interface AskedDate extends Span {
  relation: 'in' | 'before' | 'after';
  /** The words of the question that it takes up. */
  start: number;
  length: number;
  /** A day or month, which few records share, rather than a year. */
  precise: boolean;
}

/** Whether a word of the question stands in one of its dates. */
export function inDates({ start }: Pick<Token, 'start'>, dates: AskedDate[]): boolean {
  return dates.some((date) => start >= date.start && start < date.start + date.length);
}

const month = `(?<month>${lowerMonths.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)\\.?`;
const year = '(?<year>1[4-9]\\d\\d|20\\d\\d)';
const decadeWords = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
const forms = [
  `(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month},? ${year}`,
  `${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? ${year}`,
  `${year}-(?<number>\\d\\d)-(?<day>\\d\\d)`,
  `${month},?(?: of)? ${year}`,
  `(?<decade>1[4-9]\\d|20\\d)0['’]?s`,
  `\\b(?:nineteen[- ])?(?<word>${decadeWords.join('|')})\\b`,
  `['’](?<short>\\d)0s`,
  `(?<!\\d)${year}(?!\\d)`,
].map((form) => new RegExp(form, 'giu'));

const before = /\b(before|prior to|until|till|up to|by|earlier than|preceding)( the)?$/i;
const after = /\b(after|since|later than|following|starting (from|in))( the)?$/i;
/** Relations that take in the date itself. */
const inclusive = /\b(until|till|up to|by|since|starting \w+)( the)?$/i;
const onwards = /^ (onwards?|(and|or) (later|after)|to (date|now|today))\b/i;
/** What stands before a year and says which part of it is meant. */
const part =
  /[\s-]*(?:\b(?:(?:back|early|mid|late|spring|summer|autumn|fall|winter|(?:beginning|end|middle|course)(?= of)|the year|year)(?: of| in)?(?: the)?))?[\s-]*$/i;

/** How many letters before a date may say what is meant of it; patterns that end there cost the square of what they see. */
const reach = 60;

/** The dates of a question, in order; a range ("between 1950 and 1960") is one. */
export function toAskedDates(text: string): AskedDate[] {
  const dates: AskedDate[] = [];
  const taken = new Set<number>();
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      if (taken.has(match.index)) continue;
      const span = toSpan(match.groups ?? {});
      if (!span) continue;
      for (let at = match.index; at < match.index + match[0].length; at += 1) taken.add(at);
      const end = match.index + match[0].length;
      const near = text.slice(Math.max(0, match.index - reach), match.index);
      const lead = near.replace(part, '');
      const start = match.index - near.length + lead.length;
      const behind = text.slice(end);
      const [open = ''] = onwards.exec(behind) ?? [];
      const isOpen = open !== '' || (/\bfrom( the)?$/i.test(lead) && /^ on\b/i.test(behind));
      const relation = before.test(lead) ? 'before' : isOpen || after.test(lead) ? 'after' : 'in';
      if (isOpen || inclusive.test(lead)) {
        if (relation === 'before') span.from = `${span.to.slice(0, 8)}99`;
        if (relation === 'after') span.to = `${span.from.slice(0, 8)}00`;
      }
      const precise = Boolean(match.groups?.['month'] ?? match.groups?.['number']);
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
  const isRange =
    /^\s*([-–—]|to|until|through)?\s*$/i.test(gap) || (/\bbetween\s*$/i.test(lead) && /^\s*and\s*$/i.test(gap));
  if (!isRange) return [first, ...joinRanges([second, ...rest], text)];
  const length = second.start + second.length - first.start;
  return [{ from: first.from, to: second.to, relation: 'in', start: first.start, length, precise: false }, ...rest];
}

export function toSpan(groups: Record<string, string | undefined>): Span | undefined {
  const { year: y, month: m, day, number, decade, word, short } = groups;
  if (decade) return { from: `${decade}0-01-01`, to: `${decade}9-12-31` };
  if (word) return toSpan({ decade: `19${decadeWords.indexOf(word.toLowerCase()) + 2}` });
  if (short) return toSpan({ decade: `19${short}` });
  if (!y) return undefined;
  const index = m
    ? lowerMonths.findIndex((name) => name.startsWith(m.slice(0, 3).toLowerCase())) + 1
    : Number(number ?? 0);
  const date = [y, ...(index ? [String(index).padStart(2, '0')] : []), ...(day ? [day.padStart(2, '0')] : [])].join(
    '-',
  );
  if (Number(day ?? 1) > 31 || Number(day ?? 1) < 1) return undefined;
  return { from: toFirstDay(date), to: toLastDay(date) };
}

/** Whether a span of the portfolio satisfies a date of the question. */
export function fits(span: Span, asked: AskedDate): boolean {
  if (asked.relation === 'before') return span.from < asked.from;
  if (asked.relation === 'after') return span.from > asked.to;
  return span.from <= asked.to && span.to >= asked.from;
}

/** The days that a partial date of the content can mean. */
export function toDays(date: PartialDate): Span {
  return { from: toFirstDay(date), to: toLastDay(date) };
}
