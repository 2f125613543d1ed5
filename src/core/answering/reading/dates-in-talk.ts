import { toNumber } from './number-words.ts';
import { inDates, toAskedDates, toSpan, type AskedDate } from '../records/dates.ts';
import type { Naming } from './naming.ts';
import type { Context } from './reading.ts';
import * as dateSigns from '../signs/date-signs.ts';

/** The dates that a question asks about, and whether they are those of the question before, moved. */
export interface DatesInTalk {
  dates: AskedDate[];
  isMoved: boolean;
}

/** The dates of a question; where it gives none, one that it takes from the turn before. A year in a name is no date. */
export function toDatesInTalk(text: string, naming: Naming | undefined, context: Context | undefined): DatesInTalk {
  const dates = toAskedDates(text).filter((date) => !naming?.tokens.some((token) => inDates(token, [date])));
  if (dates.length > 0 || !context) return { dates, isMoved: false };
  const { before, reply } = context;
  const moved = toMovedDate(text, before.dates.length > 0 ? before.dates : toAskedDates(reply).slice(-1));
  if (moved) return { dates: [moved], isMoved: true };
  const same = toSameYear(text, `${before.text} ${reply}`);
  return { dates: same ? [same] : [], isMoved: false };
}

/** "And the year after?": the date of the question before, moved. */
export function toMovedDate(text: string, [earlier]: AskedDate[]): AskedDate | undefined {
  const match = dateSigns.step.exec(text);
  if (!match || earlier?.relation !== 'in') return undefined;
  const { count = 'one', way = '', next = '' } = match.groups ?? {};
  const size = toNumber(count, 1);
  const isBack = dateSigns.stepsBack.test(way + next);
  const moved = Number(isBack ? earlier.from.slice(0, 4) : earlier.to.slice(0, 4)) + (isBack ? -size : size);
  return toYearThere(match, String(moved));
}

/** "That same year": the last year that the reply before gives. */
function toSameYear(text: string, reply: string): AskedDate | undefined {
  const match = dateSigns.sameYear.exec(text);
  const told = match && toAskedDates(reply).at(-1);
  return told ? toYearThere(match, told.to.slice(0, 4)) : undefined;
}

/** The year that words of the question stand for. */
function toYearThere({ index, 0: said }: RegExpExecArray, year: string): AskedDate | undefined {
  const span = toSpan({ year });
  return span && { ...span, relation: 'in', start: index, length: said.length, precise: false };
}
