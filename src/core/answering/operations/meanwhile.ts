import { toListItem } from '../records/entry-lines.ts';
import { byDate, toRecordSpan } from '../records/spans.ts';
import type { Operation } from './operation.ts';

const work =
  /\b(employ\w*|work(s|ed|ing)?(?! on [a-z])|jobs?|posts?|positions?|roles?|titles?|boss|pa(y|ys|id|ying)|contract|teach(ing)?|taught|charge)\b/;

/** "Who employed her in 1906?", "which company was paying her then?": the roles at a date. */
export const meanwhile: Operation = ({ folded, leftover, dates, naming, areas }, { records }) => {
  const [at, ...others] = dates;
  const isWork = leftover.every(({ token }) => work.test(token.folded)) && work.test(folded);
  const isRole = areas.every((area) => area === 'experience');
  if (!isWork || !isRole || naming || others.length > 0 || at?.relation !== 'in') return undefined;
  if (!/\b(who|whom|where|which|what)\b/.test(folded)) return undefined;
  const roles = records.filter((entry) => {
    const { from, to } = toRecordSpan(entry) ?? { from: '', to: '' };
    return entry.record.area === 'experience' && from <= at.to && to >= at.from;
  });
  if (roles.length === 0) return undefined;
  return { outcome: 'answered', statements: roles.toSorted(byDate()).map((entry) => toListItem(entry, ['employer'])) };
};
