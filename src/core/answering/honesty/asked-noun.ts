import { toWords } from '../../corpus/lexicon.ts';
import { operationWords } from '../../corpus/stop-words.ts';
import type { Concept } from '../../corpus/query.ts';
import type { Reading } from '../reading/reading.ts';

/** Where the noun begins that a question asks for. */
const heads =
  /\b(?:how many|(?:what|which|who)(?:'s| is| was| are| were)(?: (?:her|his|their|your|the|an?))?|what|which|whose)\s+/;
/** Nouns that only say that something else is asked for: "the name of her dog". */
const carriers = toWords('name names title kind kinds type sort number date year amount');
const border = toWords(
  'is was are were be been do does did has have had can could will would should she he they it you i we at in on for by with to from into under over during after before about between through when where who that which as and or but there',
);

/** What a question asks for: the noun behind its question word, through "the name of" and "her husband's". */
export function toAskedNoun({ query, folded }: Reading): Concept[] {
  const match = heads.exec(folded);
  if (!match) return [];
  const start = match.index + match[0].length;
  const focus: Concept[] = [];
  for (const token of query.tokens.filter((candidate) => candidate.start >= start)) {
    if (border.has(token.folded)) break;
    const concept = query.concepts.find((candidate) => candidate.token.start === token.start);
    if (!concept || operationWords.has(token.folded) || carriers.has(token.folded)) continue;
    focus.push(concept);
  }
  return focus;
}
