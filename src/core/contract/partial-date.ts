import { z } from 'zod';

/** A year, a year and month, or a day; a trailing `~` means "about" (EDTF level 1, ISO 8601-2). */
const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(~)?$/;

const notADate = 'is no date. Write a year, a month or a day: 1968, 1968-12 or 1968-12-09 (add ~ for "about": 1968~)';

/** The months of the year in English, in order. */
export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The same in small letters. */
export const lowerMonths = months.map((name) => name.toLowerCase());

export const PartialDate = z
  .string()
  .regex(pattern, { error: notADate, abort: true })
  .refine(isPartialDate, { error: notADate })
  .describe('A year, a year and month, or a day: 1968, 1968-12, 1968-12-09. A trailing ~ means "about".');
export type PartialDate = z.infer<typeof PartialDate>;

/** When something ended, or that it goes on. */
export const EndDate = z.union([z.literal('present'), PartialDate], {
  error: 'is neither "present" nor a date. Write present, or a year, a month or a day: 2019, 2019-05 or 2019-05-31',
});

export interface DateParts {
  year: number;
  /** 1–12; absent when only the year is known. */
  month?: number;
  /** 1–31; absent when only the month is known. */
  day?: number;
  about: boolean;
}

function isPartialDate(value: string): boolean {
  const match = pattern.exec(value);
  if (!match) return false;
  const [, year, month = '01', day = '01'] = match;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Date rolls 30 February over into March; a real day survives the round trip.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Splits a valid partial date; throws on anything that the schema would refuse. */
export function toDateParts(value: PartialDate): DateParts {
  const match = pattern.exec(value);
  if (!match) throw new Error(`"${value}" is no partial date`);
  return {
    year: Number(match[1]),
    ...(match[2] && { month: Number(match[2]) }),
    ...(match[3] && { day: Number(match[3]) }),
    about: match[4] === '~',
  };
}

/** The first day that the date can mean, as `YYYY-MM-DD`: sorts and compares as text. */
export function toFirstDay(value: PartialDate): string {
  const { year, month = 1, day = 1 } = toDateParts(value);
  return isoDay(year, month, day);
}

/** The last day that the date can mean, as `YYYY-MM-DD`. */
export function toLastDay(value: PartialDate): string {
  const { year, month = 12, day } = toDateParts(value);
  return isoDay(year, month, day ?? new Date(Date.UTC(year, month, 0)).getUTCDate());
}

/** ISO 8601 with the precision that is known; the "about" mark has no place there. */
export function toIsoDate(value: PartialDate): string {
  return value.replace('~', '');
}

/** As a reader writes it: `1968`, `December 1968`, `9 December 1968`, `about 1968`. */
export function toDateText(value: PartialDate): string {
  const { year, month, day, about } = toDateParts(value);
  const text = [day, month && months[month - 1], year].filter(Boolean).join(' ');
  return about ? `about ${text}` : text;
}

function isoDay(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
