import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Ranked } from '../../corpus/ranking.ts';
import { tokenize } from '../../corpus/text.ts';
import { unsaid } from '../honesty/refuse.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { explainsAll, toSubjects } from '../reading/subjects.ts';
import { toListItem } from '../records/entry-lines.ts';
import { findTelling, isPerson, toLifeDay } from '../records/life-dates.ts';
import { toOtherLife } from '../records/other-lives.ts';
import { byDate, fitsAll, toDate, toRecordSpan } from '../records/spans.ts';
import { toAnswer, type ExtractiveAnswer, type Statement, toReckoned } from '../statement.ts';
import { toEntries } from './entries.ts';
import { extreme } from './extreme.ts';
import { toEntry } from './one-entry.ts';
import type { Operation } from './operation.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { relative } from './relative.ts';
import * as lifeSigns from '../signs/life-signs.ts';
import type { LifeMatter } from '../signs/life-signs.ts';
import { uniqueBy } from '../../corpus/unique.ts';
import { byDates, lengths } from '../replies.ts';

/** "Where was she born?", "how old was he when he joined …?": what the portfolio says of the person's own life. */
export const life: Operation = (reading, knowledge) => {
  const { frame, naming, areas, leftover, context, asks, dates } = reading;
  const other = toOtherLife(reading.query, knowledge);
  if (other && askedSigns.hers.test(frame)) return relative(reading, knowledge) ?? unsaid;
  if (other) return other[0] ? toAnswer([toPassageStatement(other[0])], { isSettled: true }) : unsaid;
  if (sentenceSigns.kin.test(frame)) return undefined;
  const [whose = ''] = lifeSigns.asksAge.exec(frame) ?? [];
  if (tokenize(whose).some((word) => isPerson(word, knowledge)))
    return toAge({ ...reading, leftover: leftover.filter(({ token }) => token.folded !== 'age') }, knowledge);
  const matters = (Object.keys(lifeSigns.asksOfLife) as LifeMatter[]).filter((matter) =>
    lifeSigns.asksOfLife[matter].test(frame),
  );
  const isOther = leftover.some(
    ({ token }) => !matters.some((matter) => lifeSigns.asksOfLife[matter].test(token.folded)),
  );
  // "Did she die in 1933?" is told by when she did.
  const isDated = dates.length > 0 && asks[0] !== 'whether';
  if (matters.length === 0 || isOther || naming || isDated || areas.some((area) => area !== 'about')) return undefined;
  if (lifeSigns.ofNoDay.test(`${asks[0]}`) || (context && context.scope[0]?.record.area !== 'about')) return undefined;
  const told = matters.flatMap((matter) => findTelling(matter, knowledge) ?? []);
  // "Born in Linz; in Graz since 1999" gives no year of birth.
  const isDay = asks[0] === 'when' && !asks.includes('where');
  const isUndated = isDay && told.every((found) => !matters.some((matter) => toLifeDay(found, matter)));
  return told.length < matters.length || isUndated ? unsaid : toAnswer(toStatements(told), { isSettled: true });
};

/** The years from the person's birth to her death or to the date of an entry; without such a date, the birth itself. */
function toAge(asked: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  // "When did she leave the bank? – How old was she?"
  const reading = { ...asked, fields: [...asked.fields, ...(asked.context?.before.fields ?? [])] };
  const born = findTelling('birth', knowledge);
  const died = findTelling('death', knowledge);
  const from = born && toLifeDay(born, 'birth');
  const isDeath = lifeSigns.asksOfLife.death.test(reading.frame);
  // What was granted, shown or done in a year was invented or built before.
  const isMaking = lifeSigns.makes.test(reading.frame);
  const entry = isDeath ? undefined : toOccasion(reading, knowledge);
  const end = died && toLifeDay(died, 'death');
  const at = isDeath
    ? end
    : entry
      ? (toRecordSpan(entry, reading.fields.find((field) => toDate(entry, field)) ?? 'start') ??
        (isMaking ? undefined : toRecordSpan(entry)))
      : reading.dates[0];
  const isBare = reading.leftover.length === 0;
  const lines = toStatements([born, ...(isDeath || (isBare && !at) ? [died] : [])].flatMap((found) => found ?? []));
  if (entry && !(from && (at ?? !isMaking))) return unsaid;
  if (!from || !at || at.from < from.to || (end && at.from > end.to)) {
    if (!isBare && !isDeath) return undefined;
    return (from && toAnswer(lines, { isSettled: true })) ?? unsaid;
  }
  const [least, most] = [toYears(from.to, at.from), toYears(from.from, at.to)];
  const text = lengths.toAge(least, most) + byDates;
  const statements = [...lines, ...(entry ? [toListItem(entry)] : [])];
  const evidence = statements.flatMap((line) => line.evidence);
  return toAnswer([toReckoned(text, evidence), ...statements], { isSettled: true });
}

/** The entry at whose time the age is asked for: of several the earliest, and where an end is asked for the latest. */
function toOccasion(reading: Reading, knowledge: Knowledge): KnownRecord | undefined {
  const { naming, dates } = reading;
  if (naming) return naming.entries.find((entry) => fitsAll(entry, dates));
  if (dates.length > 0) return undefined;
  const named = toSubjects(reading, knowledge).filter((found) => explainsAll(reading, found));
  const all = named.length > 0 ? named.map(({ entry }) => entry) : (toEntries(reading, knowledge)?.records ?? []);
  return toEntry(reading, knowledge, extreme) ?? all.toSorted(byDate()).at(reading.fields.includes('end') ? -1 : 0);
}

/** What two sentences of one short passage tell is the same statement, and stands there once. */
function toStatements(told: Ranked[]): Statement[] {
  return uniqueBy(told.map(toPassageStatement), ({ text }) => text);
}

/** Whole years between two days. */
function toYears(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}
