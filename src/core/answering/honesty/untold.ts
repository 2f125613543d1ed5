import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import { oncePer } from '../../corpus/once.ts';
import { toShared } from '../../corpus/shared-terms.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { fold, tokenize, type Token } from '../../corpus/text.ts';
import { toAsks } from '../reading/asks.ts';
import type { Reading } from '../reading/reading.ts';
import { toLikeness } from './likeness.ts';

/** How alike a question must be to one that nothing answers: with less in common it asks for something else. */
const leastAlike = 0.5;

/** The questions that nothing answers, each by what it asks for and by its words; the person's name tells none apart. */
const toUntold = oncePer(({ corpus, subject }: Knowledge) => {
  const questions = corpus.portfolio.untold.map((question) => ({
    ask: toAsks(fold(question))[0],
    terms: toTelling(tokenize(question)).difference(subject),
  }));
  return { questions, shared: toShared(questions) };
});

function toTelling(tokens: readonly Token[] = []): Set<string> {
  return new Set(tokens.filter(({ folded }) => !stopWords.has(folded)).map(({ stem }) => stem));
}

/** Whether the owner says that nothing answers a question, and expects none that is as much like it. */
export function isUntold(
  { query, naming, asks, context, leftover, dates, extreme }: Reading,
  knowledge: Knowledge,
): boolean {
  // "Who paid for it?" may mean what was said before.
  if (context) return false;
  // "Her last book", "in 1910" are a part of many: all of it must be asked there.
  const names = toTelling(naming?.tokens ?? (!leftover[0] && (extreme ?? dates[0]) ? query.tokens : []));
  const stems = query.concepts.map(({ token }) => token.stem);
  const { questions, shared } = toUntold(knowledge);
  const untold = shared(stems);
  // Who it was may be told where when it was is not, and of one thing what is not told of another.
  const alike = questions.filter(
    ({ ask, terms }, place) => untold[place] && ask === asks[0] && names.isSubsetOf(terms),
  );
  const most = Math.max(...alike.map(({ terms }) => toLikeness(query.concepts, names, terms, knowledge)));
  if (most < leastAlike) return false;
  const expected = knowledge.shared(stems);
  const isExpected = ({ passages, names: own }: KnownRecord) =>
    passages.some(({ foreseen }) =>
      foreseen.some(({ place, terms }) => expected[place] && toLikeness(query.concepts, own, terms, knowledge) >= most),
    );
  return !knowledge.records.some(isExpected);
}
