import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import type { Reading } from '../reading/reading.ts';
import { companySize } from '../signs/company-signs.ts';
import * as measureSigns from '../signs/measure-signs.ts';
import { pick, toText } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { toYears } from '../records/spans.ts';
import { toAmount, toNumbers } from './amounts.ts';
import { toRow } from '../lists.ts';

/** "Which jobs lasted more than three years?", "a team of fewer than six people": entries by a length or a number. */
export function toMeasured({ folded, naming }: Reading, { corpus }: Knowledge) {
  const counted = companySize.exec(folded);
  const match = naming ? undefined : (counted ?? measureSigns.measure.exec(folded));
  if (!match) return undefined;
  const [said, more, sign, unit = ''] = match;
  // "A year" is one.
  const border = Math.max(...toNumbers(said)) || 1;
  const [, field, told] = toRow(measureSigns.measures, sign ?? unit) ?? [];
  const toSize = (entry: KnownRecord) => {
    if (counted) return toCompany(entry).length;
    if (!field)
      return (toYears(entry, corpus.portfolio.profile.updated) ?? Number.NaN) * (unit.startsWith('y') ? 1 : 12);
    const found = toAmount(entry, field, []);
    const pages = field === 'pages' ? toPageCount(entry) : undefined;
    return pages ?? (found && told?.test(found.text) ? found.amount : Number.NaN);
  };
  return {
    is: (entry: KnownRecord) => {
      const size = toSize(entry);
      if (counted && !more && !sign) return size === border;
      // Lengths are sums of months as parts of years.
      if (Math.abs(size - border) < 1e-6) return measureSigns.inclusive.test(said);
      return more ? size > border : size < border;
    },
    isTold: (entry: KnownRecord) => toSize(entry) >= 0,
    isPart: ({ token }: Concept) => token.start >= match.index && token.start < match.index + said.length,
  };
}

/** Those whom the fields of an entry name. */
export function toCompany(entry: KnownRecord) {
  return pick(entry, entrySigns.personFields).flatMap(({ values }) => values);
}

/** From the first page to the last, or the number of all. */
export function toPageCount(entry: KnownRecord): number | undefined {
  const [, first = '1', last] = measureSigns.pageNumbers.exec(toText(entry, 'pages') ?? '') ?? [];
  // "101–8" ends on page 108.
  return last ? Number(first.slice(0, -last.length) + last) - Number(first) + 1 : undefined;
}
