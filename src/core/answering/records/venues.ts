import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { VenueSort } from '../signs/venue-signs.ts';
import { toText } from './entry-lines.ts';

/** Whether an entry appeared in a place of the sort: by the place's name, else by its own kind. */
export function isOfVenue(entry: KnownRecord, { kinds, own, other }: VenueSort): boolean {
  const [venue = '', kind = ''] = ['venue', 'kind'].map((field) => toText(entry, field) ?? '');
  return own.test(venue) || (kinds.test(kind) && !other.test(venue));
}
