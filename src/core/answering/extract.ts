import type { ChatMessage } from '../contract/ask.ts';
import { answerThreshold, toConfidence } from '../corpus/confidence.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { toExcerpt } from '../corpus/excerpt.ts';
import { toKnowledge } from '../corpus/knowledge.ts';
import { rank } from '../corpus/ranking.ts';
import { toEvidence } from './evidence.ts';
import { operations } from './operations/all.ts';
import { read } from './reading.ts';
import { refuse } from './refuse.ts';
import type { ExtractiveAnswer, Statement } from './statement.ts';

const maxPassages = 3;

/** The answer to the last message of a conversation, made of published text alone. */
export function extract(messages: ChatMessage[], corpus: Corpus): ExtractiveAnswer {
  const knowledge = toKnowledge(corpus);
  const reading = read(messages.at(-1)?.content ?? '', knowledge);
  for (const operate of operations) {
    const answer = operate(reading, knowledge);
    if (answer) return answer;
  }
  const { query } = reading;
  const ranked = rank(query, knowledge);
  if (toConfidence(query, ranked) < answerThreshold) {
    return refuse(
      'not_in_portfolio',
      'The portfolio does not say.',
      ranked.slice(0, 3).map(({ known }) => known),
    );
  }
  const top = ranked[0]?.score ?? 0;
  const statements = ranked
    .slice(0, maxPassages)
    .filter(({ score }) => score >= top * 0.8)
    .map(({ known, score, concepts }): Statement => {
      const quote = toExcerpt(known, concepts, 2);
      const { title, url } = known.of.record;
      return {
        text: quote,
        citation: { title, url },
        evidence: [toEvidence(known, score, quote)],
        layout: 'paragraph',
      };
    });
  return { outcome: 'answered', statements };
}
