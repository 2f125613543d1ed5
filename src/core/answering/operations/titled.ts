import type { KnownRecord } from '../../corpus/knowledge.ts';
import { toTerms } from '../../corpus/text.ts';
import { refuseSurely } from '../honesty/refuse.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import { asksPost, isTitle, ofToday, tellsBeing, tellsToday, titleFields } from '../reading/post-signs.ts';
import { pick, toFactStatement } from '../records/entry-lines.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { byDate, isOngoing } from '../records/spans.ts';
import { toLength } from './duration.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';

/** "Is she a tech lead now?", "how long has he been a staff engineer?": the posts that every word of a title names. */
export const titled: Operation = (reading, knowledge) => {
  const { folded, asks, query, context } = reading;
  const { records } = knowledge;
  const match = asksPost.exec(folded);
  if (!match) return undefined;
  const [, before = '', title = ''] = match;
  const end = before.length + title.length;
  const words = query.concepts.filter(({ token }) => token.start >= before.length && token.start < end);
  const roles = records.filter(isRole);
  const posts = roles.filter(
    (entry) => saysAll(entry.names, words) && words.some((word) => says(entry.values.get('role'), word)),
  );
  const toTold = (sign: RegExp) =>
    answerBySentence(reading, records, knowledge, (text) => sign.test(text) && saysAll(new Set(toTerms(text)), words));
  // A headline, the part in a work or a near word may tell it, and of a "Go developer" the skill.
  const isTold = ({ values }: KnownRecord) =>
    titleFields.some((field) => saysAll(values.get(field), words, true)) ||
    words.slice(0, -1).some((word) => says(values.get('skills'), word));
  if (posts.length === 0)
    return context || asks[0] !== 'whether' || !isTitle.test(title) || records.some(isTold) || toTold(tellsBeing)
      ? undefined
      : refuseSurely(roles.filter(isOngoing));
  if (asks[0] === 'duration') return toLength(posts, knowledge);
  const fields = [...(asks[0] === 'whether' ? [] : ['start']), 'end', 'role'];
  const statements = posts.toSorted(byDate()).map((entry) => toFactStatement(entry, pick(entry, fields)));
  // The posts of a nurse are over, and yet she is "still on the nursing register".
  const still = ofToday.test(folded) && !posts.some(isOngoing) ? toTold(tellsToday) : undefined;
  return toAnswer([...(still?.statements ?? []), ...statements], { isSettled: true });
};
