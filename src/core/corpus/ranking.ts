import { findCandidates } from './candidates.ts';
import type { Knowledge, KnownPassage, KnownRecord } from './knowledge.ts';
import { toWeight, type Concept, type Query } from './query.ts';

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

/** A sentence that was found by something else than its rank, as sure as one can be. */
export function asRanked(known: KnownPassage, sentence: number, concepts: Concept[] = []): Ranked {
  return { known, sentence, concepts, score: 1, coverage: 1 };
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
  const total = toWeight(query.concepts);
  if (total === 0) return [];
  const ranked: Ranked[] = [];
  let record: KnownRecord | undefined;
  let held: Concept[] = [];
  for (const known of findCandidates(query, knowledge)) {
    if (known.of !== record) {
      record = known.of;
      held = query.concepts.map((concept) => toHeld(concept, known.of));
    }
    const found = score(query.concepts, held, known);
    if (!found) continue;
    const { sum, covered, concepts, sentence } = found;
    const cost = Math.min(maxLengthCost, known.words.size / longPassage);
    ranked.push({
      known,
      score: sum / total + prior(known) - cost,
      coverage: Math.min(1, covered / total),
      concepts,
      sentence,
    });
  }
  return ranked.toSorted((a, b) => b.score - a.score);
}

/** The concept with those ways to say it that a record holds: what no part of it says, none of its passages does. */
function toHeld(concept: Concept, { terms }: KnownRecord): Concept {
  return { ...concept, alternatives: concept.alternatives.filter((way) => holdsAll(terms, way.terms)) };
}

function score(all: Concept[], held: Concept[], known: KnownPassage) {
  if (!held.some((concept) => isLabelled(concept, known) || isSaid(concept, known))) return undefined;
  const sentence = toBestSentence(held, known);
  let sum = 0;
  let covered = 0;
  const concepts: Concept[] = [];
  for (const [index, concept] of all.entries()) {
    const way = held[index] ?? concept;
    if (way.alternatives.length === 0 && !isLabelled(way, known)) continue;
    const strength = toStrength(way, known, sentence);
    sum += concept.weight * strength;
    if (strength <= worth.record) continue;
    covered += concept.weight * Math.min(1, strength / worth.area);
    concepts.push(concept);
  }
  return concepts.length > 0 ? { sum, covered, concepts, sentence } : undefined;
}

/** Whether a passage, its heading or the name of its record says a concept: the rest of the record alone is too little. */
function isSaid({ alternatives }: Concept, { terms, heading, of }: KnownPassage): boolean {
  return alternatives.some(
    ({ terms: all }) => holdsAll(terms, all) || holdsAll(of.names, all) || holdsAll(heading, all),
  );
}

/** Whether the area or the field of a passage is what a word names. */
export function isLabelled({ areas, fields }: Concept, { passage }: KnownPassage): boolean {
  return areas.includes(passage.area) || (passage.field !== undefined && fields.includes(passage.field));
}

function toBestSentence(concepts: Concept[], { sentences }: KnownPassage): number {
  let best = 0;
  let most = -1;
  if (sentences.length < 2) return 0;
  for (const [index, { terms }] of sentences.entries()) {
    const sum = toWeight(concepts, ({ alternatives }) => toWorth(alternatives, terms));
    if (sum > most) [best, most] = [index, sum];
  }
  return best;
}

/** How well a passage says a concept, 0 to 1; `sentence` is the one that is quoted. */
export function toStrength({ alternatives, areas, fields }: Concept, known: KnownPassage, sentence = 0): number {
  const { passage, of, terms, heading, sentences } = known;
  let best = areas.includes(passage.area) ? worth.area : 0;
  if (passage.field && fields.includes(passage.field)) best = worth.field;
  const inPassage = toWorth(alternatives, terms);
  if (inPassage > 0) {
    const said = sentences.length < 2 ? inPassage : toWorth(alternatives, sentences[sentence]?.terms ?? terms);
    best = Math.max(best, worth.sentence * said, worth.passage * inPassage);
  }
  if (best < worth.heading && heading.size > 0) best = Math.max(best, worth.heading * toWorth(alternatives, heading));
  if (best < worth.name) best = Math.max(best, worth.name * toWorth(alternatives, of.names));
  if (best < worth.record) best = Math.max(best, worth.record * toWorth(alternatives, of.terms));
  return best;
}

/** The best alternative that terms hold. */
export function toWorth(alternatives: Concept['alternatives'], terms: Set<string> = new Set()): number {
  let best = 0;
  for (const { terms: wanted, worth: share } of alternatives) {
    if (share > best && holdsAll(terms, wanted)) best = share;
  }
  return best;
}

function holdsAll(terms: Set<string>, wanted: string[]): boolean {
  return wanted.every((term) => terms.has(term));
}
