import type { Knowledge } from '../corpus/knowledge.ts';
import { operate } from './operations/all.ts';
import { isPartOfName, toFrame, toNaming } from './reading/naming.ts';
import { read, type Reading } from './reading/reading.ts';
import type { ExtractiveAnswer } from './statement.ts';
import * as severalSigns from './signs/several-signs.ts';

/** "The year in which each of these began: …; …", "the dates of … and of …": the same of two entries, in their order. */
export function answerBoth({ naming, query, folded }: Reading, knowledge: Knowledge): ExtractiveAnswer | undefined {
  const rest = query.tokens.filter((token) => !isPartOfName({ token }, { naming }));
  const other = naming && toNaming(query.text, knowledge, rest);
  if (!naming || !other) return undefined;
  const names = [other, naming].toSorted((a, b) => (b.tokens[0]?.start ?? 0) - (a.tokens[0]?.start ?? 0));
  const blank = names.reduce(toFrame, folded);
  if (!severalSigns.ofSeveral.test(blank)) return undefined;
  const [one, two] = names.map((name) => operate(read(toFrame(folded, name), knowledge), knowledge));
  if (one?.outcome !== 'answered' || two?.outcome !== 'answered') return undefined;
  return { ...one, statements: [...one.statements, ...two.statements] };
}
