import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { AskedDate } from '../records/dates.ts';
import type { Reading } from '../reading/reading.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import * as fieldSigns from '../signs/field-signs.ts';

/** A date field that the question names and the entries fill. */
export function toDateField(records: KnownRecord[], fields: string[]): string | undefined {
  const dated = entrySigns.endFields.filter((field) => fields.includes(field));
  return dated.find((field) => records.some(({ values }) => values.has(field)));
}

/** "Filed in 1956 and granted after 1960", "both filed and granted in the fifties": each date is of what stands before it. */
export function toDateFields({ start }: AskedDate, { query, dates, folded }: Reading, field: string | undefined) {
  const from = Math.max(0, ...dates.map((date) => date.start).filter((other) => other < start));
  const said = query.concepts
    .filter(({ token }) => token.start >= from && token.start < start)
    .flatMap(({ fields }) => fields.filter((name) => entrySigns.endFields.includes(name)));
  if (!said[0]) return [dates.length > 1 ? undefined : field];
  return fieldSigns.both.test(folded) ? said : said.slice(-1);
}
