import type { Area } from '../../contract/record.ts';

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
