import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, refuseOptions } from './help.ts';

const folder = join(import.meta.dirname, 'bench');
const all = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'measure');

const help = `npm run bench -- [${all.join('] [')}]

Runs these benchmarks, or every one, and prints ratios measured in one run.`;

const { positionals: wanted } = readArguments(help, {});
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) refuseOptions(`There is no benchmark "${unknown.join('", "')}".`, help);
for (const name of wanted.length > 0 ? wanted : all) {
  spawnSync(process.execPath, [join(folder, `${name}.ts`)], { stdio: 'inherit' });
}
