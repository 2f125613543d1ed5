import { besideWhole, wholePerson } from '../../corpus/lexicon.ts';
import { unique } from '../../corpus/unique.ts';
import { toSummary } from './summary.ts';
import type { Operation } from './operation.ts';
import { toAnswer } from '../statement.ts';

/** "Give me a short bio", "summarise her career": the person's headline and summary. */
export const overview: Operation = ({ leftover, labels, kinds, dates, naming, context }, { byId }) => {
  const words = unique([...leftover, ...labels, ...kinds].map(({ token }) => token.folded));
  const isWhole =
    words.some((word) => wholePerson.has(word)) &&
    words.every((word) => wholePerson.has(word) || besideWhole.has(word));
  const about = byId.get('about');
  if (!isWhole || dates.length > 0 || naming || context || !about) return undefined;
  return toAnswer(toSummary(about), { isSettled: true });
};
