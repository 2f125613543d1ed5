import { operationWords } from '../../corpus/stop-words.ts';
import type { Concept } from '../../corpus/query.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import type { Reading } from '../reading/reading.ts';
import { upTo } from '../lists.ts';

/** What a question asks for: the noun behind its question word, through "the name of" and "her husband's". */
export function toAskedNoun({ query, folded }: Reading): Concept[] {
  const match = nounSigns.heads.exec(folded);
  if (!match) return [];
  const start = match.index + match[0].length;
  const behind = query.tokens.filter((token) => token.start >= start);
  return upTo(behind, (token) => nounSigns.nounEnd.has(token.folded))
    .filter((token) => !operationWords.has(token.folded))
    .flatMap((token) => query.concepts.find((concept) => concept.token.start === token.start) ?? []);
}
