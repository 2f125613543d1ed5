import type { KnownRecord } from '../../corpus/knowledge.ts';
import { largestCompany } from '../signs/company-signs.ts';
import { toListItem } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { toAmount, toUnit, type Amount } from './amounts.ts';
import { toCompany } from './measured.ts';
import type { Operation } from './operation.ts';
import * as measureSigns from '../signs/measure-signs.ts';
import { toAnswer } from '../statement.ts';
import { toRow } from '../lists.ts';

/** "Her biggest team", "which library has the most stars?": the entry with the largest number of it. */
export const largest: Operation = ({ frame, naming, context, dates, leftover, areas }, { records }) => {
  if (naming || context || dates.length > 0 || measureSigns.mostTime.test(frame)) return undefined;
  if (!measureSigns.atEnd.test(frame)) return undefined;
  const units = leftover.filter(({ token }) => !measureSigns.atEnd.test(token.folded));
  const [, field, within = []] = (units.length === 0 && toRow(measureSigns.measured, frame)) || [];
  const wanted = field ? within : areas;
  const isCompany = areas.length > 0 && units.length === 0 && largestCompany.test(frame);
  if (!field && !isCompany && (units.length !== 1 || areas.length === 0)) return undefined;
  const shown = isCompany ? entrySigns.personFields : field ? [field] : [];
  const stems = units.map(({ token }) => token.stem);
  const toSize = (entry: KnownRecord) =>
    isCompany ? { entry, amount: toCompany(entry).length, text: '', evidence: [] } : toAmount(entry, field, stems);
  const amounts = records
    .filter(({ record }) => wanted.includes(record.area))
    .flatMap((entry): Amount[] | Amount => toSize(entry) ?? [])
    .toSorted((a, b) => (measureSigns.most.test(frame) ? b.amount - a.amount : a.amount - b.amount));
  const [first] = amounts;
  // Sums in several currencies have no order.
  const currencies = new Set(amounts.map(({ text }) => toUnit(text)));
  if (!first || amounts.length < 2 || (field === 'amount' && currencies.size > 1)) return undefined;
  const ends = amounts.filter(({ amount }) => amount === first.amount);
  return toAnswer(
    ends.map(({ entry, text, evidence }) => {
      const item = toListItem(entry, shown);
      return shown.length > 0
        ? item
        : { ...item, text: `${item.text}; ${text}`, evidence: [...item.evidence, ...evidence] };
    }),
  );
};
