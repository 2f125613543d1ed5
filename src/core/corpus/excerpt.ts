import type { KnownPassage } from './knowledge.ts';
import type { Concept } from './query.ts';
import { toSentences, toTerms } from './text.ts';

/** The sentences of a passage that say most about the concepts, verbatim and in their order. */
export function toExcerpt({ passage }: KnownPassage, concepts: Concept[], maxSentences: number): string {
  const sentences = toSentences(passage.text);
  if (sentences.length <= maxSentences) return passage.text;
  const scored = sentences.map((text, index) => ({ text, index, score: toScore(text, concepts) }));
  const best = scored.toSorted((a, b) => b.score - a.score).slice(0, maxSentences);
  const top = best[0]?.score ?? 0;
  // A second sentence is worth reading only when it says about as much as the first.
  const kept = best.filter(({ score }, rank) => rank === 0 || (score > 0 && score >= top * 0.6));
  return kept
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text)
    .join(' ');
}

function toScore(text: string, concepts: Concept[]): number {
  const terms = new Set(toTerms(text));
  return concepts.reduce((sum, { alternatives, weight }) => {
    const best = alternatives.find((alternative) => alternative.terms.every((term) => terms.has(term)));
    return sum + (best ? weight * best.worth : 0);
  }, 0);
}
