import type { Concept } from '../../corpus/query.ts';
import { toEnd } from '../../corpus/text.ts';

/** Words of a text in groups: each joins the one before it where what stands between the two does. */
export function toRuns(words: Concept[], text: string, joins: (between: string) => boolean): Concept[][] {
  const runs: Concept[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const before = run?.at(-1)?.token;
    if (run && before && joins(text.slice(toEnd(before), word.token.start))) run.push(word);
    else runs.push([word]);
  }
  return runs;
}
