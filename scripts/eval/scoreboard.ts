import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toFigures, type Figures, type Share } from './figures.ts';
import { openFolder } from './open-folder.ts';
import { readQuestions } from './question-file.ts';
import { runQuestions } from './run-questions.ts';
import { scoreRun } from './score-run.ts';

/** Portfolios that the scoreboard reports; questions on the last were never looked at while the answerer was made. */
const sets = [
  { name: 'sample', about: 'engineer and inventor; seen while the answerer was made', folder: 'content' },
  {
    name: 'curie',
    about: 'physicist-chemist; seen while the answerer was made',
    folder: 'tests/support/portfolios/curie',
  },
  {
    name: 'lamarr',
    about: 'actress with one patent; seen while the answerer was made',
    folder: 'tests/support/portfolios/lamarr',
  },
  {
    name: 'hopper',
    about: 'naval officer and programmer; never tuned on',
    folder: 'tests/support/portfolios/hopper',
    untouched: true,
  },
];

export const scoreboardFile = 'scoreboard.json';
export const scoreboardCommand = 'npm run eval -- --scoreboard';
const readme = 'README.md';
const start = '<!-- scoreboard:start -->';
const end = '<!-- scoreboard:end -->';

interface Row {
  name: string;
  about: string;
  figures: Figures;
  /** The very first score of a set that is never tuned on; later runs leave it alone. */
  first?: Pick<Figures, 'questions' | 'lenient' | 'strict'>;
}

export interface Scoreboard {
  command: string;
  rows: Row[];
}

/** Runs all sets and writes their figures to the JSON file and, between the markers, into the README. */
export async function writeScoreboard(): Promise<string> {
  const before = await readScoreboard();
  const rows: Row[] = [];
  for (const { name, about, folder, untouched } of sets) {
    const corpus = await openFolder(folder);
    const file = join(folder, 'questions.jsonl');
    const questions = readQuestions(await readFile(file, 'utf8'), file);
    const figures = toFigures((await runQuestions(questions, corpus)).map((run) => scoreRun(run, corpus)));
    const { questions: size, lenient, strict } = figures;
    const first = before?.rows.find((row) => row.name === name)?.first ?? { questions: size, lenient, strict };
    rows.push({ name, about, figures, ...(untouched && { first }) });
  }
  await writeFile(
    scoreboardFile,
    `${JSON.stringify({ command: scoreboardCommand, rows } satisfies Scoreboard, undefined, 2)}\n`,
  );
  const table = toTable(rows);
  return `${table}\n\n${await writeReadme(table)}`;
}

async function readScoreboard(): Promise<Scoreboard | undefined> {
  try {
    return JSON.parse(await readFile(scoreboardFile, 'utf8')) as Scoreboard;
  } catch {
    return undefined;
  }
}

async function writeReadme(table: string): Promise<string> {
  const text = await readFile(readme, 'utf8').catch(() => '');
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    return `${scoreboardFile} is written. ${readme} has no lines "${start}" and "${end}" to write between.`;
  await writeFile(readme, `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`);
  return `${scoreboardFile} and ${readme} are written.`;
}

function toTable(rows: Row[]): string {
  const header = [
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
  const cells = rows.flatMap(({ name, about, figures, first }) => [
    [
      `**${name}**: ${about}`,
      String(figures.questions),
      toCell(figures.lenient),
      toCell(figures.strict),
      toCell(figures.hedges),
      toCell(figures.abstentionRecall),
      toCell(figures.citationPrecision),
      toCell(figures.faithfulness),
      `${figures.milliseconds.p50.toFixed(1)} / ${figures.milliseconds.p99.toFixed(1)} ms`,
    ],
    ...(first
      ? [
          [
            `${name}, first score`,
            String(first.questions),
            toCell(first.lenient),
            toCell(first.strict),
            '',
            '',
            '',
            '',
            '',
          ],
        ]
      : []),
  ]);
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...cells.map(line)].join('\n');
}

function toCell(share: Share | undefined): string {
  return share ? `${share.value.toFixed(2)} (${share.low.toFixed(2)}–${share.high.toFixed(2)})` : '';
}
