import type { PortfolioRecord } from '../contract/record.ts';
import { unique } from './unique.ts';

/** A town and the rest of the places that begin with it. */
export type Region = [town: string, rest: string];

/** Cardiff lies in Wales wherever one says so, and Cambridge in no one country; the build looks for them. */
export function toRegions(records: PortfolioRecord[]): Region[] {
  const places = unique(records.flatMap(({ data }) => ('place' in data && data.place ? [data.place] : [])))
    .map((place) => place.split(', '))
    .filter(({ length }) => length > 1);
  const towns = [...Map.groupBy(places, ([town = '']) => town)];
  return towns.flatMap(([town, [place = [], ...others]]): Region[] =>
    others.length > 0 ? [] : [[town, place.slice(1).join(' ')]],
  );
}
