import type { Knowledge, KnownRecord } from '../corpus/knowledge.ts';
import type { Concept } from '../corpus/query.ts';
import type { Reading } from './reading.ts';
import { says } from './selection.ts';

/** An entry that a question names, and the words by which it does. */
export interface Subject {
  entry: KnownRecord;
  words: Concept[];
  /** Orders subjects: how much of the question and of the entry's name the words are. */
  score: number;
}

/** Entries named by the question's own words, best first. */
export function toSubjects({ leftover, kinds, labels, areas, context }: Reading, knowledge: Knowledge): Subject[] {
  if (leftover.length === 0 && context)
    return context.records.map((entry, index) => ({ entry, words: [], score: 1 - index / 10 }));
  const total = leftover.reduce((sum, { weight }) => sum + weight, 0);
  return knowledge.records
    .flatMap((entry): Subject[] => {
      const words = leftover.filter((word) => says(entry.names, word, false));
      if (words.length === 0) return [];
      const said = words.reduce((sum, { weight }) => sum + weight, 0) / total;
      const also = [...kinds, ...labels].filter((word) => says(entry.names, word, false)).length;
      const score =
        said +
        0.1 * also +
        (areas.includes(entry.record.area) ? 0.15 : 0) +
        (0.2 * (words.length + also)) / (entry.names.size + 2);
      return [{ entry, words, score }];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** Whether the words of a subject leave nothing of the question unexplained. */
export function explainsAll({ leftover }: Reading, { words }: Subject): boolean {
  return words.length === leftover.length;
}
