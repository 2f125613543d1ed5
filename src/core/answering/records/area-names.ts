import type { Area } from '../../contract/record.ts';
import { nouns, askedNouns } from './area-signs.ts';

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

/** "jobs and projects". */
export function toAskedNouns(areas: Area[]): string {
  return areas.map((area) => askedNouns[area] ?? area).join(' and ');
}
