import { careerShape } from '../../corpus/lexicon.ts';
import { toItems } from '../records/entry-lines.ts';
import * as careerSigns from '../signs/career-signs.ts';
import { isRole } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';
import { asksAs } from '../reading/asks.ts';

/** "Walk me through her career", "her jobs, oldest first": every role in the order of time. */
export const career: Operation = (
  { folded, leftover, out, dates, context, extreme, asks, labels, kinds },
  { records },
) => {
  if (context || extreme || dates.length > 0 || asksAs(asks, 'noCareer')) return undefined;
  if (!careerSigns.whole.test(folded)) return undefined;
  if (![...leftover, ...out.leftover, ...labels, ...kinds].every(({ token }) => careerShape.has(token.folded)))
    return undefined;
  const roles = records.filter(isRole).toSorted(byDate());
  const ordered = careerSigns.backwards.test(folded) ? roles.toReversed() : roles;
  return toAnswer(toItems(ordered));
};
