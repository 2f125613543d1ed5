import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { refuseSurely } from '../honesty/refuse.ts';
import { toItems } from '../records/entry-lines.ts';
import { byDate, isOngoing, toDate, toRecordSpan } from '../records/spans.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import { toEnds } from './extreme.ts';
import * as postSigns from '../signs/post-signs.ts';
import * as careerSigns from '../signs/career-signs.ts';
import type { Operation } from './operation.ts';
import { remarks } from '../replies.ts';
import { toAnswer } from '../statement.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { firstFilled } from '../lists.ts';
import { asksAs } from '../reading/asks.ts';

/** "Where does she work now?", "her previous job", "which projects are ongoing?": entries by whether they go on. */
export const current: Operation = (reading, knowledge) => {
  const { frame, asks, leftover, dates, naming, context, areas, fields, extreme } = reading;
  const isNow = askedPhrases.now.test(frame) && !careerSigns.untilNow.test(frame);
  if ((!isNow && !careerSigns.past.test(frame)) || naming || context || dates.length > 0) return undefined;
  if (leftover.length > 0 || asksAs(asks, 'noPost')) return undefined;
  if (areas.length === 0 && fields.some((field) => !entrySigns.roleFields.includes(field))) return undefined;
  const within = firstFilled<Area>(
    areas,
    careerSigns.worksOn.test(frame) ? ['experience', 'projects'] : ['experience'],
  );
  if (areas.length === 0 && fields.length === 0 && !careerSigns.work.test(frame)) return undefined;
  const all = knowledge.records.filter((entry) => within.includes(entry.record.area) && toRecordSpan(entry));
  const dated = all.filter((entry) => reading.state?.is(entry) ?? true);
  // The latest post first: it is meant when the talk goes on about "there". A seat on a board is held beside another.
  const isBeside = ({ record }: KnownRecord) => Number(postSigns.boardRole.test(record.title));
  const open = dated
    .filter(isOngoing)
    .toSorted(byDate())
    .toReversed()
    .toSorted((a, b) => isBeside(a) - isBeside(b));
  // Of those that have no end, none tells that all are over.
  const isOfState = dated.some((entry) => toDate(entry, 'end'));
  const last = (isOfState ? dated : all).toSorted(byDate()).at(-1);
  // What is over is no answer to "now"; what has no end may go on.
  const isOwn = areas.length > 0;
  if (open.length === 0 && isNow && isOwn && last && toDate(last, 'end')) return refuseSurely([last], remarks.over);
  if (open.length === 0) return undefined;
  const ended = dated.filter((entry) => toDate(entry, 'end') && !open.includes(entry)).toSorted(byDate('end'));
  const isLength = extreme?.endsWith('est');
  const isPlural = careerSigns.plural.test(frame);
  const picked = isNow ? open : isPlural || isLength ? ended.toSorted(byDate()) : ended.slice(-1);
  // "Which of her past jobs lasted longest?"
  const shown = isLength ? toEnds(picked, reading, knowledge) : picked;
  return toAnswer(toItems(shown, fields));
};
