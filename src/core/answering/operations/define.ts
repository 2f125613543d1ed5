import { toSign } from '../honesty/wanted.ts';
import { answerBySentence } from '../passages/best-sentence.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import type { Operation } from './operation.ts';

/** "What is X?", "what does he mean by X?": the sentence that begins with X and says what it is, wherever it stands. */
export const define: Operation = (reading, knowledge) => {
  const { asks, leftover, query, naming, context } = reading;
  if (asks[0] !== 'which' || naming || context || leftover.length < query.concepts.length) return undefined;
  const sign = toSign(wantedSigns.definition, leftover.map(({ token }) => token.text).join(' '));
  return answerBySentence(reading, knowledge.records, knowledge, (text) => sign.test(text));
};
