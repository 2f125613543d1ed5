import type { Area } from '../../contract/record.ts';

/** What one and several entries of an area are called in a sentence. */
export const nouns: Record<Area, [string, string]> = {
  about: ['introduction', 'introductions'],
  approach: ['principle', 'principles'],
  experience: ['role', 'roles'],
  projects: ['project', 'projects'],
  'open-source': ['open-source entry', 'open-source entries'],
  patents: ['patent', 'patents'],
  education: ['degree or course', 'degrees and courses'],
  publications: ['publication', 'publications'],
  awards: ['award or honour', 'awards and honours'],
  contact: ['contact', 'contacts'],
};

/** What people ask for when they mean entries of an area, where it is not its name. */
export const askedNouns: Partial<Record<Area, string>> = { experience: 'jobs', education: 'qualifications' };

/** Areas whose entries can be listed and counted. */
export const listAreas: Area[] = [
  'experience',
  'projects',
  'open-source',
  'patents',
  'education',
  'publications',
  'awards',
];
/** Where people work and study: their entries have an employer or a school, which elsewhere only tells which entry is meant. */
export const homes: ReadonlySet<Area> = new Set<Area>(['experience', 'education']);
/** Where people tell of themselves and their time. */
export const ownAreas: Area[] = ['about', 'contact', 'approach'];
