import type { Corpus } from '../../corpus/corpus.ts';
import { minStanding, rankHybrid, type HybridHit } from '../../corpus/hybrid.ts';
import { toKnowledge, type Knowledge, type KnownPassage } from '../../corpus/knowledge.ts';
import { toQuery } from '../../corpus/query.ts';
import { rank } from '../../corpus/ranking.ts';
import type { Retrieval } from '../../corpus/search.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import { embedQuestion, type Semantics } from './embed-question.ts';
import { speaksToMachine } from './instructions.ts';
import type { NumberedEvidence } from './support.ts';

/** The evidence for one answer, and how it was found. */
export interface Gathered extends Retrieval {
  evidence: NumberedEvidence[];
  /** Passage id → how well it fits, 0 to 1. */
  scores: Map<string, number>;
}

const maxEvidence = 16;
/** Passages beside those that the extractive answer rests on. */
const maxFurther = 8;
/** Passages found by words alone must be about as good as the best one. */
const minShare = 0.6;

/** What the model is told: first what the extractive answer rests on, then the best other passages. */
export async function gatherEvidence(
  question: string,
  { outcome, statements }: ExtractiveAnswer,
  corpus: Corpus,
  // Of a question in another language the words are those of the corpus.
  { words = question, ...semantics }: Semantics & { words?: string },
): Promise<Gathered> {
  const knowledge = toKnowledge(corpus);
  const { query, ...semantic } = await embedQuestion(question, corpus, semantics);
  const lexical = rank(toQuery(words, knowledge), knowledge);
  const best = lexical[0]?.score ?? 0;
  const hits: HybridHit[] =
    query && corpus.vectors
      ? rankHybrid(lexical, corpus.vectors, query, knowledge)
      : lexical.map(({ known, score }) => ({ known, score }));
  const isNear = ({ score, standing = 0 }: HybridHit) =>
    standing >= minStanding || (outcome !== 'not_in_portfolio' && score >= best * minShare);
  const scores = new Map(hits.map(({ known, score }) => [known.passage.id, score]));
  const stated = statements.flatMap(({ evidence }) => evidence);
  for (const { id, score } of stated) scores.set(id, score);
  const cited = stated.flatMap(({ id }) => knowledge.byPassage.get(id) ?? []);
  const found = hits
    .filter(isNear)
    .slice(0, maxFurther)
    .map(({ known }) => known);
  return { evidence: toNumberedEvidence([...cited, ...found], knowledge), scores, ...semantic };
}

/** Passages under their numbers: the typed fields of a record share one, every paragraph has its own. */
export function toNumberedEvidence(passages: KnownPassage[], { byId }: Knowledge): NumberedEvidence[] {
  const groups = new Map<string, Omit<NumberedEvidence, 'number'>>();
  for (const { passage, of } of passages) {
    if (groups.size >= maxEvidence) break;
    const key = passage.field ? `${passage.recordId}/fact` : passage.id;
    if (groups.has(key) || speaksToMachine(of.record)) continue;
    const facts = byId.get(passage.recordId)?.passages.filter((other) => other.passage.field) ?? [];
    const group = passage.field ? facts.map((other) => other.passage) : [passage];
    groups.set(key, { record: of.record, passages: group });
  }
  return [...groups.values()].map((group, index) => ({ number: index + 1, ...group }));
}
