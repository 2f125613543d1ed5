import type { z } from 'zod';
import { PartialDate, toFirstDay, toLastDay } from './partial-date.ts';

/** Two dates of one record in their order; years and "about" leave room. */
export function inOrder<S extends z.ZodObject>(schema: S, from: string, to: string): S {
  const isInOrder = (record: Record<string, unknown>) => {
    const [first, last] = [PartialDate.safeParse(record[from]), PartialDate.safeParse(record[to])];
    if (!first.success || !last.success || `${first.data}${last.data}`.includes('~')) return true;
    return toFirstDay(first.data) <= toLastDay(last.data);
  };
  return schema.refine(isInOrder, {
    path: [to],
    error: `is before "${from}". Check both dates`,
    // Zod would else tell it only once every other field is right.
    when: ({ value }) => value instanceof Object,
  });
}
