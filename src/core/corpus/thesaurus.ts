import { toStem } from './text.ts';
import groups from './thesaurus.json' with { type: 'json' };

export interface Synonym {
  terms: string[];
  worth: number;
  isNear: true;
}

/** A near word is worth less than the word itself, so that a passage with the visitor's own word comes first. */
const synonymWorth = 0.7;

/** Every single word of the groups, folded. */
export const thesaurusWords = groups.flatMap((group) => group.split(' ')).filter((entry) => !entry.includes('_'));

const table = new Map<string, Synonym[]>();
for (const group of groups) {
  const entries = group.split(' ').map((entry) => entry.split('_').map(toStem));
  for (const [index, [head, ...rest]] of entries.entries()) {
    if (head === undefined || rest.length > 0) continue;
    const others = entries.filter((terms, other) => other !== index && !(terms.length === 1 && terms[0] === head));
    table.set(head, [
      ...(table.get(head) ?? []),
      ...others.map((terms) => ({ terms, worth: synonymWorth, isNear: true as const })),
    ]);
  }
}

/** Other ways to say a word, in general English. */
export function toSynonyms(stem: string): Synonym[] {
  return table.get(stem) ?? [];
}
