import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreseenFolder } from '#core/content/read-foreseen.ts';
import { toScoreboardTable } from '#core/discovery/scoreboard.ts';
import { readContentFolderWith } from '../../src/content-folder.ts';
import { toFigures, type Figures } from './figures.ts';
import { openFolder } from './open-folder.ts';
import { toPlaces } from './places.ts';
import { readQuestions } from './question-file.ts';
import { runQuestions } from './run-questions.ts';
import { scoreRun, type Score } from './score-run.ts';

const portfolios = 'tests/support/portfolios';
/** The fixtures' expected questions, by writers who saw the portfolio and none of its golden questions. */
const expected = 'tests/support/foreseen';
/** Portfolios for which nobody wrote expected questions: what a new owner starts from. */
export const newcomers = ['security', 'robotics', 'product', 'hardware', 'research-engineer', 'junior'];
/**
 * Portfolios that the scoreboard reports; `keepsFirstScore` marks those on whose questions nothing was tuned before it.
 * Where several are asked as one set, nobody wrote expected questions for them.
 */
const sets: { name: string; about: string; keepsFirstScore?: true; portfolios?: string[] }[] = [
  { name: 'sample', about: 'engineer and inventor; seen in the making' },
  {
    name: 'curie',
    about: 'physicist-chemist; seen in the making',
  },
  {
    name: 'lamarr',
    about: 'actress with one patent; seen in the making',
  },
  {
    name: 'hopper',
    about: 'naval officer and programmer; tuned on by totals alone',
    keepsFirstScore: true,
  },
  {
    name: 'engineer',
    about: 'staff software engineer, invented; never read',
    keepsFirstScore: true,
  },
  {
    name: 'nightingale',
    about: 'nurse and statistician; never read',
    keepsFirstScore: true,
  },
  {
    name: 'scientist',
    about: 'machine-learning researcher, invented; tuned on by totals alone',
    keepsFirstScore: true,
  },
  {
    name: 'designer',
    about: 'designer and front-end engineer, invented; tuned on by totals alone',
    keepsFirstScore: true,
  },
  {
    name: 'founder',
    about: 'founder and infrastructure engineer, invented; never read',
    keepsFirstScore: true,
  },
  {
    name: 'data-engineer',
    about: 'freelance data engineer, invented; tuned on by totals alone',
    keepsFirstScore: true,
  },
  {
    name: 'newcomers',
    about: 'four engineers, a product manager and a beginner, invented; rules alone',
    portfolios: newcomers,
    keepsFirstScore: true,
  },
];

const scoreboardFile = 'src/core/discovery/scoreboard.json';
const scoreboardCommand = 'npm run eval -- --scoreboard';
const readme = 'README.md';
const start = '<!-- scoreboard:start -->';
const end = '<!-- scoreboard:end -->';

interface Row {
  name: string;
  about: string;
  figures: Figures;
  /** What the same questions get without those that the owner expects; absent where he expects none. */
  bare?: Accuracy;
  first?: Accuracy;
}

type Accuracy = Pick<Figures, 'questions' | 'lenient' | 'strict'>;

interface Scoreboard {
  command: string;
  rows: Row[];
}

/** Runs all sets and writes their figures to the JSON file and, between the markers, into the README. */
export async function writeScoreboard(): Promise<string> {
  const before = await readScoreboard();
  const rows: Row[] = [];
  for (const { name, about, keepsFirstScore, portfolios: several } of sets) {
    const isSample = name === 'sample';
    const folders = isSample ? ['content'] : (several ?? [name]).map((one) => join(portfolios, one));
    const alone = await measure(folders);
    const { questions, lenient, strict } = alone;
    const bare = { questions, lenient, strict };
    const foreseen = isSample ? join('content', foreseenFolder) : join(expected, name);
    const figures = several ? alone : await measure(folders, foreseen);
    const first = before?.rows.find((row) => row.name === name)?.first ?? bare;
    rows.push({ name, about, figures, ...(!several && { bare }), ...(keepsFirstScore && { first }) });
  }
  await writeFile(
    scoreboardFile,
    `${JSON.stringify({ command: scoreboardCommand, rows } satisfies Scoreboard, undefined, 2)}\n`,
  );
  const table = toScoreboardTable(rows);
  return `${table}\n\n${await writeReadme(table)}`;
}

async function measure(folders: string[], foreseen?: string): Promise<Figures> {
  const scores: Score[] = [];
  for (const folder of folders) {
    const corpus = await openFolder(folder, {}, (path) => readContentFolderWith(foreseen, path));
    const file = join(folder, 'questions.jsonl');
    const questions = readQuestions(await readFile(file, 'utf8'), file, toPlaces(corpus));
    scores.push(...(await runQuestions(questions, corpus)).map((run) => scoreRun(run, corpus)));
  }
  return toFigures(scores);
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
