import type { KnownRecord } from '../corpus/knowledge.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const pointer = new RegExp(
  `\\b(${ordinals.join('|')}|last|former|latter)(?: (?:one|of (?:them|these|those)|activity|point|item|entry))?\\b`,
);

/** The word by which a question points into an answer before: "the second one", "the latter". */
export function toPointer(folded: string): string | undefined {
  const [, word] =
    /\b(one|of (them|these|those)|former|latter)\b|\b(of|about|for|in) the \w+\W*$|^\W*(and |what about )?(the )?\w+\W*$/.test(
      folded,
    )
      ? (pointer.exec(folded) ?? [])
      : [];
  return word;
}

/** The entry of several that the word picks. */
export function toPointed(word: string, records: KnownRecord[]): KnownRecord | undefined {
  if (records.length < 2) return undefined;
  if (word === 'last' || word === 'latter') return records.at(-1);
  return records[word === 'former' ? 0 : ordinals.indexOf(word)];
}
