import type { Area } from '../contract/record.ts';

/** Fields by whose value people call a record, of any area and of one, besides its title. */
export const callingFields: Partial<Record<Area, string[]>> & { any: string[] } = {
  any: ['aka', 'title', 'name'],
  experience: ['employer', 'role'],
  education: ['institution', 'degree', 'thesis'],
  patents: ['number'],
};
