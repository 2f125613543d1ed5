import type { Area } from '../../contract/record.ts';
import { toStem } from '../../corpus/text.ts';

/**
 * Words that say no more than that a record belongs to its area: whoever cites a patent may call it a patent. Narrower
 * than the words by which people ask for an area, of which some claim more ("won", "graduated", "doctorate").
 */
const words: Partial<Record<Area, string>> = {
  experience: 'work job role position post employ employed employer employment',
  patents: 'patent patented invention',
  education: 'study studied education',
  publications: 'publication published wrote written author work',
  awards: 'award awarded receive received honour honoured honor honored',
  projects: 'project work',
  'open-source': 'project',
  contact: 'contact reach website',
};

const stems = new Map(Object.entries(words).map(([area, list]) => [area, new Set(list.split(' ').map(toStem))]));

/** Whether a word only names the kind of record. */
export function isAreaWord(stem: string, area: Area): boolean {
  return stems.get(area)?.has(stem) ?? false;
}
