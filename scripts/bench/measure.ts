import { execFileSync } from 'node:child_process';

/** The value below which the given share of the samples lies. */
export function quantile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of each of `count` runs, one after another, after `warmUp` runs that are not counted. */
export async function time(count: number, run: () => Promise<unknown>, warmUp = 5): Promise<number[]> {
  const samples: number[] = [];
  for (let index = -warmUp; index < count; index += 1) {
    const started = performance.now();
    await run();
    if (index >= 0) samples.push(performance.now() - started);
  }
  return samples;
}

/** Milliseconds that importing a module takes in fresh processes. */
export function timeImport(specifier: string, count = 9): number[] {
  const code = `const t = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - t);`;
  const run = () => Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
  return Array.from({ length: count }, run);
}

/** Prints one line: what, median, p95, and whether the p95 keeps its budget. */
export function report(what: string, samples: number[], budget?: number, unit = 'ms'): void {
  const [median, p95] = [quantile(samples, 0.5), quantile(samples, 0.95)];
  const verdict = budget === undefined ? '' : p95 <= budget ? `within ${budget}` : `OVER ${budget}`;
  const numbers = [median, p95].map((value) => value.toFixed(1).padStart(9)).join('');
  console.log(`${what.padEnd(52)}${numbers} ${unit.padEnd(4)}${verdict}`);
}

export function heading(title: string): void {
  console.log(`\n${title.padEnd(52)}${'median'.padStart(9)}${'p95'.padStart(9)}`);
}

/** Memory that a process holds. */
export function residentMegabytes(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
