import type { Area } from '../../contract/record.ts';

/** What one and several entries of an area are called in a sentence. */
const nouns: Record<Area, [string, string]> = {
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

/** "patents". */
export function toPlural(area: Area): string {
  return nouns[area][1];
}

/** `1 patent`, `4 patents`; entries of several areas are "entries". */
export function toCountText(count: number, areas: Area[]): string {
  const [area] = areas;
  const [one, many] = area && areas.length === 1 ? nouns[area] : ['entry', 'entries'];
  return `${count} ${count === 1 ? one : many}`;
}

/** What people ask for when they mean entries of an area, where it is not its name. */
const asked: Partial<Record<Area, string>> = { experience: 'jobs', education: 'degrees' };

/** "jobs and projects". */
export function toAskedNouns(areas: Area[]): string {
  return areas.map((area) => asked[area] ?? area).join(' and ');
}
