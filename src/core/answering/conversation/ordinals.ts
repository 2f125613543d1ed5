import { ordinals } from '../../corpus/number-words.ts';

const pointer = new RegExp(`\\b(?:${ordinals.join('|')}|last|former|latter)\\b`);
/** "How much was the second?", "when did the third appear?": nothing stands behind it that it could be the second of. "The first" is the earliest. */
const bare = new RegExp(
  `\\bthe (?:${ordinals.slice(1).join('|')})(?=\\W*$| (?:is|was|has|had|have|does|did|come|came|appear|appeared|start|end|last|run|cost|get|give|go|take|granted|filed|published|awarded|released|launched|held)\\b)`,
);
/** "The second one", "what about the third?": it counts what was named before. */
const points =
  /\b(one|guy|man|woman|lady|person|of (them|these|those)|former|latter)\b|\b(of|about|for|in|at|on) the \w+\W*$|^\W*(and |what about )?(the )?\w+\W*$/;

/** The word by which a question points into an answer before: "the second one", "the latter". */
export function toPointer(folded: string): string | undefined {
  return points.test(folded) || bare.test(folded) ? pointer.exec(folded)?.[0] : undefined;
}

/** The one of several that the word picks. */
export function toPointed<T>(word: string, items: T[]): T | undefined {
  if (items.length < 2) return undefined;
  if (word === 'last' || word === 'latter') return items.at(-1);
  return items[word === 'former' ? 0 : ordinals.indexOf(word)];
}
