import type { Knowledge } from '../../corpus/knowledge.ts';
import { toDays, type Span } from '../reading/dates.ts';
import { read, type Reading } from '../reading/reading.ts';
import { explainsAll, toSubjects } from '../reading/subjects.ts';
import { pick, toFactStatement, toListItem } from '../records/entry-lines.ts';
import { byDate, toDate, toRecordSpan } from '../records/spans.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import type { Operation } from './operation.ts';

const work =
  /\b(employ\w*|work(s|ed|ing)?(?! on [a-z])|jobs?|posts?|positions?|roles?|titles?|boss|pa(y|ys|id|ying)|contract|teach(ing)?|taught|charge)\b/;
const then = /\b(then|at (the|that) time|that year)\W*$/;
const clauses =
  /^(.*\b(?:who|whom|where|which|what)\b.+?),? (?:when|while|as|during|(?:at|by|around) the time(?: that| when| of)?|(?:in )?the (?:year|month)(?: that| when| of)?) (.+)$/i;

/** "Who employed her when the patent was filed?", "where did he work then?": the roles at the date of another entry. */
export const meanwhile: Operation = ({ context, text, folded, leftover, dates, naming, areas }, knowledge) => {
  const [, asked = '', told = ''] = clauses.exec(text) ?? [];
  const [at, ...others] = dates;
  const isOfRoles = areas.every((area) => area === 'experience');
  const isAt = isOfRoles && at?.relation === 'in' && others.length === 0 && !told;
  const isThen = context && then.test(folded);
  const main = isThen || isAt ? { leftover, naming, dates: [], folded } : read(asked, knowledge);
  const isWork = main.leftover.every(({ token }) => work.test(token.folded)) && work.test(main.folded);
  if (!isWork || main.naming || main.dates.length > 0 || !/\b(who|whom|where|which|what)\b/.test(main.folded))
    return undefined;
  if (isAt) return toRoles(at, knowledge);
  const side: Reading = isThen ? context.before : read(told, knowledge);
  const event = isThen
    ? context.records[0]
    : toSubjects(side, knowledge).find(
        (subject) => subject.entry.record.area !== 'experience' && explainsAll(side, subject),
      )?.entry;
  if (!event) return undefined;
  const first = event.record.area === 'education' ? 'end' : 'date';
  const field = [...side.fields, first, 'start', 'granted', 'filed'].find((name) =>
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
