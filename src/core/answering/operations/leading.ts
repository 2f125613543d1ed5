import { toFactLine } from '../../corpus/facts.ts';
import { asksSize, leads } from '../reading/asked-signs.ts';
import { amount } from '../reading/sentence-signs.ts';
import { pick, toListItem } from '../records/entry-lines.ts';
import { isRole } from '../records/selection.ts';
import { byDate, isOngoing } from '../records/spans.ts';
import type { Operation } from './operation.ts';

/**
 * "Has she managed people?": the roles whose title, team or skills say that somebody is led, latest first; "how many does
 * she manage?": those of them with a team of so many, if it is hers now the present ones.
 */
export const leading: Operation = ({ folded, context }, { records }) => {
  if (!leads.asked.test(folded) || context) return undefined;
  const roles = records
    .filter(isRole)
    .filter((role) => pick(role, ['role', 'team', 'skills']).some((fact) => leads.told.test(toFactLine(fact))))
    .toSorted(byDate())
    .toReversed();
  const isSize = asksSize.test(folded);
  const sized = roles.filter((role) => pick(role, ['team']).some((team) => amount.test(toFactLine(team))));
  const present = sized.filter(isOngoing);
  const told = !isSize ? roles : leads.now.test(folded) && present.length > 0 ? present : sized;
  if (told.length === 0) return undefined;
  return {
    outcome: 'answered',
    statements: told.map((role) => toListItem(role, isSize ? ['team'] : ['team', 'skills'])),
    isSettled: true,
  };
};
