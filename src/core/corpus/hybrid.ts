import type { Knowledge, KnownPassage } from './knowledge.ts';
import type { Ranked } from './ranking.ts';
import { findNeighbours, type PassageVectors } from './vectors.ts';

/** A passage found by words, by meaning, or both. */
export interface HybridHit {
  known: KnownPassage;
  /** 0 to 1. */
  score: number;
  /** Standard deviations by which its meaning stands out; absent when it was found by its words alone. */
  standing?: number;
}

/** Meaning that stands out less than this is noise: some passage is always the nearest. */
export const minStanding = 2;
const depth = 20;
/**
 * The greater, the less a first place is worth beside later ones. Reciprocal rank fusion usually takes 60 (Cormack et al.
 * 2009), for long lists: of these two of twenty, the last of both would then stand before the first of either.
 */
const damping = 10;

/**
 * Whether a meaning stands out by more than chance: of that many passages the nearest would stand out by the root of
 * twice their logarithm were they all alike, and by half a standard deviation more only once in fifty times.
 */
export function standsOut(standing: number | undefined, passages: number): boolean {
  return standing !== undefined && standing >= Math.sqrt(2 * Math.log(passages)) + 0.5;
}

/** Joins the ranking by words with the nearest vectors by reciprocal rank: neither scale has to fit the other. */
export function rankHybrid(
  lexical: Ranked[],
  vectors: PassageVectors,
  query: number[],
  { corpus, byPassage }: Knowledge,
): HybridHit[] {
  const hits = new Map<KnownPassage, HybridHit & { rank: number }>();
  for (const [place, { known, score }] of lexical.slice(0, depth).entries()) {
    hits.set(known, { known, score: Math.max(0, Math.min(1, score)), rank: 1 / (damping + place) });
  }
  for (const [place, { index, similarity, standing }] of findNeighbours(vectors, query, depth).entries()) {
    if (standing < minStanding) break;
    const known = byPassage.get(corpus.passages[index]?.id ?? '');
    if (!known) continue;
    const before = hits.get(known);
    const score = Math.max(before?.score ?? 0, Math.max(0, similarity));
    hits.set(known, { known, score, standing, rank: (before?.rank ?? 0) + 1 / (damping + place) });
  }
  return [...hits.values()].toSorted((a, b) => b.rank - a.rank).map(({ rank: _, ...hit }) => hit);
}
