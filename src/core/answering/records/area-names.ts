import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { nouns, askedNouns } from '../signs/area-signs.ts';
import { counts } from '../replies.ts';
import { ofArea } from './selection.ts';

/** "patents". */
export function toPlural(area: Area): string {
  return nouns[area][1];
}

/** `4 patents`; of several areas each for itself: `0 patents, 1 award or honour (1 in all)`. */
export function toCountText(records: KnownRecord[], areas: Area[]): string {
  const each = areas.map((area) => {
    const { length } = ofArea(records, area);
    return `${length} ${nouns[area][length === 1 ? 0 : 1]}`;
  });
  return each.join(', ') + (each.length > 1 ? counts.toInAll(records.length) : '');
}

/** "jobs and projects". */
export function toAskedNouns(areas: Area[]): string {
  return areas.map((area) => askedNouns[area] ?? area).join(' and ');
}
