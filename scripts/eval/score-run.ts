import type { Corpus } from '#core/corpus/corpus.ts';
import { findUnfaithful } from './faithfulness.ts';
import { pages } from './places.ts';
import type { GoldenQuestion } from './question-file.ts';
import type { Run } from './run-questions.ts';

export interface Score {
  run: Run;
  /** Holds what was expected, even after "does not say this directly". */
  lenient: boolean;
  /** And says it without hedging. */
  strict: boolean;
  /** An answerable question that was not answered outright. */
  hedged: boolean;
  abstained: boolean;
  /** Citations within the expected places, and all citations; none when the question expects no place. */
  citations: { right: number; all: number };
  /** Lines of the answer whose numbers and names their evidence lacks. */
  unfaithful: string[];
  /** Place of the first expected record in the search results, from 1; 0 when it is missing. */
  rank: number | undefined;
  reasons: string[];
}

/** Judges one answer by its question's own rules. */
export function scoreRun(run: Run, corpus: Corpus): Score {
  const { question, answer, done } = run;
  const reasons = [
    ...question.expect_all.filter((source) => !matches(source, answer)).map((source) => `lacks /${source}/`),
    ...(question.expect_any.length > 0 && !question.expect_any.some((source) => matches(source, answer))
      ? [`lacks all of ${question.expect_any.map((source) => `/${source}/`).join(' ')}`]
      : []),
    ...question.must_not.filter((source) => matches(source, answer)).map((source) => `must not match /${source}/`),
  ];
  const abstained = done.outcome === 'not_in_portfolio' || done.outcome === 'out_of_scope';
  if (!question.answerable && !abstained) reasons.push(`outcome is ${done.outcome}, though the portfolio does not say`);
  const lenient = reasons.length === 0;
  const hedged = question.answerable && abstained;
  if (hedged) reasons.push(`outcome is ${done.outcome}`);
  const cited = done.citations.map((url) => toRecord(url, corpus));
  const isExpected = toExpected(question, corpus);
  const scored = question.answerable && question.cites.length > 0 && !abstained;
  return {
    run,
    lenient,
    strict: lenient && !hedged,
    hedged,
    abstained,
    citations: scored
      ? { right: cited.filter((id) => id !== undefined && isExpected(id)).length, all: cited.length }
      : { right: 0, all: 0 },
    unfaithful: findUnfaithful(answer, done.evidence, corpus),
    rank: question.answerable && question.cites.length > 0 ? run.found.findIndex(isExpected) + 1 : undefined,
    reasons,
  };
}

/** Files of the portfolio that hold what the question expects, for the report. */
export function toExpectedFiles(question: GoldenQuestion, corpus: Corpus): string[] {
  if (question.cites.length === 0) return [];
  const isExpected = toExpected(question, corpus);
  const patterns = question.expect_all.map((source) => new RegExp(source, 'i'));
  const holding = corpus.records
    .filter(({ id }) => isExpected(id))
    .filter(({ id }) => {
      const text = corpus.passages
        .filter(({ recordId }) => recordId === id)
        .map((passage) => passage.text)
        .join('\n');
      return patterns.some((pattern) => pattern.test(text));
    });
  return [...new Set(holding.map(({ file }) => file))];
}

function matches(source: string, text: string): boolean {
  return new RegExp(source, 'i').test(text);
}

function toExpected({ cites }: GoldenQuestion, corpus: Corpus): (recordId: string) => boolean {
  const areas = new Set<string>(cites.flatMap((place) => pages[place] ?? [place]));
  return (recordId) => areas.has(recordId) || areas.has(corpus.toRecord(recordId).area);
}

function toRecord(url: string, corpus: Corpus): string | undefined {
  const anchor = url.split('#')[1] ?? '';
  const record = corpus.records.find(({ id }) => id === anchor);
  return record?.id ?? corpus.passages.find((passage) => passage.anchor === anchor)?.recordId;
}
