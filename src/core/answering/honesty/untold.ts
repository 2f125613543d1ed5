import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { oncePer } from '../../corpus/once.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { fold, tokenize, type Token } from '../../corpus/text.ts';
import { toAsks } from '../reading/asks.ts';
import type { Reading } from '../reading/reading.ts';
import { toLikeness } from './likeness.ts';

/** How alike a question must be to one that nothing answers: with less in common it asks for something else. */
const leastAlike = 0.5;

/** The questions that nothing answers, by what they ask for, each by its words; the person's name tells none apart. */
const toUntold = oncePer(({ corpus, subject }: Knowledge) => {
  const questions = corpus.portfolio.untold.map((question) => ({
    ask: toAsks(fold(question))[0],
    terms: toTelling(tokenize(question)).difference(subject),
  }));
  return Map.groupBy(questions, ({ ask }) => ask);
});

function toTelling(tokens: readonly Token[] = []): Set<string> {
  return new Set(tokens.filter(({ folded }) => !stopWords.has(folded)).map(({ stem }) => stem));
}

/** Whether the owner says that nothing answers a question, and expects none that is as much like it. */
export function isUntold({ query, naming, asks, context }: Reading, knowledge: Knowledge): boolean {
  // "Who paid for it?" may mean what was said before.
  if (context) return false;
  const names = toTelling(naming?.tokens);
  // Who it was may be told where when it was is not, and of one thing what is not told of another.
  const alike = (toUntold(knowledge).get(asks[0]) ?? []).filter(({ terms }) => names.isSubsetOf(terms));
  const likeness = toLikeness(query.concepts, names, knowledge);
  const most = Math.max(...alike.map(({ terms }) => likeness(terms)));
  const isExpected = ({ passages, names: own }: KnownRecord) => {
    const toAlike = toLikeness(query.concepts, own, knowledge);
    return passages.some(({ foreseen }) => foreseen.some(({ terms }) => toAlike(terms) >= most));
  };
  return most >= leastAlike && !knowledge.records.some(isExpected);
}
