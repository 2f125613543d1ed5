import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toTerms } from '../../corpus/text.ts';
import { refuseSurely } from '../honesty/refuse.ts';
import { remarks } from '../replies.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as postSigns from '../signs/post-signs.ts';
import { toText, tellFields } from '../records/entry-lines.ts';
import { isRole, says, saysAll } from '../records/selection.ts';
import { byDate, isOngoing } from '../records/spans.ts';
import { toLength } from './duration.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';
import { asksAs } from '../reading/asks.ts';

/** "Is she a tech lead now?", "how long has he been a staff engineer?": the posts that every word of a title names. */
export const titled: Operation = (reading, knowledge) => {
  const { folded, asks, query, context, leftover } = reading;
  const { records } = knowledge;
  const there = postSigns.postWith.exec(folded);
  const match = there ?? postSigns.asksPost.exec(folded);
  if (!match) return undefined;
  const [, before = '', title = ''] = match;
  const end = before.length + title.length;
  const words = query.concepts.filter(({ token }) => token.start >= before.length && token.start < end);
  const employer = there ? leftover.filter(({ token }) => token.start > end) : [];
  const roles = records.filter((entry) => isRole(entry) && saysAll(entry.names, employer));
  const exact = roles.filter((entry) => (there ? isHeldAs(entry, words, false) : isNamedAs(entry, words)));
  const isNear = there && exact.length === 0;
  const posts = isNear ? roles.filter((entry) => isHeldAs(entry, words, true)) : exact;
  const toTold = (sign: RegExp) =>
    answerBySentence(reading, records, knowledge, (text) => sign.test(text) && saysAll(new Set(toTerms(text)), words));
  // A headline, the part in a work or a near word may tell it, and of a "Go developer" the skill.
  const isTold = ({ values }: KnownRecord) =>
    postSigns.titleFields.some((field) => saysAll(values.get(field), words, true)) ||
    words.slice(0, -1).some((word) => says(values.get('skills'), word));
  if (there && posts.length === 0)
    return roles.length === 0 || roles.some(({ passages }) => passages.some(({ terms }) => saysAll(terms, words)))
      ? undefined
      : refuseSurely(roles, remarks.noSuchPost);
  // "What did she do as …?" asks for more than the post.
  if (there && !asksAs(asks, 'post')) return undefined;
  if (posts.length === 0)
    return context ||
      asks[0] !== 'whether' ||
      !postSigns.isTitle.test(title) ||
      records.some(isTold) ||
      toTold(postSigns.tellsBeing)
      ? undefined
      : refuseSurely(roles.filter(isOngoing));
  if (asks[0] === 'duration') return toLength(posts, knowledge);
  const fields = [...(asks[0] === 'whether' ? [] : ['start']), 'end', 'role'];
  const statements = posts.toSorted(byDate()).map((entry) => tellFields(entry, fields));
  // The posts of a nurse are over, and yet she is "still on the nursing register".
  const still = postSigns.ofToday.test(folded) && !posts.some(isOngoing) ? toTold(postSigns.tellsToday) : undefined;
  return toAnswer([...(still?.statements ?? []), ...statements], { isSettled: true });
};

function isNamedAs({ names, values }: KnownRecord, title: Concept[]): boolean {
  return saysAll(names, title) && title.some((word) => says(values.get('role'), word));
}

/** Of "Director, Research Centre" and "head of research" the post tells what somebody was, and not what it was over. */
function isHeldAs(entry: KnownRecord, title: Concept[], loosely: boolean): boolean {
  const post = new Set(toTerms(toText(entry, 'role')?.replace(postSigns.over, '') ?? ''));
  return (
    saysAll(entry.terms, title, loosely) &&
    title.slice(-1).every((word) => says(post, word, loosely && !postSigns.offices.test(word.token.folded)))
  );
}
