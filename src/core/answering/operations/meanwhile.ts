import type { Knowledge } from '../../corpus/knowledge.ts';
import { atThatTime, ofPost } from '../reading/asked-signs.ts';
import { toDays, type Span } from '../reading/dates.ts';
import { pick, toFactStatement, toListItem } from '../records/entry-lines.ts';
import { byDate, toDate, toRecordSpan } from '../records/spans.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import type { Operation } from './operation.ts';

/** "Where did he work then?", "who employed her in 1906?": the roles at a date, or at that of another entry. */
export const meanwhile: Operation = ({ context, folded, leftover, dates, naming, areas }, knowledge) => {
  const [at, ...others] = dates;
  const isAt = areas.every((area) => area === 'experience') && at?.relation === 'in' && others.length === 0;
  const isWork = leftover.every(({ token }) => ofPost.test(token.folded)) && ofPost.test(folded);
  if (!isWork || naming || !/\b(who|whom|where|which|what)\b/.test(folded)) return undefined;
  if (isAt) return toRoles(at, knowledge);
  const event = atThatTime.test(folded) ? context?.records[0] : undefined;
  if (!context || !event) return undefined;
  const first = event.record.area === 'education' ? 'end' : 'date';
  const field = [...context.before.fields, first, 'start', 'granted', 'filed'].find((name) =>
    /^\d/.test(toDate(event, name) ?? ''),
  );
  const date = field && toDate(event, field);
  if (!date) return undefined;
  const roles = toRoles(toDays(date), knowledge);
  return roles && { ...roles, statements: [...roles.statements, toFactStatement(event, pick(event, [field]))] };
};

function toRoles(at: Span, { records }: Knowledge): ExtractiveAnswer | undefined {
  const roles = records.filter((entry) => {
    const { from, to } = toRecordSpan(entry) ?? { from: '', to: '' };
    return entry.record.area === 'experience' && from <= at.to && to >= at.from;
  });
  if (roles.length === 0) return undefined;
  return { outcome: 'answered', statements: roles.toSorted(byDate()).map((entry) => toListItem(entry, ['employer'])) };
}
