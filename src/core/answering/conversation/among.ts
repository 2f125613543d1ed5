import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { unique } from '../../corpus/unique.ts';
import { count } from '../operations/count.ts';
import { extreme } from '../operations/extreme.ts';
import { list } from '../operations/list.ts';
import { amongThem, countsAgain, filtersThem, picksOne } from '../reading/follow-ups.ts';
import { read } from '../reading/reading.ts';
import type { ExtractiveAnswer } from '../statement.ts';

/** What entries are asked for as, where it is not the name of their area. */
const nouns: Partial<Record<Area, string>> = { experience: 'jobs', education: 'degrees' };

/** "Which of them was the longest?", "only since 2016", "how many are there?": asked of the entries that a reply listed. */
export function answerAmong(
  question: string,
  lists: KnownRecord[][],
  knowledge: Knowledge,
): ExtractiveAnswer | undefined {
  const own = read(question, knowledge);
  for (const records of lists) {
    const areas = unique(records.map(({ record }) => record.area));
    // "Which was her first patent?" behind a list of prizes is of none of them.
    if (own.areas.some((area) => !areas.includes(area))) continue;
    const whole = toWhole(question, areas.map((area) => nouns[area] ?? area).join(' and '), own.areas.length > 0);
    if (!whole) return undefined;
    const reading = { ...read(whole, knowledge), naming: undefined };
    for (const operation of reading.extreme ? [extreme] : [count, list]) {
      const answer = operation(reading, { ...knowledge, records });
      if (answer?.outcome === 'answered') return { ...answer, isTyped: true };
    }
  }
  return undefined;
}

/** The question with the noun that its "them", its "ones" or nothing at all stands for; nothing where it is of no list. */
function toWhole(question: string, noun: string, isNamed: boolean): string | undefined {
  if (countsAgain.test(question)) return `how many ${noun}?`;
  const asked = isNamed ? [amongThem, filtersThem] : [amongThem, filtersThem, picksOne];
  const said = asked.map((pattern) => pattern.exec(question)).find(Boolean);
  const rest = said && question.slice(said[0].length).replace(/^without the\b/i, 'except the');
  return said ? `${said[1] ?? ''} ${noun} ${rest}` : undefined;
}
