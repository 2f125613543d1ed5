import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { paths } from '#core/site.ts';
import { spawnServer } from '../local/spawn.ts';
import { heading, report, time, timeImport } from './measure.ts';

const build = () => spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'ignore' });
heading('build');
report('npm run build', await time(1, async () => build(), 0), 10_000);

// Every question counts against the quota, and a bench asks more than a visitor may.
const { url, stop } = await spawnServer(8930, { CHAT_LIMIT: '1000000' });
const question = { question: 'Which patents were granted after 1965?' };
const ask = () =>
  fetch(url + paths.ask, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });

heading('through the local server, on loopback');
report('first frame of an answer', await timeFirstFrames(200), 10);
report('whole extractive answer', await time(200, async () => (await ask()).text()), 50);
report('quota read', await time(200, async () => (await fetch(url + paths.ask)).text()), 5);
await stop();

heading('cold start, in fresh processes');
report('import of the ask function', timeImport(`${process.cwd()}/netlify/functions/ask.ts`), 60);
report('import of all that an answer needs', timeImport(`${process.cwd()}/netlify/runtime/app.ts`));

heading('size');
report('portfolio page, uncompressed', [readFileSync('dist/index.html').length / 1000], 100, 'kB');

/** Each answer is read to its end before the next is asked, so that no run waits for the work of another. */
async function timeFirstFrames(count: number): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    const reader = (await ask()).body?.getReader();
    let chunk = await reader?.read();
    samples.push(performance.now() - started);
    while (chunk && !chunk.done) chunk = await reader?.read();
  }
  return samples;
}
