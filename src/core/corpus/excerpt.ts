import { toWorth, type Ranked } from './ranking.ts';
import { isList } from './text.ts';

/** A passage up to this many characters is quoted whole. */
const wholeUpTo = 320;

/**
 * What to quote of a passage, verbatim: all of a short one, else the sentence that says most and those that add to it, in
 * their order.
 */
export function toExcerpt(
  { known, sentence, concepts }: Pick<Ranked, 'known' | 'sentence' | 'concepts'>,
  maxSentences: number,
): string {
  const { passage, sentences, heading } = known;
  const says = (terms: Set<string>) => concepts.some(({ alternatives }) => toWorth(alternatives, terms) > 0);
  // Of a list under another heading only the lines that say something of the question.
  if (isList(passage.text) && !says(heading))
    return sentences.flatMap(({ text, terms }, index) => (index === sentence || says(terms) ? [text] : [])).join('\n');
  if (passage.kind === 'fact' || passage.text.length <= wholeUpTo || sentences.length <= maxSentences)
    return passage.text;
  const kept = new Set([sentence]);
  const lacking = concepts.filter(({ alternatives }) => toWorth(alternatives, sentences[sentence]?.terms) === 0);
  for (const { alternatives } of lacking) {
    const index = sentences.findIndex(({ terms }) => toWorth(alternatives, terms) > 0);
    if (index >= 0 && kept.size < maxSentences) kept.add(index);
  }
  // The sentence after often says what the one before is about.
  if (kept.size < maxSentences && sentence + 1 < sentences.length) kept.add(sentence + 1);
  return sentences.flatMap(({ text }, index) => (kept.has(index) ? text : [])).join(' ');
}
