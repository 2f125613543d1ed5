import { findCandidates } from './candidates.ts';
import type { Knowledge, KnownPassage } from './knowledge.ts';
import type { Concept, Query } from './query.ts';

/** A passage with how well it fits a question. */
export interface Ranked {
  known: KnownPassage;
  /** Orders passages; 0 to about 1. */
  score: number;
  /** Share of the question that the passage, its title and heading say. */
  coverage: number;
  /** The concepts it says. */
  concepts: Concept[];
  /** Index of the sentence that says most. */
  sentence: number;
}

/** What a caller knows about where the answer lies, added to the score. */
export type Prior = (passage: KnownPassage) => number;

/** Where a concept is found, and what that is worth. */
const worth = { sentence: 1, field: 0.9, name: 0.85, heading: 0.85, area: 0.7, passage: 0.7, record: 0.35 };
/** Terms of a passage beyond which it counts as long. */
const longPassage = 1000;
const maxLengthCost = 0.06;

/** The passages that say any of the question, best first; equal scores keep reading order. */
export function rank(query: Query, knowledge: Knowledge, prior: Prior = () => 0): Ranked[] {
  const total = query.concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  return findCandidates(query, knowledge)
    .flatMap((known): Ranked[] => {
      const sentence = toBestSentence(query.concepts, known);
      let sum = 0;
      let covered = 0;
      const concepts: Concept[] = [];
      for (const concept of query.concepts) {
        const strength = toStrength(concept, known, sentence);
        sum += concept.weight * strength;
        if (strength <= worth.record) continue;
        covered += concept.weight * Math.min(1, strength / worth.area);
        concepts.push(concept);
      }
      if (concepts.length === 0) return [];
      const score = sum / total + prior(known) - Math.min(maxLengthCost, known.terms.size / longPassage);
      return [{ known, score, coverage: Math.min(1, covered / total), concepts, sentence }];
    })
    .toSorted((a, b) => b.score - a.score);
}

function toBestSentence(concepts: Concept[], { sentences }: KnownPassage): number {
  if (sentences.length < 2) return 0;
  const sums = sentences.map(({ terms }) =>
    concepts.reduce((sum, { alternatives, weight }) => sum + weight * toWorth(alternatives, terms), 0),
  );
  return sums.indexOf(Math.max(...sums));
}

/** How well a passage says a concept, 0 to 1; `sentence` is the one that is quoted. */
export function toStrength({ alternatives, areas, fields }: Concept, known: KnownPassage, sentence = 0): number {
  const { passage, of, terms, heading, sentences } = known;
  let best = areas.includes(passage.area) ? worth.area : 0;
  if (passage.field && fields.includes(passage.field)) best = worth.field;
  const places: [number, Set<string> | undefined][] = [
    [worth.sentence, sentences[sentence]?.terms],
    [worth.heading, heading],
    [worth.name, of.names],
    [worth.passage, terms],
    [worth.record, of.terms],
  ];
  for (const [value, place] of places) {
    if (place && value > best) best = Math.max(best, value * toWorth(alternatives, place));
  }
  return best;
}

/** The best alternative that terms hold. */
export function toWorth(alternatives: Concept['alternatives'], terms: Set<string>): number {
  let best = 0;
  for (const { terms: wanted, worth: share } of alternatives) {
    if (share > best && wanted.every((term) => terms.has(term))) best = share;
  }
  return best;
}
