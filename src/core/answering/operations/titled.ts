import { refuseSurely } from '../honesty/refuse.ts';
import { toWholePassage } from '../passages/evidence-answer.ts';
import { asksPost, isTitle, ofToday, tellsBeing, tellsToday, titleFields } from '../reading/post-signs.ts';
import { pick, toFactStatement } from '../records/entry-lines.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { byDate, isOngoing } from '../records/spans.ts';
import { toLength } from './duration.ts';
import type { Operation } from './operation.ts';

/** "Is she a tech lead now?", "how long has he been a staff engineer?": the posts that every word of a title names. */
export const titled: Operation = ({ folded, asks, query, context }, knowledge) => {
  const { records } = knowledge;
  const [, before = '', title = ''] = asksPost.exec(folded) ?? [];
  const end = before.length + title.length;
  const words = query.concepts.filter(({ token }) => token.start >= before.length && token.start < end);
  const roles = records.filter(isRole);
  const posts = roles.filter(
    (entry) => saysAll(entry.names, words) && words.some((word) => says(entry.values.get('role'), word)),
  );
  const isWhether = asks[0] === 'whether';
  const toTold = (sign: RegExp) =>
    records
      .flatMap(({ passages }) => passages)
      .filter(({ sentences }) => sentences.some(({ text, terms }) => sign.test(text) && saysAll(terms, words)));
  if (posts.length === 0)
    // A headline, the part in a work or a near word may tell it.
    return context ||
      !isWhether ||
      !isTitle.test(title) ||
      toTold(tellsBeing).length > 0 ||
      records.some(({ values }) => titleFields.some((field) => saysAll(values.get(field), words, true)))
      ? undefined
      : refuseSurely(roles.filter(isOngoing).flatMap(({ passages }) => passages.slice(0, 1)));
  if (asks[0] === 'duration') return toLength(posts, knowledge);
  const fields = [...(isWhether ? [] : ['start']), 'end', 'role'];
  const statements = posts.toSorted(byDate()).map((entry) => toFactStatement(entry, pick(entry, fields)));
  // The posts of a nurse are over, and yet she is "still on the nursing register".
  const still = ofToday.test(folded) && !posts.some(isOngoing) ? toTold(tellsToday) : [];
  return {
    outcome: 'answered',
    statements: [...still.slice(0, 1).map(toWholePassage), ...statements],
    isSettled: true,
  };
};
