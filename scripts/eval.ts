import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Corpus } from '#core/corpus/corpus.ts';
import { toModel } from './eval/eval-model.ts';
import { toFigures } from './eval/figures.ts';
import { openFolder } from './eval/open-folder.ts';
import { readQuestions } from './eval/question-file.ts';
import { toMisses, toReport } from './eval/report.ts';
import { runQuestions } from './eval/run-questions.ts';
import { scoreRun, type Score } from './eval/score-run.ts';

const help = `npm run eval -- [options]

Asks a portfolio its golden questions, offline, and prints how many answers are right, cited and honest.

  --portfolio DIR   content folder (default: content)
  --questions FILE  questions (default: DIR/questions.jsonl)
  --answerer WHO    extractive (default), or model: the one that OPENAI_* name
  --json            figures and misses as JSON
  --fail-under N    exit with 1 when lenient accuracy is below N, 0 to 1
  --quiet           figures only, no misses
  --help            this text`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      portfolio: { type: 'string', default: 'content' },
      questions: { type: 'string' },
      answerer: { type: 'string', default: 'extractive' },
      json: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      'fail-under': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(help);
  const model = toModel(values.answerer, process.env);
  const corpus = await openFolder(values.portfolio, process.env);
  const file = values.questions ?? join(values.portfolio, 'questions.jsonl');
  const questions = readQuestions(await readFile(file, 'utf8'), file);
  const scores = (await runQuestions(questions, corpus, model)).map((run) => scoreRun(run, corpus));
  print(values.portfolio, scores, corpus, values);
  const limit = Number(values['fail-under'] ?? 0);
  if (toFigures(scores).lenient.value < limit) process.exitCode = 1;
}

function print(
  name: string,
  scores: Score[],
  corpus: Corpus,
  { json, quiet }: { json: boolean; quiet: boolean },
): void {
  const figures = toFigures(scores);
  if (json) return console.log(JSON.stringify({ portfolio: name, figures }, undefined, 2));
  console.log(toReport(name, figures));
  if (!quiet) console.log(`\n${toMisses(scores, corpus)}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
