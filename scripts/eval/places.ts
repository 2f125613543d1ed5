import { areas, type Area } from '#core/contract/record.ts';
import type { Corpus } from '#core/corpus/corpus.ts';

/** What a question file may call several areas by one word: the pages on which a portfolio shows them. */
export const pages: Record<string, Area[]> = {
  about: ['about', 'education', 'awards', 'publications'],
  resume: ['about', 'experience', 'education', 'publications', 'awards'],
};

/** Every name that `cites` may hold for a portfolio. An area stays one while it is empty: a question may ask in vain. */
export function toPlaces({ records }: Corpus): string[] {
  return [...new Set([...areas, ...Object.keys(pages), ...records.map(({ id }) => id)])];
}
