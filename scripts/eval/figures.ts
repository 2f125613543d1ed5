import type { Score } from './score-run.ts';

/** A share with its 95 % Wilson interval. */
export interface Share {
  right: number;
  of: number;
  value: number;
  low: number;
  high: number;
}

/** Figures of one set of questions; a share of nothing is left out. */
export interface Figures {
  questions: number;
  lenient: Share;
  strict: Share;
  kinds: Record<string, { lenient: Share; strict: Share }>;
  /** Answerable questions that got no outright answer. */
  hedges?: Share;
  /** Refusals that were right to refuse. */
  abstentionPrecision?: Share;
  /** Unanswerable questions that were refused. */
  abstentionRecall?: Share;
  citationPrecision?: Share;
  /** Answers all of whose lines are held by their evidence. */
  faithfulness: Share;
  recallAt?: { 1: Share; 3: Share; 5: Share };
  meanReciprocalRank?: number;
  milliseconds: { p50: number; p99: number };
}

export function toFigures(scores: Score[]): Figures {
  const kinds = [...new Set(scores.map(({ run }) => run.question.kind))];
  const answerable = scores.filter(({ run }) => run.question.answerable);
  const unanswerable = scores.filter(({ run }) => !run.question.answerable);
  const abstained = scores.filter((score) => score.abstained);
  const cited = scores.reduce(
    (sum, { citations }) => ({ right: sum.right + citations.right, all: sum.all + citations.all }),
    { right: 0, all: 0 },
  );
  const ranks = scores.flatMap(({ rank }) => (rank === undefined ? [] : [rank]));
  const times = scores.map(({ run }) => run.milliseconds).toSorted((a, b) => a - b);
  const within = (limit: number) => share(ranks.filter((rank) => rank > 0 && rank <= limit).length, ranks.length);
  return {
    questions: scores.length,
    lenient: shareOf(scores, ({ lenient }) => lenient),
    strict: shareOf(scores, ({ strict }) => strict),
    kinds: Object.fromEntries(
      kinds.map((kind) => {
        const ofKind = scores.filter(({ run }) => run.question.kind === kind);
        return [
          kind,
          { lenient: shareOf(ofKind, ({ lenient }) => lenient), strict: shareOf(ofKind, ({ strict }) => strict) },
        ];
      }),
    ),
    ...(answerable.length > 0 && { hedges: shareOf(answerable, ({ hedged }) => hedged) }),
    ...(abstained.length > 0 && { abstentionPrecision: shareOf(abstained, ({ run }) => !run.question.answerable) }),
    ...(unanswerable.length > 0 && { abstentionRecall: shareOf(unanswerable, (score) => score.abstained) }),
    ...(cited.all > 0 && { citationPrecision: share(cited.right, cited.all) }),
    faithfulness: shareOf(scores, ({ unfaithful }) => unfaithful.length === 0),
    ...(ranks.length > 0 && {
      recallAt: { 1: within(1), 3: within(3), 5: within(5) },
      meanReciprocalRank: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    }),
    milliseconds: { p50: quantile(times, 0.5), p99: quantile(times, 0.99) },
  };
}

function shareOf<T>(items: T[], isRight: (item: T) => boolean): Share {
  return share(items.filter(isRight).length, items.length);
}

/** Wilson's score interval: honest for small sets and for shares near 0 and 1. */
export function share(right: number, of: number): Share {
  if (of === 0) return { right, of, value: 0, low: 0, high: 1 };
  const z = 1.96;
  const value = right / of;
  const centre = value + (z * z) / (2 * of);
  const spread = z * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return {
    right,
    of,
    value,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

function quantile(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
