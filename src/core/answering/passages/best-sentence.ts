import type { Knowledge, KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { asRanked } from '../../corpus/ranking.ts';
import { operationWords } from '../../corpus/stop-words.ts';
import type { Reading } from '../reading/reading.ts';
import { says } from '../records/selection.ts';
import { toAnswer, type ExtractiveAnswer } from '../statement.ts';
import { toPassageStatement } from './evidence-answer.ts';

interface Found {
  known: KnownPassage;
  sentence: number;
  concepts: Concept[];
  score: number;
}

/**
 * Of the sentences with the look, the one that says most of the question: of the entries, or that names the one in the question.
 * @param isEnough whether the look is an answer though the sentence says nothing else of the question
 */
export function answerBySentence(
  reading: Reading,
  entries: KnownRecord[],
  knowledge: Knowledge,
  looksRight: (text: string, known: KnownPassage) => boolean,
  isEnough = true,
): ExtractiveAnswer | undefined {
  const open = reading.query.concepts.filter(
    (word) => !entries.some(({ names }) => says(names, word)) && !operationWords.has(word.token.folded),
  );
  const name = reading.naming?.tokens.map(({ stem }) => stem) ?? [];
  // Of other entries, the sentences that name this one.
  const isOn = ({ of }: KnownPassage, terms: Set<string>) =>
    entries.includes(of) || (name.length > 0 && name.every((term) => terms.has(term)));
  const found = knowledge.records
    .flatMap(({ passages }) => passages)
    .flatMap((known) =>
      known.sentences.flatMap(({ text, terms }, sentence): Found[] => {
        if (!isOn(known, terms) || !looksRight(text, known)) return [];
        const concepts = open.filter((word) => says(terms, word, true));
        const inPassage = open.filter((word) => says(known.terms, word, true));
        const isOwn = entries.includes(known.of);
        return [{ known, sentence, concepts, score: concepts.length + inPassage.length / 2 + (isOwn ? 0.6 : 0) }];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = found;
  if (!best) return undefined;
  if (!isEnough && best.concepts.length === 0 && open.length > 0 && next) return undefined;
  const { known, sentence, concepts } = best;
  return toAnswer([toPassageStatement(asRanked(known, sentence, concepts))]);
}
