import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toModel } from './eval/eval-model.ts';
import { toFigures } from './eval/figures.ts';
import { generateQuestions } from './eval/generate-questions.ts';
import { openFolder } from './eval/open-folder.ts';
import { toPlaces } from './eval/places.ts';
import { readQuestions } from './eval/question-file.ts';
import { toMisses, toMissList, toReport } from './eval/report.ts';
import { runQuestions } from './eval/run-questions.ts';
import { scoreRun, type Score } from './eval/score-run.ts';
import { writeScoreboard } from './eval/scoreboard.ts';
import { readContentFolderWith } from '../src/content-folder.ts';
import { readOptions } from './help.ts';

const help = `npm run eval -- [options]

Asks a portfolio its golden questions, offline, and prints how many answers are right, cited and honest.

  --portfolio DIR   content folder (default: content)
  --questions FILE  questions (default: DIR/questions.jsonl)
  --foreseen DIR    expected questions (default: DIR/foreseen of the content folder)
  --bare            without expected questions: what they bring is the difference
  --answerer WHO    extractive (default), or model: the one that OPENAI_* name
  --json            figures and misses as JSON
  --quiet           figures only, no misses
  --fail-under N    exit with 1 when lenient accuracy is below N, 0 to 1
  --generate        print candidate questions made from the portfolio's own records, one JSON object a line
  --scoreboard      run the sample and the fixtures, and write the figures to scoreboard.json and README.md
  --help            this text`;

const options = {
  portfolio: { type: 'string', default: 'content' },
  questions: { type: 'string' },
  foreseen: { type: 'string' },
  bare: { type: 'boolean', default: false },
  answerer: { type: 'string', default: 'extractive' },
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  'fail-under': { type: 'string' },
  generate: { type: 'boolean', default: false },
  scoreboard: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const values = readOptions(help, options);
  if (values.scoreboard) return console.log(await writeScoreboard());
  const limit = toLimit(values['fail-under']);
  const model = toModel(values.answerer, process.env);
  const isOther = values.bare || values.foreseen !== undefined;
  if (values.bare && values.foreseen) throw new Error('--bare leaves out what --foreseen names. Give one of them');
  const read = (folder: string) => readContentFolderWith(values.foreseen, folder);
  const corpus = await openFolder(values.portfolio, process.env, isOther ? read : undefined);
  if (values.generate) {
    for (const question of generateQuestions(corpus)) console.log(JSON.stringify(question));
    return;
  }
  const file = values.questions ?? join(values.portfolio, 'questions.jsonl');
  const questions = readQuestions(await readText(file), file, toPlaces(corpus));
  const scores = (await runQuestions(questions, corpus, model)).map((run) => scoreRun(run, corpus));
  print(values.portfolio, scores, corpus, values);
  const { right, of, value } = toFigures(scores).lenient;
  if (value >= limit) return;
  // Counts, because a rounded share may look like the limit that it is below.
  console.error(`${right} of ${of} answers are right, which is below the ${limit} of --fail-under`);
  process.exitCode = 1;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      `${file} is missing. Write questions into it, one a line, or take some of those that --generate prints`,
    );
  });
}

function toLimit(text = '0'): number {
  // An unset variable of the shell arrives as empty text, which JavaScript takes for 0: the check would pass whatever comes.
  const limit = text.trim() === '' ? Number.NaN : Number(text);
  if (!(limit >= 0 && limit <= 1)) throw new Error(`--fail-under is "${text}". Give a share from 0 to 1, like 0.85`);
  return limit;
}

function print(
  name: string,
  scores: Score[],
  corpus: Corpus,
  { json, quiet }: { json: boolean; quiet: boolean },
): void {
  const figures = toFigures(scores);
  if (json)
    return console.log(JSON.stringify({ portfolio: name, figures, misses: toMissList(scores, corpus) }, undefined, 2));
  console.log(toReport(name, figures));
  if (!quiet) console.log(`\n${toMisses(scores, corpus)}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
