import { asRanked } from '../../corpus/ranking.ts';
import { tokenize, toEnd } from '../../corpus/text.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import * as wantedSigns from '../signs/wanted-signs.ts';
import type { Operation } from './operation.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { toAnswer } from '../statement.ts';

/** "What is X?", "what does he mean by X?": the sentence that begins with X and says what it is, wherever it stands. */
export const define: Operation = ({ naming, context, leftover, query, asks }, { records }) => {
  const isOther = (asks[0] && asks[0] !== 'which') || query.concepts.length > leftover.length;
  if (naming || context || isOther || leftover.length === 0) return undefined;
  for (const known of records.flatMap(({ passages }) => passages)) {
    const sentence = known.sentences.findIndex(({ text, terms }) => {
      if (!leftover.every(({ token }) => terms.has(token.stem))) return false;
      const tokens = tokenize(text).filter(({ folded }) => !sentenceSigns.articles.has(folded));
      const last = tokens[leftover.length - 1];
      const isNamed = leftover.every(({ token }, index) => tokens[index]?.stem === token.stem);
      return last && isNamed && wantedSigns.copula.test(text.slice(toEnd(last)));
    });
    if (sentence < 0) continue;
    return toAnswer([toPassageStatement(asRanked(known, sentence, leftover))]);
  }
  return undefined;
};
