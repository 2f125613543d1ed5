import { toDateParts, type PartialDate } from '#core/contract/partial-date.ts';

interface Dates {
  start?: PartialDate;
  end?: PartialDate | 'present';
  granted?: PartialDate;
  filed?: PartialDate;
  date?: PartialDate;
}

/** The years of a record as a reader scans them: `1959–1977`, `since 1988`, `1970`; empty without a date. */
export function toYears(dates: object): string {
  const { start, end, granted, filed, date } = dates as Dates;
  if (!start) return toYear(date ?? granted ?? filed ?? (end === 'present' ? undefined : end));
  if (end === 'present') return `since ${toYear(start)}`;
  const last = toYear(end);
  return last && last !== toYear(start) ? `${toYear(start)}–${last}` : toYear(start);
}

function toYear(date: PartialDate | undefined): string {
  if (!date) return '';
  const { year, about } = toDateParts(date);
  return about ? `c. ${year}` : String(year);
}
