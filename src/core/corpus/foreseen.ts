import { ContentError } from '../content/content-error.ts';
import type { Foreseen } from '../contract/foreseen.ts';
import type { Portfolio } from '../contract/record.ts';
import type { CorpusFile } from './corpus.ts';
import type { Passage } from './passages.ts';
import { toPerson } from './person.ts';
import { stopWords } from './stop-words.ts';
import { toSentences, tokenize, toOwnTerms, type Token } from './text.ts';
import { unique } from './unique.ts';

/**
 * An expected question, called *foreseen* in files and code, by its words, with the sentence that answers it. Visitors and
 * portfolios use different words for the same things; that a text is found by the questions which it answers is known as
 * document expansion (Nogueira et al. 2019, Document Expansion by Query Prediction).
 */
export interface ForeseenQuestion {
  passageId: string;
  /** Index of the sentence in its passage. */
  sentence: number;
  /** Its stems, with a space between; stop words and the person's own name tell no question from another. */
  terms: string;
  /** The stems of those, where it has any: they tell what kind of thing is asked for. */
  small?: string;
}

/**
 * Finds the sentences that the expected questions quote; the build does, so that no function takes thousands of questions apart.
 * @throws ContentError with every quote that its record does not say.
 */
export function placeForeseen({ profile, foreseen }: Portfolio, passages: Passage[]): ForeseenQuestion[] {
  const person = new Set(toPerson(profile).map(({ stem }) => stem));
  const isTelling = ({ folded, stem }: Token) => !stopWords.has(folded) && !person.has(stem);
  const isSmall = (token: Token) => !isTelling(token);
  const byRecord = Map.groupBy(passages, ({ recordId }) => recordId);
  const lost: Foreseen[] = [];
  const placed = foreseen.flatMap((expected): ForeseenQuestion[] => {
    const { recordId, quote, questions } = expected;
    const passage = byRecord.get(recordId)?.find(({ text }) => text.replace(/\s+/g, ' ').includes(quote));
    if (!passage) {
      lost.push(expected);
      return [];
    }
    const sentence = toSentences(passage.text).findIndex((text) => text.includes(quote) || quote.includes(text));
    return questions.flatMap((question) => {
      const [terms, small] = [isTelling, isSmall].map((isKind) =>
        unique(tokenize(question).filter(isKind).flatMap(toOwnTerms)).join(' '),
      );
      return terms ? [{ passageId: passage.id, sentence: Math.max(0, sentence), terms, ...(small && { small }) }] : [];
    });
  });
  if (lost.length > 0) throw new ContentError(lost.map(toMistake));
  return placed;
}

/** Ids of the records for which no questions are expected, where some are for others: passages are not ordered by them then. */
export function toUnforeseen({
  portfolio,
  passages,
  foreseen,
}: Pick<CorpusFile, 'portfolio' | 'passages' | 'foreseen'>): string[] {
  const expecting = new Set(foreseen.map(({ passageId }) => passageId));
  const told = new Set(passages.flatMap(({ id, recordId }) => (expecting.has(id) ? [recordId] : [])));
  return told.size > 0 ? portfolio.records.flatMap(({ id }) => (told.has(id) ? [] : [id])) : [];
}

function toMistake({ recordId, quote, file, line }: Foreseen) {
  const message = `quotes what "${recordId}" does not say: "${quote}". Quote words of it that answer the questions below`;
  return { file, line, field: '', message };
}
