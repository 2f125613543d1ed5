import { toTable } from './markdown-table.ts';
import scoreboard from './scoreboard.json' with { type: 'json' };

/** A share with its 95 % interval. */
interface Share {
  value: number;
  low: number;
  high: number;
}

interface Score {
  questions: number;
  lenient: Share;
  strict: Share;
}

/** What the scoreboard shows of one portfolio's golden questions. */
export interface ScoreboardRow {
  name: string;
  about: string;
  figures: Score & {
    /** Absent where no question calls for one. */
    hedges?: Share | undefined;
    abstentionRecall?: Share | undefined;
    citationPrecision?: Share | undefined;
    faithfulness: Share;
    milliseconds: { p50: number; p99: number };
  };
  /** What the same questions get without those that the owner expects; absent where he expects none. */
  bare?: Score | undefined;
  /** The score before anything was tuned on the set; later runs leave it alone. */
  first?: Score;
}

/** The section of the developer page on the quality of answers; its figures are those of the last measured run. */
export function toScoreboardSection(): string {
  return [
    '## How good the answers are',
    `Each set is a portfolio with golden questions; shares come with their 95 % intervals. \`${scoreboard.command}\` measures them again. ` +
      'Expected questions are those that an owner writes beside the content; whoever wrote them had not seen a golden one; rules alone answer without them. ' +
      'Strict counts a hedge ("the closest it has …") as wrong, lenient accepts one that holds the fact.',
    toScoreboardTable(scoreboard.rows),
  ].join('\n\n');
}

/** The scoreboard as a Markdown table. */
export function toScoreboardTable(rows: ScoreboardRow[]): string {
  const titles = [
    'Set',
    'Questions',
    'Lenient',
    'Strict',
    'Hedges',
    'Refused when it should',
    'Citations right',
    'Faithful',
    'p50 / p99',
  ];
  return toTable(
    titles,
    rows.flatMap((row) => [
      toCells(row),
      ...(row.bare ? [toScoreCells(`${row.name}, rules alone`, row.bare)] : []),
      ...(row.first ? [toScoreCells(`${row.name}, first score`, row.first)] : []),
    ]),
  );
}

function toCells({ name, about, figures }: ScoreboardRow): string[] {
  const { milliseconds } = figures;
  return [
    ...toScoreCells(`**${name}**: ${about}`, figures).slice(0, 4),
    toShareText(figures.hedges),
    toShareText(figures.abstentionRecall),
    toShareText(figures.citationPrecision),
    toShareText(figures.faithfulness),
    `${milliseconds.p50.toFixed(1)} / ${milliseconds.p99.toFixed(1)} ms`,
  ];
}

function toScoreCells(name: string, { questions, lenient, strict }: Score): string[] {
  return [name, String(questions), toShareText(lenient), toShareText(strict), '', '', '', '', ''];
}

function toShareText(share: Share | undefined): string {
  if (!share) return '';
  const { value, low, high } = share;
  return `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
