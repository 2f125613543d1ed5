import { toWholePassage } from '../passages/evidence-answer.ts';
import { imprintSigns } from '../signs/imprint-signs.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';
import { toRow } from '../lists.ts';

/** "When was this page last updated?", "is this portfolio official?": what the profile says of the portfolio itself. */
export const imprint: Operation = ({ folded }, { byPassage }) => {
  const [, field] = toRow(imprintSigns, folded) ?? [];
  const known = byPassage.get(`about/fact/${field}`);
  return known && toAnswer([toWholePassage(known)], { isSettled: true, holdsWanted: true });
};
