import { answerBySentence } from '../passages/best-sentence.ts';
import { firstFilled } from '../lists.ts';
import { isOngoing } from '../records/spans.ts';
import { isRole, saysAll } from '../records/selection.ts';
import * as postSigns from '../signs/post-signs.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import type { Operation } from './operation.ts';

/**
 * "Why did she leave the bank?": what the texts of that post, or of the one that is talked about, tell of its end; where none
 * is meant, what one of all that ended tells.
 */
export const leaving: Operation = (reading, knowledge) => {
  const { context, frame } = reading;
  const [asked] = wantedSigns.whyLeft.exec(frame) ?? [];
  if (!asked) return undefined;
  const leftover = reading.leftover.filter(({ token }) => !asked.includes(token.folded));
  const posts = knowledge.records.filter(
    (entry) =>
      isRole(entry) &&
      !isOngoing(entry) &&
      (leftover[0] ? saysAll(entry.terms, leftover) : (context?.records.includes(entry) ?? true)),
  );
  // Another post may speak of the one that is left.
  const named = posts.filter(({ names }) => saysAll(names, leftover));
  const answer = answerBySentence({ ...reading, naming: undefined }, firstFilled(named, posts), knowledge, (text) =>
    postSigns.leaves.test(text),
  );
  return answer && { ...answer, holdsWanted: true };
};
