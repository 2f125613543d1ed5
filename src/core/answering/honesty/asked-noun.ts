import { operationWords } from '../../corpus/stop-words.ts';
import type { Concept } from '../../corpus/query.ts';
import * as nounSigns from '../signs/noun-signs.ts';
import type { Reading } from '../reading/reading.ts';

/** What a question asks for: the noun behind its question word, through "the name of" and "her husband's". */
export function toAskedNoun({ query, folded }: Reading): Concept[] {
  const match = nounSigns.heads.exec(folded);
  if (!match) return [];
  const start = match.index + match[0].length;
  const focus: Concept[] = [];
  for (const token of query.tokens.filter((candidate) => candidate.start >= start)) {
    if (nounSigns.nounEnd.has(token.folded)) break;
    const concept = query.concepts.find((candidate) => candidate.token.start === token.start);
    if (!concept || operationWords.has(token.folded)) continue;
    focus.push(concept);
  }
  return focus;
}
