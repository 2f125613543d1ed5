import { toStem } from './text.ts';

/** Another way to say a word, in general English. */
export interface Synonym {
  terms: string[];
  worth: number;
  isNear: true;
}

/** A near word is worth less than the word itself, so that a passage with the visitor's own word comes first. */
const synonymWorth = 0.7;

/** Stem → the ways to say it, each once however many groups hold both. */
export function toSynonyms(groups: string[]): Map<string, Synonym[]> {
  const table = new Map<string, Map<string, Synonym>>();
  for (const group of groups) {
    const entries = group.split(' ').map((entry) => entry.split('_').map(toStem));
    for (const [head, ...rest] of entries) {
      if (head === undefined || rest.length > 0) continue;
      const ways = table.get(head) ?? new Map<string, Synonym>();
      table.set(head, ways);
      for (const terms of entries) {
        const way = terms.join(' ');
        if (way !== head) ways.set(way, { terms, worth: synonymWorth, isNear: true });
      }
    }
  }
  return new Map([...table].map(([head, ways]) => [head, [...ways.values()]]));
}
