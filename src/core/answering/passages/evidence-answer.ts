import { toExcerpt } from '../../corpus/excerpt.ts';
import type { KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { isAsGood, type Ranked } from '../../corpus/ranking.ts';
import { toEvidence } from '../evidence.ts';
import type { Statement } from '../statement.ts';

const maxStatements = 3;
/** How near to the best passage another must be. */
const reach = 0.75;
const maxSentences = 2;
const shortMention = 400;

/**
 * The best passages as an answer, the most specific first: never a dump, never the same thing twice.
 * @param isHeld the best one holds what is wanted: no other record is cited for it
 */
export function toEvidenceAnswer(ranked: Ranked[], isHeld = false): Statement[] {
  const [best] = ranked;
  if (!best) return [];
  const chosen: Ranked[] = [best];
  for (const candidate of ranked.slice(1, 12)) {
    if (chosen.length >= maxStatements) break;
    const same = candidate.known.of === best.known.of;
    if (
      candidate.score < best.score * reach ||
      (same ? candidate.known.passage.kind === 'fact' : isHeld || !isAsGood(candidate, ranked)) ||
      repeats(
        candidate.known,
        chosen.map(({ known }) => known),
      )
    )
      continue;
    chosen.push(candidate);
  }
  return chosen.map(toPassageStatement);
}

/** A passage, or the sentences of it that say most, as a line of an answer. */
export function toPassageStatement(ranked: Omit<Ranked, 'order'>): Statement {
  return toQuote(ranked.known, ranked.score, toExcerpt(ranked, maxSentences));
}

/** A passage word for word. */
export function toWholePassage(known: KnownPassage): Statement {
  return toQuote(known);
}

/** A passage, or sentences of it, word for word; of sentences that do not stand side by side each is a quote of its own. */
export function toQuote(known: KnownPassage, score = 0.8, text = known.passage.text): Statement {
  const quotes = known.passage.text.includes(text)
    ? [text]
    : known.sentences.flatMap((sentence) => (text.includes(sentence.text) ? sentence.text : []));
  const evidence = quotes.map((quote) => toEvidence(known, score, quote));
  return { text, citation: evidence[0], evidence, layout: 'paragraph' };
}

/** A short text of the entries that says all the words: it may tell more than the fields do. */
export function toMention(entries: KnownRecord[], words: Concept[]): Statement[] {
  return entries
    .flatMap(({ passages }) => passages)
    .filter(
      ({ passage: { kind, text }, terms }) =>
        kind === 'text' && text.length < shortMention && words.every(({ token }) => terms.has(token.stem)),
    )
    .slice(0, 1)
    .map(toWholePassage);
}

/** Whether a passage says little that others do not. */
export function repeats({ words }: KnownPassage, others: KnownPassage[]): boolean {
  return others.some((other) => words.intersection(other.words).size > words.size * 0.75);
}
