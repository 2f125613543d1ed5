import type { PortfolioRecord } from '../contract/record.ts';
import { fold } from './text.ts';
import { towns } from './town-signs.ts';
import { unique } from './unique.ts';

/** A town and the rest of the places that begin with it. */
export type Region = [town: string, rest: string];

const countryByTown = new Map(
  Object.entries(towns).flatMap(([country, names]) => names.split(/,\s+/).map((town) => [town, country] as const)),
);

/**
 * Cardiff lies in Wales wherever one says so, and Cambridge in no one country; the build looks for them. Of a town that
 * stands alone everywhere the country is known where it has but one.
 */
export function toRegions(records: PortfolioRecord[]): Region[] {
  const places = unique(records.flatMap(({ data }) => ('place' in data && data.place ? [data.place] : [])));
  const parted = places.map((place) => place.split(', ')).filter(({ length }) => length > 1);
  const byTown = [...Map.groupBy(parted, ([town = '']) => town)];
  const own = byTown.flatMap(([town, [place = [], ...others]]): Region[] =>
    others.length > 0 ? [] : [[town, place.slice(1).join(' ')]],
  );
  const said = new Set(byTown.map(([town]) => town));
  const known = places.flatMap((place): Region[] => {
    const country = unique(place.split(' and ').flatMap((town) => countryByTown.get(fold(town)) ?? [])).join(' ');
    return country && !place.includes(',') && !said.has(place) ? [[place, country]] : [];
  });
  return [...own, ...known];
}
