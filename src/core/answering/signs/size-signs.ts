import type { Area } from '../../contract/record.ts';

/** The larger end. */
export const most = /\b(?<!\bat )(most|biggest|largest|highest|greatest|maximum)\b/;
/** The smaller end. */
export const fewest = /\b(?<!\bat )(fewest|least|smallest|lowest|minimum)\b/;
/** An end of time, and not of size. */
export const mostTime = /\b(most|least) (time|years|months|recent\w*)\b/;
/** Fields that hold one number each, by the words that ask for them. */
export const measured: [RegExp, string, Area[]][] = [
  [/\bteams?\b|^(?=.*\b(people|engineers|staff|reports)\b).*\b(led|lead|manage\w*)\b/, 'team', ['experience']],
  [/\b(prize|award|grant|money|sum|endow\w+)\b/, 'amount', ['awards']],
];
