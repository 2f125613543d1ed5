import { toSign } from '../honesty/wanted.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import { toRow } from '../lists.ts';
import type { Operation } from './operation.ts';

/**
 * "What is X?", "what does he mean by X?": the sentence that begins with X and says what it is, wherever it stands. "How long
 * has she used X?": the one that says since when, for whoever lists it for some posts may have had it for longer.
 */
export const define: Operation = (reading, knowledge) => {
  const { leftover, query, naming, context, frame } = reading;
  const [, told, others = 0] = toRow(wantedSigns.tellings, frame) ?? [];
  if (!told || naming || context || query.concepts.length - leftover.length > others) return undefined;
  const sign = toSign(told, leftover.map(({ token }) => token.text).join(' '));
  const answer = answerBySentence(reading, knowledge.records, knowledge, (text) => sign.test(text));
  return answer && { ...answer, holdsWanted: true };
};
