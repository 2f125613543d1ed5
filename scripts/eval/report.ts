import type { Corpus } from '#core/corpus/corpus.ts';
import type { Figures, Share } from './figures.ts';
import { toMessages } from './question-file.ts';
import { toExpectedFiles, type Score } from './score-run.ts';

/** The figures as a page of text. */
export function toReport(name: string, figures: Figures): string {
  const {
    lenient,
    strict,
    kinds,
    hedges,
    abstentionPrecision,
    abstentionRecall,
    citationPrecision,
    faithfulness,
    recallAt,
    meanReciprocalRank,
    milliseconds,
  } = figures;
  const row = (label: string, share: Share | undefined) =>
    share ? [`  ${label.padEnd(24)} ${toShareText(share)}`] : [];
  const kindRows = Object.entries(kinds).map(
    ([kind, shares]) => `  ${kind.padEnd(24)} ${toShareText(shares.lenient)}   ${toShareText(shares.strict)}`,
  );
  return [
    `${name}: ${figures.questions} questions, shares with their 95 % intervals`,
    '',
    ...row('accuracy, lenient', lenient),
    ...row('accuracy, strict', strict),
    ...row('hedges on answerable', hedges),
    ...row('abstention precision', abstentionPrecision),
    ...row('abstention recall', abstentionRecall),
    ...row('citation precision', citationPrecision),
    ...row('faithfulness', faithfulness),
    ...row('search R@1', recallAt?.[1]),
    ...row('search R@3', recallAt?.[3]),
    ...row('search R@5', recallAt?.[5]),
    ...(meanReciprocalRank === undefined ? [] : [`  ${'search MRR'.padEnd(24)} ${meanReciprocalRank.toFixed(3)}`]),
    `  ${'latency'.padEnd(24)} p50 ${milliseconds.p50.toFixed(1)} ms, p99 ${milliseconds.p99.toFixed(1)} ms`,
    '',
    `  ${'by kind'.padEnd(24)} ${'lenient'.padEnd(28)}   strict`,
    ...kindRows,
  ].join('\n');
}

export interface Miss {
  id: string;
  kind: string;
  asked: string[];
  outcome: string;
  answer: string;
  /** What is wrong, and what was expected. */
  reasons: string[];
  /** Files of the portfolio that hold, or should hold, what was expected. */
  files: string[];
}

/** Each miss with what was asked, answered and expected, and where it should have been written. */
export function toMissList(scores: Score[], corpus: Corpus): Miss[] {
  return scores
    .filter(({ strict, unfaithful }) => !strict || unfaithful.length > 0)
    .map(({ run, reasons, unfaithful }) => ({
      id: run.question.id,
      kind: run.question.kind,
      asked: toMessages(run.question).map(({ role, content }) => `${role === 'user' ? 'Q' : 'A'} ${content}`),
      outcome: run.done.outcome,
      answer: run.answer,
      reasons: [...reasons, ...unfaithful.map((line) => `not in its evidence: ${line}`)],
      files: toExpectedFiles(run.question, corpus),
    }));
}

/** The misses as text. */
export function toMisses(scores: Score[], corpus: Corpus): string {
  return toMissList(scores, corpus)
    .map(({ id, kind, asked, outcome, answer, reasons, files }) =>
      [
        `── ${id} (${kind})`,
        ...asked,
        `→ [${outcome}] ${answer}`,
        ...reasons.map((reason) => `  ✗ ${reason}`),
        ...(files.length > 0 ? [`  look in ${files.join(', ')}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}

export function toShareText({ right, of, value, low, high }: Share): string {
  return `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) ${right}/${of}`.padEnd(28);
}
