import { toFactLine } from '../../corpus/facts.ts';
import { leads } from '../reading/asked-signs.ts';
import { pick, toListItem } from '../records/entry-lines.ts';
import { isRole } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import type { Operation } from './operation.ts';

/** "Has she managed people?": the roles whose title, team or skills say that somebody is led, latest first. */
export const leading: Operation = ({ folded, context }, { records }) => {
  if (!leads.asked.test(folded) || context) return undefined;
  const roles = records
    .filter(isRole)
    .filter((role) => pick(role, ['role', 'team', 'skills']).some((fact) => leads.told.test(toFactLine(fact))))
    .toSorted(byDate())
    .toReversed();
  if (roles.length === 0) return undefined;
  return {
    outcome: 'answered',
    statements: roles.map((role) => toListItem(role, ['team', 'skills'])),
    isSettled: true,
  };
};
