import { search } from '@orama/orama';
import type { Knowledge, KnownPassage } from './knowledge.ts';
import type { Query } from './query.ts';

/** What the index hands over in a larger corpus. */
const maxCandidates = 400;
/** The index is asked for the rarest terms. */
const maxTerms = 10;
/** It pays for a term by the square of the passages that hold it; one in more of them singles none out. */
const maxHolders = 1000;

/** The passages worth scoring for a question: all of a corpus without an index. */
export function findCandidates(query: Query, knowledge: Knowledge): KnownPassage[] {
  const { corpus, byPassage } = knowledge;
  if (!corpus.index) return [...byPassage.values()];
  const term = toRarestTerms(query, knowledge).join(' ');
  const results = search(corpus.index, { term, limit: maxCandidates, threshold: 1, boost: { title: 2, heading: 1.5 } });
  // Orama searches synchronously unless a plug-in adds an asynchronous hook; the corpus uses none.
  if (results instanceof Promise) throw new Error('The index answers asynchronously');
  return results.hits.flatMap(({ document }) => byPassage.get((document as { id: string }).id) ?? []);
}

function toRarestTerms({ concepts }: Query, { corpus, records, rarity }: Knowledge): string[] {
  const leastRarity = 1 - Math.log(maxHolders) / Math.log(1 + corpus.passages.length);
  const terms = new Set(
    concepts.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.terms)),
  );
  return [...terms]
    .filter((term) => records.some(({ reach }) => reach.has(term)))
    .toSorted((a, b) => rarity(b) - rarity(a))
    .filter((term, index) => index === 0 || rarity(term) >= leastRarity)
    .slice(0, maxTerms);
}
