import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'bench');
const all = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'measure');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));

if (wanted.includes('--help') || unknown.length > 0) {
  if (!wanted.includes('--help')) console.error(`There is no benchmark "${unknown.join('", "')}".`);
  console.log(`Usage: npm run bench -- [${all.join('] [')}]\nWithout a name, every benchmark runs.`);
  process.exitCode = wanted.includes('--help') ? 0 : 1;
} else {
  for (const name of wanted.length > 0 ? wanted : all) {
    spawnSync(process.execPath, [join(folder, `${name}.ts`)], { stdio: 'inherit' });
  }
}
