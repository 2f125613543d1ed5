import { asksPost } from '../reading/post-signs.ts';
import { pick, toFactStatement } from '../records/entry-lines.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { byDate } from '../records/spans.ts';
import { toLength } from './duration.ts';
import type { Operation } from './operation.ts';

/** "Is she a tech lead now?", "how long has he been a staff engineer?": the posts that every word of a title names. */
export const titled: Operation = ({ folded, asks, query }, knowledge) => {
  const [, before = '', title = ''] = asksPost.exec(folded) ?? [];
  const end = before.length + title.length;
  const words = query.concepts.filter(({ token }) => token.start >= before.length && token.start < end);
  const posts = knowledge.records.filter(
    (entry) =>
      isRole(entry) && saysAll(entry.names, words) && words.some((word) => says(entry.values.get('role'), word)),
  );
  if (posts.length === 0) return undefined;
  if (asks[0] === 'duration') return toLength(posts, knowledge);
  const fields = [...(asks[0] === 'whether' ? [] : ['start']), 'end', 'role'];
  const statements = posts.toSorted(byDate()).map((entry) => toFactStatement(entry, pick(entry, fields)));
  return { outcome: 'answered', statements, isSettled: true };
};
