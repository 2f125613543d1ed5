import { toNumber } from './number-words.ts';
import * as dateSigns from '../signs/date-signs.ts';

/**
 * A question with the years that it counts from today by their numbers: "last year", "ten years ago", "in the past five years".
 * @param today the portfolio's last update, from which durations are counted as well: an answer does not change with the clock
 */
export function spellRelativeYears(question: string, today: string): string {
  return question.replace(dateSigns.relativeYear, (_, ...found) => {
    const { lead, this: is, next, ago, past } = found.at(-1) as Record<string, string | undefined>;
    const count = ago ?? past;
    const back = count ? toNumber(count, 1) : is ? 0 : next ? -1 : 1;
    return `${past ? 'since' : (lead ?? 'in')} ${Number(today.slice(0, 4)) - back}`;
  });
}
