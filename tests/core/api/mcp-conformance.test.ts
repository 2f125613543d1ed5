import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serveMcp } from '../../support/serve-mcp.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const require = createRequire(import.meta.url);
const suite = require.resolve('@modelcontextprotocol/conformance/dist/index.js');
const expectedFailures = join(root, 'tests', 'conformance', 'expected-failures.yml');

test.each(['2025-11-25', '2026-07-28'])(
  'the conformance suite finds nothing beyond the list against the requirements of %s',
  { timeout: 120_000 },
  async (revision) => {
    await using server = await serveMcp();
    const args = ['server', '--url', server.url, '--requirements', revision, '--expected-failures', expectedFailures];
    const run = await promisify(execFile)(process.execPath, [suite, ...args]).catch(
      (error: { stdout: string }) => error,
    );
    const findings = run.stdout.slice(run.stdout.indexOf('=== SUMMARY ==='));
    expect(run instanceof Error ? findings : 'as listed').toBe('as listed');
    expect(findings).toContain('✓ tools-list');
  },
);

test('every expected failure says why', async () => {
  const lines = (await readFile(expectedFailures, 'utf8')).split('\n').filter((line) => line.startsWith('  - '));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/ # \w.{5,}$/.test(line))).toEqual([]);
});
