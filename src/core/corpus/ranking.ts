import type { Concept, Query } from './query.ts';
import type { Knowledge, KnownPassage } from './knowledge.ts';
import { findCandidates } from './candidates.ts';

/** A passage with how well it fits a question. */
export interface Ranked {
  known: KnownPassage;
  /** Orders passages; 0 to about 1. */
  score: number;
  /** Share of the question that the passage, its title and heading say. */
  coverage: number;
  /** The concepts it says. */
  concepts: Concept[];
}

/** What a caller knows about where the answer lies, added to the score. */
export type Prior = (passage: KnownPassage) => number;

/** Where in a record a concept is found, and what that is worth. */
const worth = { text: 1, field: 0.9, name: 0.85, heading: 0.85, area: 0.8, record: 0.35 };

/** The passages that say any of the question, best first; equal scores keep reading order. */
export function rank(query: Query, knowledge: Knowledge, prior: Prior = () => 0): Ranked[] {
  const total = query.concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  return findCandidates(query, knowledge)
    .map((known): Ranked => {
      let sum = 0;
      let covered = 0;
      const concepts: Concept[] = [];
      for (const concept of query.concepts) {
        const strength = toStrength(concept, known);
        sum += concept.weight * strength;
        if (strength <= worth.record) continue;
        covered += concept.weight * Math.min(1, strength / worth.area);
        concepts.push(concept);
      }
      const score = sum / total + prior(known) - toLengthCost(known);
      return { known, score, coverage: Math.min(1, covered / total), concepts };
    })
    .filter(({ concepts }) => concepts.length > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** How well a passage says a concept, 0 to 1. */
export function toStrength(
  { alternatives, areas, fields }: Concept,
  { passage, of, terms, heading }: KnownPassage,
): number {
  let best = 0;
  if (areas.includes(passage.area)) best = worth.area;
  if (passage.field && fields.includes(passage.field)) best = worth.field;
  for (const { terms: wanted, worth: share } of alternatives) {
    if (share <= best) continue;
    const places: [number, Set<string>][] = [
      [worth.text, terms],
      [worth.heading, heading],
      [worth.name, of.names],
      [worth.record, of.terms],
    ];
    for (const [value, place] of places) {
      if (value * share > best && wanted.every((term) => place.has(term))) best = value * share;
    }
  }
  return best;
}

/** Between passages that say the same, the shorter one says it more plainly. */
function toLengthCost({ terms }: KnownPassage): number {
  return Math.min(0.06, terms.size / 1500);
}
