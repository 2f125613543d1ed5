import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { toQuote } from '../passages/evidence-answer.ts';
import { unsaid } from '../honesty/refuse.ts';
import { homes, listAreas } from '../signs/area-signs.ts';
import { toEmployer, toItems } from '../records/entry-lines.ts';
import { isRole, says, ofArea } from '../records/selection.ts';
import { toEvent } from '../reading/events.ts';
import * as hiringSigns from '../signs/hiring-signs.ts';
import * as timeSigns from '../signs/time-signs.ts';
import { byDate, toRecordSpan } from '../records/spans.ts';
import { toAnswer, type ExtractiveAnswer, type Statement } from '../statement.ts';
import type { Operation } from './operation.ts';
import { mentionsDate } from './timeline.ts';
import { firstFilled } from '../lists.ts';
import { isText } from '../evidence.ts';

/** "Where did he go after …?", "between … and …": the roles around one that the question names. */
export const sequence: Operation = (reading, knowledge) => {
  const { folded, dates, extreme, leftover } = reading;
  if ((leftover.length === 0 && (dates.length > 0 || !reading.context)) || reading.asks[0] === 'count' || extreme)
    return undefined;
  const [named = 'experience', ...others] = reading.areas.filter((area) => listAreas.includes(area));
  const isOf = named === reading.target || (named !== 'education' && reading.asks[0] === 'which');
  const area = isOf && others.length === 0 ? named : 'experience';
  const [first, second] = timeSigns.betweenEvents.exec(folded)?.slice(1).filter(Boolean) ?? [];
  // Between two posts somebody may have studied, from the end of the first on.
  const isAround = ({ record }: KnownRecord) =>
    record.area === area || (second && !reading.areas[0] && homes.has(record.area));
  const roles = knowledge.records.filter(isAround).toSorted(byDate());
  if (first && second) {
    const events = [first, second].flatMap((part) => toEvent(part, knowledge) ?? []);
    const [one, two] = events.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    const isExplained = leftover.every(
      ({ token: { folded: word } }) => folded.includes(word, folded.indexOf(first)) || timeSigns.pause.test(word),
    );
    if (!one || !two || !isExplained) return undefined;
    const ends = [...one.entries, ...two.entries];
    const inside = roles.filter(
      (entry) =>
        !ends.includes(entry) &&
        toStart(entry) >= (entry.record.area === area ? one.from : one.to) &&
        toStart(entry) <= two.from,
    );
    return toAnswer(toItems(inside)) ?? toGap(one.to, two.from, ends, knowledge);
  }
  const step = leftover.length === 0 && timeSigns.next.exec(folded);
  const { records: [current] = [], passages = [], lists: [list] = [], pointed, before } = reading.context ?? {};
  if (step && current) {
    // Nobody knows which of a list is stepped from; after posts comes the next employer.
    if (list?.[1] && !pointed && !isRole(current)) return unsaid;
    const kin = ofArea(knowledge.records, current.record.area).toSorted(byDate());
    const [body, isMove] = [toEmployer(current), reading.fields.includes('employer')];
    // The roles that were told with one employer go together, and all of them where another employer is wanted.
    const isTold = ({ of }: KnownPassage, entry: KnownRecord) =>
      of === entry && before?.leftover.every((word) => says(entry.names, word) || !says(current.names, word));
    const isLeft = (entry: KnownRecord) =>
      body && toEmployer(entry) === body && (isMove || passages.some((known) => isTold(known, entry)));
    const anchors = kin.filter((entry) => entry === current || isLeft(entry));
    const found = toAnswer(toItems(neighbours(kin, anchors, !step[1])));
    return found ?? (isMove ? unsaid : undefined);
  }
  return undefined;
};

/** Roles next to the anchors in time; several that begin together stay together. */
export function neighbours(roles: KnownRecord[], anchors: KnownRecord[], isBefore: boolean): KnownRecord[] {
  const others = roles.filter((entry) => !anchors.includes(entry) && toRecordSpan(entry));
  const ends = anchors.map(toLast).toSorted();
  const starts = anchors.map(toStart).toSorted();
  if (isBefore) {
    const [first = ''] = starts;
    const earlier = others.filter((entry) => toStart(entry) < first);
    // A side post that went on beside the later role is not what came before it.
    const over = earlier.filter((entry) => toLast(entry).slice(0, 4) <= first.slice(0, 4));
    const end = over.map(toLast).toSorted().at(-1);
    return firstFilled(
      over.filter((entry) => toLast(entry) === end),
      earlier.slice(-1),
    );
  }
  // A role that began in the year in which the last one ended follows it; an award of the same year may have come before.
  const end = ends.at(-1) ?? '';
  const size = anchors.some(({ values }) => values.has('date')) ? 10 : 4;
  const later = others.filter((entry) => toStart(entry).slice(0, size) >= end.slice(0, size) && toLast(entry) >= end);
  return later.slice(0, 1);
}

/** Between the end of one post and the start of the next: what a text dates to that time, or tells of a time without work. */
function toGap(
  from: string,
  to: string,
  ends: KnownRecord[],
  { records, byId }: Knowledge,
): ExtractiveAnswer | undefined {
  const others = records.filter((entry) => !ends.includes(entry));
  const dated = toQuotes(others, (text) => mentionsDate(text, { from, to }));
  const own = [...ends, byId.get('about') ?? []].flat();
  const statements = dated.length > 0 ? dated : toQuotes(own, (text) => hiringSigns.outOfWork.test(text));
  return toAnswer(statements.slice(0, 2));
}

/** The first sentence of each text that is as wanted. */
function toQuotes(entries: KnownRecord[], isWanted: (text: string) => boolean): Statement[] {
  return entries.flatMap(({ passages }) =>
    passages.flatMap((known) => {
      const quote = known.sentences.find(({ text }) => isText(known) && isWanted(text))?.text;
      return quote === undefined ? [] : [toQuote(known, 0.8, quote)];
    }),
  );
}

function toStart(entry: KnownRecord): string {
  return toRecordSpan(entry)?.from ?? '';
}

function toLast(entry: KnownRecord): string {
  return toRecordSpan(entry)?.to ?? '';
}
