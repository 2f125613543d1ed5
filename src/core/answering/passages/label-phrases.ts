import { pickingWords } from '../../corpus/stop-words.ts';
import type { KnownPassage } from '../../corpus/knowledge.ts';
import { tokenize } from '../../corpus/text.ts';
import { inDates } from '../reading/dates.ts';
import type { Reading } from '../reading/reading.ts';

/** Two words that stand side by side, as stems. */
export type Phrase = readonly [string, string];

/**
 * Pairs of a question in which a word for an area or field is part of a narrower term: a "contract number" is no number of
 * the entry, a "high school" not any school.
 */
export function toLabelPhrases({ query, labels, kinds, dates }: Reading): Phrase[] {
  const terms = new Set(query.concepts.map(({ token }) => token.stem));
  const general = new Set([...labels, ...kinds].map(({ token }) => token.stem));
  return query.tokens.flatMap(({ stem, start, text, folded }, index): Phrase[] => {
    const next = query.tokens[index + 1];
    if (!next || next.start - start - text.length > 1 || !general.has(next.stem)) return [];
    return terms.has(stem) && !inDates({ start }, dates) && !pickingWords.has(folded) ? [[stem, next.stem]] : [];
  });
}

/** Whether a text has the two words side by side. */
export function saysPhrase(text: string, [first, second]: Phrase): boolean {
  const tokens = tokenize(text);
  return tokens.some(({ stem }, index) => stem === first && tokens[index + 1]?.stem === second);
}

/** The same of a passage, whose terms rule most of them out cheaply. */
export function passageSays({ terms, passage }: KnownPassage, phrase: Phrase): boolean {
  return phrase.every((term) => terms.has(term)) && saysPhrase(passage.text, phrase);
}
