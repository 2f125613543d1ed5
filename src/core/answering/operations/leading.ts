import { toFactLine } from '../../corpus/facts.ts';
import { unsaid } from '../honesty/refuse.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import * as postSigns from '../signs/post-signs.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { pick, toItems } from '../records/entry-lines.ts';
import { isRole } from '../records/selection.ts';
import { byDate, isOngoing } from '../records/spans.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/**
 * "Has she managed people?": the roles whose title, team or skills say that somebody is led, latest first, else
 * sentences that say so; "how many does she manage?": those of them with a team of so many, if it is hers now the present ones.
 */
export const leading: Operation = (reading, knowledge) => {
  const { folded, context } = reading;
  if (!askedSigns.leads.asked.test(folded) || context) return undefined;
  const roles = knowledge.records
    .filter(isRole)
    .filter((role) => pick(role, entrySigns.tradeFields).some((fact) => askedSigns.leads.told.test(toFactLine(fact))))
    .toSorted(byDate())
    .toReversed();
  const isSize = askedSigns.asksSize.test(folded);
  const sized = roles.filter((role) =>
    pick(role, ['team']).some((team) => sentenceSigns.amount.test(toFactLine(team))),
  );
  const present = sized.filter(isOngoing);
  const told = !isSize ? roles : askedSigns.leads.now.test(folded) && present.length > 0 ? present : sized;
  // Who was "in charge of night shifts" may have had no such post.
  if (told.length === 0 && postSigns.asksPost.test(folded)) return undefined;
  const isSaid = (text: string) => askedSigns.leads.said.test(text) && (!isSize || sentenceSigns.amount.test(text));
  const answer =
    toAnswer(toItems(told, isSize ? ['team'] : ['team', 'skills'])) ??
    answerBySentence(reading, knowledge.records, knowledge, isSaid);
  return answer ? { ...answer, isSettled: true, holdsWanted: true } : unsaid;
};
