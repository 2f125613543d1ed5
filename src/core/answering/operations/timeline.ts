import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { fits, toAskedDates, type AskedDate, type Span } from '../records/dates.ts';
import { homes, listAreas } from '../signs/area-signs.ts';
import { toListItem } from '../records/entry-lines.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { byDate, toRecordSpan, fitsAll } from '../records/spans.ts';
import { toAnswer, type Statement } from '../statement.ts';
import { toWholePassage } from '../passages/evidence-answer.ts';
import { toOthers } from './left-out.ts';
import { maxItems } from './list.ts';
import type { Operation } from './operation.ts';
import { firstFilled } from '../lists.ts';

/** Of whatever there is of a time; of a kind that is asked for all are told, as in a list. */
const maxEntries = 12;
/** Up to this many entries each also says what it was. */
const few = 3;

/** "What was he doing in 1953?", "what happened on 9 December 1968?": every entry of that time, in order. */
export const timeline: Operation = (reading, knowledge) => {
  const { dates, leftover, kinds, areas, fields, context, folded, out } = reading;
  const [asked] = dates;
  const [ask = ''] = reading.asks;
  if (!asked || [out.dates, out.kinds, leftover, kinds].flat()[0] || askedSigns.noTimeline.test(ask)) return undefined;
  const isHome = fields.includes('location');
  const within = isHome ? [...homes] : toAreas(areas);
  const ends = entrySigns.dateFields.filter((field) => fields.includes(field));
  // Where somebody lived at a time, the places of the posts tell best.
  const wanted = fields
    .filter((field) => !entrySigns.dateFields.includes(field))
    .map((field) => (field === 'location' ? 'place' : field));
  const all = knowledge.records.filter(
    (entry) =>
      within.includes(entry.record.area) &&
      !(context?.scope.includes(entry) && askedSigns.others.test(folded)) &&
      dates.every((date) =>
        ends.length > 0
          ? ends.some((field) => isOn(entry, field, date))
          : takesPlace(entry, date, areas.length > 0 || (askedSigns.goesOn.test(folded) && date.from !== date.to)),
      ),
  );
  const ofTime = toOthers(all, out.leftover, folded);
  const filled = ofTime.filter(({ values }) => wanted.some((field) => values.has(field)));
  // "Who paid for it in the sixties?" wants what the entries of that time say of it, not the entries.
  const entries = filled.length > 0 && areas.length === 0 ? filled : ofTime;
  if (wanted.length > 0 && filled.length === 0 && askedSigns.noTime.test(ask)) return undefined;
  const shown = filled.length > 0 ? wanted : [];
  const mentions: Statement[] = knowledge.records
    .flatMap(({ passages }) => passages)
    .filter(
      ({ passage, of }) =>
        passage.kind === 'text' &&
        !entries.includes(of) &&
        areas.length === 0 &&
        shown.length === 0 &&
        asked.relation === 'in' &&
        mentionsDate(passage.text, asked),
    )
    .map((known): Statement => ({ ...toWholePassage(known), layout: 'item' }));
  const items = [
    ...entries
      .toSorted(byDate())
      .map((entry) =>
        toListItem(entry, [
          ...entrySigns.dateFields.filter((field) => dates.some((date) => isOn(entry, field, date))),
          ...shown,
          ...(entries.length <= few && shown.length === 0 ? ['summary'] : []),
        ]),
      ),
    ...mentions,
  ].slice(0, areas.length > 0 ? maxItems : maxEntries);
  return toAnswer(items);
};

function toAreas(named: Area[]): Area[] {
  return firstFilled(
    named.filter((area) => listAreas.includes(area)),
    listAreas,
  );
}

/** A long-running entry belongs to every year of it; for a day, unless all that went on is asked for, only entries that begin or end on it do. */
function takesPlace(entry: KnownRecord, asked: AskedDate, isWhole: boolean): boolean {
  const span = toRecordSpan(entry);
  if (!span) return false;
  if (!asked.precise || isWhole || asked.from.slice(0, 7) !== asked.to.slice(0, 7)) return fits(span, asked);
  return entrySigns.dateFields.some((field) => isOn(entry, field, asked));
}

function isOn(entry: KnownRecord, field: string, asked: AskedDate): boolean {
  return asked.relation === 'in' && fitsAll(entry, [asked], field);
}

/** Whether a text gives a date inside the time. */
export function mentionsDate(text: string, asked: Span): boolean {
  const year = asked.from.slice(0, 4);
  if (year === asked.to.slice(0, 4) && !text.includes(year)) return false;
  const times = asked.each ?? [asked];
  return toAskedDates(text).some(({ from, to }) => times.some((time) => from >= time.from && to <= time.to));
}
