import type { KnownRecord } from '../../corpus/knowledge.ts';
import { oncePer } from '../../corpus/once.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { fits, toDays, type AskedDate, type Span } from './dates.ts';
import * as dateSigns from '../signs/date-signs.ts';

/** `present` has no end: later than any day that a question can name. */
const endless = '9999-12-31';

/** The raw value of a date field. */
export function toDate({ record }: KnownRecord, field: string): string | undefined {
  const value = (record.data as Record<string, unknown>)[field];
  return typeof value === 'string' && dateSigns.ofContent.test(value) ? value : undefined;
}

/** Whether a record says that it goes on; one without an end does not. */
export function isOngoing(entry: KnownRecord): boolean {
  return toDate(entry, 'end') === 'present';
}

/** A record keeps its spans: many questions walk all records, and dates are slow to take apart. */
const toKeptSpans = oncePer((_: KnownRecord) => new Map<string, Span | undefined>());

/** When a record took place: from start to end, or its moment; one field's days when `field` is given. */
export function toRecordSpan(entry: KnownRecord, field?: string): Span | undefined {
  const kept = toKeptSpans(entry);
  const key = field ?? '';
  if (!kept.has(key)) kept.set(key, readSpan(entry, field));
  return kept.get(key);
}

/** Whether a record, or one date of it, fits all the dates of a question. */
export function fitsAll(entry: KnownRecord, dates: AskedDate[], field?: string): boolean {
  const span = toRecordSpan(entry, field);
  return dates.every((asked) => span && fits(span, asked));
}

function readSpan(entry: KnownRecord, field?: string): Span | undefined {
  if (field) return toFieldSpan(entry, field);
  const [start, end] = [toFieldSpan(entry, 'start'), toFieldSpan(entry, 'end')];
  if (start) return { ...start, to: end ? end.to : start.to };
  const moment = entrySigns.momentFields.find((name) => toDate(entry, name));
  return moment ? toFieldSpan(entry, moment) : undefined;
}

function toFieldSpan(entry: KnownRecord, field: string): Span | undefined {
  const value = toDate(entry, field);
  if (!value) return undefined;
  return value === 'present' ? { from: endless, to: endless } : toDays(value);
}

/**
 * Years between the ends of a record as a reader would say them: 1984 to 1989 is 5.
 * @param now the end of what goes on, which otherwise has no length
 */
export function toYears(entry: KnownRecord, now?: string): number | undefined {
  const [start, last] = toTerm(entry);
  const end = last === 'present' ? now : last;
  return start && end ? Math.max(0, toMoment(end) - toMoment(start)) : undefined;
}

/** The dates between which a record went on; of a patent, from the filing to the grant. */
export function toTerm(entry: KnownRecord): [string | undefined, string | undefined] {
  const isPatent = entry.record.area === 'patents';
  return [toDate(entry, isPatent ? 'filed' : 'start'), toDate(entry, isPatent ? 'granted' : 'end')];
}

/** The raw date of the first of some fields that a record fills, else that at which its time begins. */
export function toOpening(entry: KnownRecord | undefined, fields: string[]): string {
  return (
    [...fields, 'start', ...entrySigns.momentFields].map((field) => entry && toDate(entry, field)).find(Boolean) ?? ''
  );
}

/** A partial date as a number of years. */
export function toMoment(date: string): number {
  const [year = 0, month = 0] = date.replace('~', '').split('-').map(Number);
  return year + (month > 0 ? (month - 1) / 12 : 0);
}

/** Earlier first; a record without a date comes last. */
export function byDate(field?: string): (a: KnownRecord, b: KnownRecord) => number {
  return (a, b) => {
    const [dayA, dayB] = [toRecordSpan(a, field)?.from ?? endless, toRecordSpan(b, field)?.from ?? endless];
    if (dayA !== dayB) return dayA < dayB ? -1 : 1;
    return a.record.id < b.record.id ? -1 : 1;
  };
}
