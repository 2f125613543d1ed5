import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const scripts = [
  'start',
  'test',
  'doctor',
  'eval',
  'ask',
  'build-corpus',
  'budget',
  'fit-confidence',
  'subset-fonts',
  'bench',
];
const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], { encoding: 'utf8', timeout: 20_000 });

test.each(scripts)('%s tells what it does, and refuses an option that it does not have', (script) => {
  const told = run(script, '--help');
  expect(told).toMatchObject({ status: 0, stderr: '' });
  expect(told.stdout).toMatch(/^(?:npm|node|Checks|Finds|Fits|Measures)/);
  expect(run(script, '-h')).toMatchObject({ status: 0, stdout: told.stdout });
  const refused = run(script, '--no-such-option');
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain('--no-such-option');
  expect(refused.stderr).not.toMatch(/^\s+at /m);
});

test('an address that is none is told as such, with what one looks like', () => {
  const refused = run('doctor', '--url', 'notaurl');
  expect(refused.status).toBe(2);
  expect(refused.stderr).toMatch(/^--url is "notaurl"\. .*https:\/\//);
});
