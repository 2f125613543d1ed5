import { toStem } from './text.ts';

/** Another way to say a word, in general English. */
export interface Synonym {
  terms: string[];
  worth: number;
  isNear: true;
}

/** A near word is worth less than the word itself, so that a passage with the visitor's own word comes first. */
export const synonymWorth = 0.7;

/** Stem → the ways to say it, each once however many groups hold both. */
export function toSynonyms(groups: string[]): Map<string, Map<string, Synonym>> {
  const table = new Map<string, Map<string, Synonym>>();
  for (const group of groups) {
    const entries = group.split(' ').map((entry) => entry.split('_').map(toStem));
    const ways = entries.map((terms): [string, Synonym] => [
      terms.join(' '),
      { terms, worth: synonymWorth, isNear: true },
    ]);
    for (const [head = '', ...rest] of entries) {
      if (rest.length === 0) table.set(head, new Map([...(table.get(head) ?? []), ...ways]));
    }
  }
  return table;
}
