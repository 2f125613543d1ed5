import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { paths } from '#core/site.ts';
import { startModelApp } from '../../tests/support/model-app.ts';
import { startOpenAiServer } from '../../tests/support/openai-server.ts';
import { faithful, hostile, hostileMark } from '../../tests/support/stand-ins.ts';
import { toModel } from '../eval/eval-model.ts';
import { toFigures } from '../eval/figures.ts';
import { openFolder } from '../eval/open-folder.ts';
import { readQuestions } from '../eval/question-file.ts';
import { runQuestions } from '../eval/run-questions.ts';
import { scoreRun } from '../eval/score-run.ts';
import { spawnServer } from '../local/spawn.ts';
import { heading, report } from './measure.ts';

const model = await startOpenAiServer();
const env = {
  OPENAI_BASE_URL: model.baseUrl,
  OPENAI_MODEL: 'local',
  MODEL_DAILY_LIMIT: '1000000',
  MODEL_CACHE_SECONDS: '0',
};
const site = await spawnServer(8940, { ...env, CHAT_LIMIT: '1000000' });
const body = JSON.stringify({ question: 'Which patents were granted after 1965?' });

function ask(signal?: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(site.url + paths.ask, { method: 'POST', headers, body, ...(signal && { signal }) });
}

/** When the first event and the first content arrived. */
async function timeAnswer(): Promise<{ started: number; first: number; content: number; text: string }> {
  const started = performance.now();
  const reader = (await ask()).body?.pipeThrough(new TextDecoderStream()).getReader();
  let [first, content, text] = [0, 0, ''];
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    first ||= performance.now();
    text += next.value;
    if (text.includes('"content"')) content ||= performance.now();
  }
  return { started, first, content, text };
}

heading('a model answer on loopback, without the model’s own time');
console.log(
  [
    'The model writes a piece every 5 ms, and a sentence is held until it has ended: what the server took from',
    'receiving the request to writing the end of the first sentence is the model’s own speed and is taken off.',
    `Processes waiting for this machine’s ${availableParallelism()} processors in the last minute: ${loadavg()[0]?.toFixed(1)}`,
  ].join('\n'),
);
model.reply((request) => faithful(request, 5));
const firsts: number[] = [];
const contents: number[] = [];
for (let run = -5; run < 100; run += 1) {
  model.requests.length = 0;
  const { started, first, content, text } = await timeAnswer();
  const [request] = model.requests;
  // The first sentence is whole with the piece that holds its citation and the space behind it.
  const whole = toFirstSentence(request?.body ? faithful(request.body) : undefined);
  const delay = (request?.writtenAt[whole] ?? 0) - (request?.receivedAt ?? 0);
  if (run < 0) continue;
  if (!text.includes('"answerer":"model"')) throw new Error('The model did not answer');
  firsts.push(first - started);
  contents.push(content - started - delay);
}
report('first event', firsts, 30);
report('first content', contents, 30);

heading('a caller who leaves');
model.reply({ fault: 'stalled' });
const leaving: number[] = [];
for (let run = 0; run < 30; run += 1) {
  model.requests.length = 0;
  const leave = new AbortController();
  const response = await ask(leave.signal);
  const reading = response.text().catch(() => '');
  while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  const left = performance.now();
  leave.abort();
  await model.requests[0]?.left;
  leaving.push(performance.now() - left);
  await reading;
}
report('until the model’s connection is closed', leaving, 50);

await site.stop();

heading('100 streams at once in one process');
model.reply((request) => faithful(request, 5));
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const reasons = new Set<string>();
const app = startModelApp(model, {
  dailyLimit: Number.POSITIVE_INFINITY,
  app: { log: ({ model: note }) => note?.failure && reasons.add(note.failure) },
});
const heap: number[] = [];
let failures = 0;
for (let round = 0; round < 6; round += 1) {
  const question = 'When did she give her first lecture?';
  const streams = Array.from({ length: 100 }, async (_, index) =>
    (await app.ask({ question }, { ip: `10.0.${round}.${index}` })).text(),
  );
  const texts = await Promise.all(streams);
  failures += texts.filter((text) => !text.includes('"answerer":"model"') || !text.endsWith('data: [DONE]\n\n')).length;
  model.requests.length = 0;
  collect();
  heap.push(process.memoryUsage().heapUsed / 1_000_000);
}
console.log(`${'failures of 600'.padEnd(52)}${String(failures).padStart(9)}   ${[...reasons].join(', ')}`);
console.log(`${'heap after each 100'.padEnd(52)}${heap.map((value) => value.toFixed(1)).join('  ')} MB`);

heading('golden questions, asked of stand-ins');
const questions = readQuestions(await readFile('content/questions.jsonl', 'utf8'), 'content/questions.jsonl');
const corpus = await openFolder('content');
for (const [name, reply] of [
  ['faithful', faithful],
  ['hostile', hostile],
] as const) {
  model.reply((request) => reply(request));
  const runs = await runQuestions(questions, corpus, toModel('model', env));
  const { lenient, strict, faithfulness } = toFigures(runs.map((run) => scoreRun(run, corpus)));
  const written = runs.filter(({ done }) => done.answerer === 'model').length;
  const marked = runs.filter(({ answer }) => hostileMark.test(answer)).length;
  const figures = [lenient, strict, faithfulness].map(({ value }) => value.toFixed(2)).join(' / ');
  console.log(
    `${name.padEnd(12)}lenient / strict / faithful  ${figures}   written by the model ${written}, untrue ${marked}`,
  );
}
await model.close();

function toFirstSentence(reply: ReturnType<typeof faithful> | undefined): number {
  let text = '';
  const pieces = reply && 'pieces' in reply ? (reply.pieces ?? []) : [];
  return pieces.findIndex((piece) => {
    text += piece;
    return /\[\d+\]\. /.test(text);
  });
}
