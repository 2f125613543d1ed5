import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { unsaid } from '../honesty/refuse.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { overlaps, toDays, type Span } from '../records/dates.ts';
import { toAskedFields } from '../reading/field-phrases.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { toItems, tellFields } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { isRole } from '../records/selection.ts';
import { byDate, toDate, toRecordSpan } from '../records/spans.ts';
import { toAnswer, type ExtractiveAnswer } from '../statement.ts';
import type { Operation } from './operation.ts';

/** "Where did he work then?", "who employed her in 1906?": the roles at a date, or at that of another entry. */
export const meanwhile: Operation = ({ context, folded, leftover, dates, naming, areas, ...reading }, knowledge) => {
  const [at] = dates;
  const isOfPosts = areas.every((area) => area === 'experience');
  const isWork =
    leftover.every(({ token: { folded: word } }) => askedSigns.ofPost.test(word) || timeSigns.atOnce.test(word)) &&
    askedSigns.ofPost.test(folded);
  // "Which jobs ended in 2019?" asks for none that only went on.
  const isEnd = reading.target && reading.fields.some((field) => entrySigns.dateFields.includes(field));
  if (isEnd || !isOfPosts || !isWork) return undefined;
  if (!at && !context && timeSigns.atOnce.test(folded)) return toOverlapping(knowledge);
  if (!timeSigns.asksForOne.test(folded)) return undefined;
  if (at?.relation === 'in') return toRoles(at, knowledge);
  const event = askedSigns.asksPostThen.test(folded) ? context?.records[0] : undefined;
  // Behind an answer about a job, "then" is the next one.
  if (!context || !event || isRole(event)) return undefined;
  const { before } = context;
  const asked = [...before.fields, ...toAskedFields(before).flatMap(({ fields }) => fields)];
  const moments = event.record.area === 'education' ? ['end'] : entrySigns.besidePostFields;
  const field = [...asked, ...moments].find((name) => /^\d/.test(toDate(event, name) ?? ''));
  const date = field && toDate(event, field);
  const roles = date && toRoles(toDays(date), knowledge);
  return roles ? { ...roles, statements: [...roles.statements, tellFields(event, [field])] } : unsaid;
};

function toRoles(at: Span, { records }: Knowledge): ExtractiveAnswer | undefined {
  const roles = records.filter((entry) => {
    const span = toRecordSpan(entry);
    return isRole(entry) && span && overlaps(span, at);
  });
  return toList(roles);
}

/** The roles held beside another: one that ends in the year or the month in which the next begins is not. */
function toOverlapping({ records }: Knowledge): ExtractiveAnswer {
  const roles = records.filter(isRole);
  // As text, `present` comes behind all years.
  const isBefore = (a: KnownRecord, b: KnownRecord) => {
    const start = toDate(a, 'start') ?? 'unknown';
    return start < (toDate(b, 'end')?.replace('~', '').slice(0, start.length) ?? '');
  };
  const both = roles.filter((a) => roles.some((b) => a !== b && isBefore(a, b) && isBefore(b, a)));
  return { ...unsaid, ...toList(both) };
}

function toList(roles: KnownRecord[]): ExtractiveAnswer | undefined {
  return toAnswer(toItems(roles.toSorted(byDate()), ['employer']));
}
