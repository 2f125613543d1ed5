import { toDateParts, type PartialDate } from '#core/contract/partial-date.ts';

/** The dates that a record may have, whatever its area. */
export interface Dates {
  start?: PartialDate | undefined;
  end?: PartialDate | 'present' | undefined;
  granted?: PartialDate | undefined;
  filed?: PartialDate | undefined;
  date?: PartialDate | undefined;
}

/** The years of a record as a reader scans them: `1959–1977`, `since 1988`, `1970`; empty without a date. */
export function toYears({ start, end, granted, filed, date }: Dates): string {
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
