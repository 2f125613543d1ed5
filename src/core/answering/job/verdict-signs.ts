import type { Area } from '../../contract/record.ts';

/** Fields that tell of others, of a day or of a thing's name, and by which nobody shows what he can do. */
export const noEvidence: ReadonlySet<string | undefined> = new Set([
  'colleagues',
  'collaborators',
  'coInventors',
  'authors',
  'sharedWith',
  'authorship',
  'repository',
  'start',
  'end',
  'filed',
  'pages',
  'doi',
  'identifier',
  'applicationNumber',
]);
/** By what an entry that is itself the thing asked for is told. */
export const tellingFields: Partial<Record<Area, string[]>> = {
  patents: ['title', 'number', 'granted'],
  publications: ['title', 'venue', 'date'],
  awards: ['awarder', 'date'],
  education: ['degree', 'field', 'institution'],
};
