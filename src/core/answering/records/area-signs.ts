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
export const askedNouns: Partial<Record<Area, string>> = { experience: 'jobs', education: 'degrees' };
