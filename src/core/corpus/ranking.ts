import { findCandidates } from './candidates.ts';
import type { Knowledge, KnownPassage, KnownQuestion, KnownRecord } from './knowledge.ts';
import { dropUnlikely } from './likelihood.ts';
import { oncePer } from './once.ts';
import { toWeight, type Concept, type Query } from './query.ts';

/** A passage with how well it fits a question. */
export interface Ranked {
  known: KnownPassage;
  /** How well it fits, 0 to about 1. */
  score: number;
  /** That and how likely it is asked for so: orders passages. */
  order: number;
  /** Share of the question that the passage, its title and heading say. */
  coverage: number;
  /** The concepts it says. */
  concepts: Concept[];
  /** Index of the sentence that says most. */
  sentence: number;
  /** The terms of the question foreseen for it that is nearest to the visitor's, where that one says more. */
  foreseen?: Set<string> | undefined;
}

/** A sentence that was found by something else than its rank, as sure as one can be. */
export function asRanked(known: KnownPassage, sentence: number, concepts: Concept[] = []): Ranked {
  return { known, sentence, concepts, score: 1, order: 1, coverage: 1 };
}

/** Whether a passage of another entry is as good as the best one: it costs a citation. */
export function isAsGood({ order }: Ranked, [best]: Ranked[]): boolean {
  return order >= (best?.order ?? 0) - maxLess;
}

/** What a caller knows about where the answer lies, added to the score. */
export type Prior = (passage: KnownPassage) => number;

/** Where a concept is found, and what that is worth. */
export const worth = {
  sentence: 1,
  field: 0.9,
  foreseen: 0.85,
  name: 0.85,
  heading: 0.85,
  area: 0.7,
  passage: 0.7,
  record: 0.35,
};
/** Share of a foreseen question that the visitor's must say: with less in common it asks for something else. */
const leastForeseen = 0.5;
/** What it is worth that a question is likely among those foreseen for a passage. It orders passages and makes none an answer. */
const likely = 0.4;
/** How much less likely than the best a passage may be to stand beside it. */
const maxLess = 0.07;
/** Terms of a passage beyond which it counts as long. */
const longPassage = 1000;
const maxLengthCost = 0.06;

/** The passages that say any of the question, best first; equal scores keep reading order. */
export function rank(query: Query, knowledge: Knowledge, prior: Prior = () => 0): Ranked[] {
  const total = toWeight(query.concepts);
  if (total === 0) return [];
  const ranked: Ranked[] = [];
  // What a record does not hold, none of its passages does.
  const toHeld = oncePer(({ reach }: KnownRecord) =>
    query.concepts.map((concept) => ({
      ...concept,
      alternatives: concept.alternatives.filter(({ terms }) => holdsAll(reach, terms)),
    })),
  );
  const toAsked = oncePer((of: KnownRecord) => of.names.union(new Set(toHeld(of).flatMap(toAllTerms))));
  const shared = knowledge.shared(query.concepts.flatMap(toAllTerms));
  for (const { known, likelihood } of dropUnlikely(findCandidates(query, knowledge), query, knowledge)) {
    const like = known.foreseen.filter(
      ({ place, terms }) => shared[place] && terms.intersection(toAsked(known.of)).size >= leastForeseen * terms.size,
    );
    const found = toFound(query.concepts, toHeld(known.of), known, like);
    if (!found) continue;
    const { sum, covered, ...others } = found;
    const score = sum / total + prior(known) - Math.min(maxLengthCost, known.words.size / longPassage);
    ranked.push({
      known,
      score,
      order: score + likely * likelihood,
      coverage: Math.min(1, covered / total),
      ...others,
    });
  }
  return ranked.toSorted((a, b) => b.order - a.order);
}

function toAllTerms({ alternatives }: Concept): string[] {
  return alternatives.flatMap(({ terms }) => terms);
}

function toFound(all: Concept[], held: Concept[], known: KnownPassage, foreseen: KnownQuestion[]) {
  const { sentence, terms } = toBestWay(held, known, foreseen);
  let sum = 0;
  let covered = 0;
  const concepts: Concept[] = [];
  for (const [index, concept] of all.entries()) {
    const strength = toStrength(held[index] ?? concept, known, sentence, terms);
    sum += concept.weight * strength;
    if (strength <= worth.record) continue;
    covered += concept.weight * Math.min(1, strength / worth.area);
    concepts.push(concept);
  }
  return concepts.length > 0 ? { sum, covered, concepts, sentence, foreseen: terms } : undefined;
}

/** Whether the area or the field of a passage is what a word names. */
export function isLabelled({ areas, fields }: Concept, { passage }: KnownPassage): boolean {
  return areas.includes(passage.area) || (passage.field !== undefined && fields.includes(passage.field));
}

type Way = Pick<KnownQuestion, 'sentence'> & Partial<KnownQuestion>;

/** The sentence that says most, by its own words or with those of a question that was foreseen for it. */
function toBestWay(concepts: Concept[], { sentences }: KnownPassage, foreseen: KnownQuestion[]): Way {
  const ways: Way[] = [...sentences.map((_, sentence) => ({ sentence })), ...foreseen];
  let [best = { sentence: 0 }] = ways;
  if (ways.length < 2) return best;
  let most = -1;
  for (const way of ways) {
    const sum = toWeight(concepts, ({ alternatives }) =>
      toSaid(alternatives, sentences[way.sentence]?.terms, way.terms),
    );
    if (sum > most) [best, most] = [way, sum];
  }
  return best;
}

/** How well a sentence says a concept, or the question that was foreseen for it. */
export function toSaid(
  alternatives: Concept['alternatives'],
  terms: Set<string> | undefined,
  foreseen: Set<string> | undefined,
): number {
  return Math.max(toWorth(alternatives, terms), worth.foreseen * toWorth(alternatives, foreseen));
}

/** How well a passage says a concept, 0 to 1; `sentence` is the one that is quoted, with a question foreseen for it. */
export function toStrength(
  { alternatives, areas, fields }: Concept,
  known: KnownPassage,
  sentence = 0,
  foreseen?: Set<string>,
): number {
  const { passage, of, terms, heading, sentences } = known;
  let best = areas.includes(passage.area) ? worth.area : 0;
  if (passage.field && fields.includes(passage.field)) best = worth.field;
  const inPassage = toWorth(alternatives, terms);
  if (inPassage > 0) {
    const said = sentences.length < 2 ? inPassage : toWorth(alternatives, sentences[sentence]?.terms ?? terms);
    best = Math.max(best, worth.sentence * said, worth.passage * inPassage);
  }
  if (foreseen && best < worth.foreseen) best = Math.max(best, worth.foreseen * toWorth(alternatives, foreseen));
  if (best < worth.heading) best = Math.max(best, worth.heading * toWorth(alternatives, heading));
  if (best < worth.name) best = Math.max(best, worth.name * toWorth(alternatives, of.names));
  if (best < worth.record) best = Math.max(best, worth.record * toWorth(alternatives, of.terms));
  return best;
}

/** The best alternative that terms hold. */
export function toWorth(alternatives: Concept['alternatives'], terms?: Set<string>): number {
  let best = 0;
  for (const { terms: wanted, worth: share } of alternatives) {
    if (terms && share > best && holdsAll(terms, wanted)) best = share;
  }
  return best;
}

function holdsAll(terms: Set<string>, wanted: string[]): boolean {
  return wanted.every((term) => terms.has(term));
}
