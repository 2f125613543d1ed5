import { lowerMonths } from '../../contract/partial-date.ts';
import { fold } from '../../corpus/text.ts';

/** A date, or a part of one, found in a text. */
export interface FoundDate {
  year?: number;
  /** 1–12 */
  month?: number;
  day?: number;
  /** First year of a decade: 1960 for "the 1960s". */
  decade?: number;
  /** For a numeric date that can be read two ways: the other one. */
  other?: { month: number; day: number };
  start: number;
  end: number;
}

const month = `(${lowerMonths.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|sept\\.?)`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(1\\d{3}|20\\d{2})';
const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu');

/** Tried in this order; a later form never reads what an earlier one has taken. */
const forms: { pattern: RegExp; read: (groups: string[]) => Omit<FoundDate, 'start' | 'end'>[] }[] = [
  {
    pattern: word(`${year}-(\\d{2})-(\\d{2})`),
    read: ([y, m, d]) => [{ year: Number(y), month: Number(m), day: Number(d) }],
  },
  {
    pattern: word(`${day} (?:of )?${month},? ${year}`),
    read: ([d, m, y]) => [{ year: Number(y), month: toMonth(m), day: Number(d) }],
  },
  {
    pattern: word(`${month} ${day},? ${year}`),
    read: ([m, d, y]) => [{ year: Number(y), month: toMonth(m), day: Number(d) }],
  },
  {
    pattern: word(`(\\d{1,2})[./](\\d{1,2})[./]${year}`),
    read: ([a, b, y]) => [toNumericDate(Number(a), Number(b), Number(y))],
  },
  { pattern: word(`${month},? (?:of )?${year}`), read: ([m, y]) => [{ year: Number(y), month: toMonth(m) }] },
  { pattern: word(`${day} (?:of )?${month}`), read: ([d, m]) => [{ month: toMonth(m), day: Number(d) }] },
  { pattern: word(`${month} ${day}`), read: ([m, d]) => [{ month: toMonth(m), day: Number(d) }] },
  { pattern: word(`${year}-(\\d{2})`), read: ([y, rest]) => toYearAndRest(Number(y), Number(rest)) },
  {
    pattern: word(`${year}[–/](\\d{2})`),
    read: ([y, rest]) => [{ year: Number(y) }, { year: Math.floor(Number(y) / 100) * 100 + Number(rest) }],
  },
  { pattern: word(`${year.replace('(', '(?:')}s`), read: () => [] },
  { pattern: word(year), read: ([y]) => [{ year: Number(y) }] },
  { pattern: word(`(?<=\\b(?:in|of|by|until|since) )${month}`), read: ([m]) => [{ month: toMonth(m) }] },
];

/** The dates of a text, whatever their notation. Positions are those of the text with its letters folded. */
export function findDates(text: string): FoundDate[] {
  let rest = foldDates(text);
  const found: FoundDate[] = [];
  for (const { pattern, read } of forms) {
    rest = rest.replace(pattern, (match: string, ...args: unknown[]) => {
      const start = args.find((arg) => typeof arg === 'number') ?? 0;
      const groups = args.filter((arg) => typeof arg === 'string').slice(0, -1);
      const dates =
        match.endsWith('s') && /^\d{4}s$/.test(match) ? [{ decade: Number(match.slice(0, 4)) }] : read(groups);
      found.push(...dates.map((date) => ({ ...date, start, end: start + match.length })));
      return ' '.repeat(match.length);
    });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Folded as for comparing, but never longer or shorter, so that positions stay those of the text. */
export function foldDates(text: string): string {
  const folded = fold(text);
  if (folded.length === text.length) return folded.replace(/[‐‑]/g, '-');
  return [...text]
    .map((sign) => (fold(sign).length === sign.length ? fold(sign) : sign))
    .join('')
    .replace(/[‐‑]/g, '-');
}

/** A published date supports one that says the same or less: "9 December 1968" supports "December 1968", never the reverse. */
export function supportsDate(published: FoundDate, claimed: FoundDate): boolean {
  if (claimed.decade !== undefined) {
    const decade =
      published.decade ?? (published.year === undefined ? undefined : Math.floor(published.year / 10) * 10);
    return decade === claimed.decade;
  }
  const readings = [claimed, ...(claimed.other ? [{ ...claimed, ...claimed.other }] : [])];
  return readings.some((reading) => {
    return (['year', 'month', 'day'] as const).every(
      (part) => reading[part] === undefined || reading[part] === published[part],
    );
  });
}

function toMonth(name = ''): number {
  return lowerMonths.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
}

function toNumericDate(a: number, b: number, y: number): Omit<FoundDate, 'start' | 'end'> {
  if (a > 12) return { year: y, month: b, day: a };
  if (b > 12) return { year: y, month: a, day: b };
  return { year: y, month: b, day: a, other: { month: a, day: b } };
}

/** `1968-12` is a month, `1957-77` a span of years. */
function toYearAndRest(y: number, rest: number): Omit<FoundDate, 'start' | 'end'>[] {
  if (rest >= 1 && rest <= 12) return [{ year: y, month: rest }];
  return [{ year: y }, { year: Math.floor(y / 100) * 100 + rest }];
}
