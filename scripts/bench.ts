import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { refuseOptions } from './help.ts';

const folder = join(import.meta.dirname, 'bench');
const all = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'measure');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));

const help = `npm run bench -- [${all.join('] [')}]

Runs these benchmarks, or every one, and prints ratios measured in one run.`;

if (wanted.includes('--help')) console.log(help);
else if (unknown.length > 0) refuseOptions(`There is no benchmark "${unknown.join('", "')}".`, help);
else {
  for (const name of wanted.length > 0 ? wanted : all) {
    spawnSync(process.execPath, [join(folder, `${name}.ts`)], { stdio: 'inherit' });
  }
}
