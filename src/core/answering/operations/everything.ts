import { listAreas } from '../records/area-signs.ts';
import { toItems } from '../records/entry-lines.ts';
import { saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import type { Operation } from './operation.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { toAnswer } from '../statement.ts';
import { partKinds } from '../records/entry-signs.ts';

/** "Everything Jane Doe had a part in": the entries of every area that name her as a person or an organisation. */
export const everything: Operation = ({ folded, leftover, areas, context }, { records }) => {
  const names = leftover.filter(({ token }) => /^\p{Lu}/u.test(token.text));
  if (!askedSigns.whole.test(folded) || context || names.length === 0) return undefined;
  const picked = records.filter(
    ({ record, facts, values }) =>
      (areas.length === 1 ? areas : listAreas).includes(record.area) &&
      facts.some(({ field, kind }) => partKinds.includes(kind) && saysAll(values.get(field), names)),
  );
  return toAnswer(toItems(picked.toSorted(byDate())));
};
