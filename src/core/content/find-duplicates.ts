import type { PortfolioRecord } from '../contract/record.ts';
import type { ContentMistake } from './content-error.ts';
import { toSlug } from './slug.ts';

/** A record with the line of its file that gives it its id, or else where it begins. */
export interface PlacedRecord {
  record: PortfolioRecord;
  line: number;
}

/** Records whose id another one has already, each told with the places of both. */
export function findDuplicates(placed: PlacedRecord[]): ContentMistake[] {
  const first = new Map<string, string>();
  return placed.flatMap(({ record: { id, file, title }, line }) => {
    const other = first.get(id);
    first.set(id, other ?? `${file}:${line}`);
    if (other === undefined) return [];
    return [
      {
        file,
        line,
        field: 'id',
        message: `"${id}" (${title}) is already taken by ${other}. Give one of them an id of its own`,
        example: `id: ${toSlug(title)}-2`,
      },
    ];
  });
}
