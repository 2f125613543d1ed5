import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { offerHelp } from './help.ts';

offerHelp(`npm test

Runs every check of the project, and tells in a summary what failed and what was skipped.`);

/** Every check of the project, in the order in which a failure tells most. */
const steps: [name: string, script: string][] = [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['types', 'types'],
  ['dead code', 'knip'],
  ['tests', 'test:unit'],
  ['build', 'build'],
  ['tests on what was built', 'test:built'],
  ['weights', 'budget'],
  ['browser', 'test:browser'],
  ['agent readiness', 'doctor'],
];

/** How much of a failed step is told again at the end, in characters: logs are often kept by their end only. */
const retoldCharacters = 6_000;

interface Result {
  name: string;
  /** What a step says that it left out, and why: lines that begin with `skipped:`. */
  skipped: string[];
  passed: boolean;
  seconds: number;
  output: string;
}

const results: Result[] = [];
for (const [name, script] of steps) {
  console.log(`\n── ${name} (npm run ${script})`);
  const started = performance.now();
  const { passed, output, skipped } = await run(script);
  results.push({ name, passed, output, skipped, seconds: (performance.now() - started) / 1000 });
}

const failed = results.filter(({ passed }) => !passed);
for (const { name, output } of failed) console.log(`\n── ${name} failed; its end again:\n${output.trimEnd()}`);
console.log('\n── summary');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
for (const line of results.flatMap(({ skipped }) => skipped)) console.log(line);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Runs a script, shows what it prints as it comes, and keeps the end of it. */
async function run(script: string): Promise<{ passed: boolean; output: string; skipped: string[] }> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const skipped = new Set<string>();
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (text: string) => {
      to.write(text);
      output = (output + text).slice(-retoldCharacters);
      for (const [line] of stripVTControlCharacters(output).matchAll(/^skipped: .*(?=\n)/gm)) skipped.add(line);
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { passed: status === 0, output, skipped: [...skipped] };
}
