import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { ordinals } from '../../corpus/number-words.ts';
import { unique } from '../../corpus/unique.ts';
import { count } from '../operations/count.ts';
import { extreme } from '../operations/extreme.ts';
import { largest } from '../operations/largest.ts';
import { list } from '../operations/list.ts';
import { amongThem, bySize, countsAgain, filtersThem, picksOne } from '../reading/follow-ups.ts';
import { read } from '../reading/reading.ts';
import { toAskedNouns } from '../records/area-names.ts';
import type { ExtractiveAnswer } from '../statement.ts';

/** "Which of them was the longest?", "only since 2016", "how many are there?": asked of the entries that a reply listed. */
export function answerAmong(
  question: string,
  lists: KnownRecord[][],
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const own = read(question, knowledge);
  for (const records of lists) {
    const areas = unique(records.map(({ record }) => record.area));
    // Of one nothing is picked, but it is one.
    if (records.length < 2 && !countsAgain.test(question)) continue;
    // "Which was her first patent?" behind a list of prizes is of none of them.
    if (own.areas.some((area) => !areas.includes(area))) continue;
    const whole =
      own.areas.length > 0 && picksOne.test(question) ? undefined : toQuestion(question, toAskedNouns(areas));
    if (!whole) return undefined;
    const answer = answerWithin(whole, { ...knowledge, records }, knowledge);
    if (answer?.outcome === 'answered') return { ...answer, isTyped: true };
  }
  return undefined;
}

/** Whether a question is of nothing but the list before it. */
export function isAmong(question: string): boolean {
  return toQuestion(question, '') !== undefined;
}

/** The question with the noun that its "them", its "ones" or nothing at all stands for; nothing where it is of no list. */
function toQuestion(question: string, noun: string): string | undefined {
  if (countsAgain.test(question)) return `how many ${noun}?`;
  const said = [amongThem, filtersThem, picksOne].map((pattern) => pattern.exec(question)).find(Boolean);
  const rest = said && question.slice(said[0].length).replace(/^without the\b/i, 'except the');
  return said ? `${said[1] ?? ''} ${noun} ${rest}` : undefined;
}

/** The one that an end, an ordinal or a size picks, else the number or the list of those that are left. */
function answerWithin(whole: string, within: Knowledge, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const reading = { ...read(whole, knowledge), naming: undefined };
  const nth = ordinals.findIndex((ordinal) => reading.query.tokens.some(({ folded }) => folded === ordinal));
  if (reading.extreme ?? nth > 0)
    return extreme({ ...reading, extreme: reading.extreme ?? 'first', rank: reading.rank || Math.max(nth, 0) }, within);
  if (bySize.test(whole)) return largest(reading, within);
  return count(reading, within) ?? list(reading, within);
}
