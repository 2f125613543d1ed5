import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '#core/site.ts';
import { expect } from '../read.ts';
import { answerTo, type Check } from '../snapshot.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const suite = join(root, 'node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
const expectedFailures = join(root, 'tests', 'conformance', 'expected-failures.yml');

/** The MCP server at its public address. */
export const mcp: Check[] = [
  {
    id: 'methods',
    title: 'GET is refused with 405 and Allow',
    find: (site) => {
      const { status, headers } = answerTo(site, paths.mcp);
      return [
        ...expect(status === 405, `status ${status}`),
        ...expect(/\bPOST\b/.test(headers.get('Allow') ?? ''), 'no Allow header'),
      ];
    },
  },
  ...['2025-11-25', '2026-07-28'].map((revision): Check => {
    return {
      id: `conformance-${revision}`,
      title: `the conformance suite finds nothing unexpected against ${revision}`,
      find: async (site) => {
        const args = ['server', '--url', `${site.url}${paths.mcp}`, '--requirements', revision];
        const run = promisify(execFile)(process.execPath, [suite, ...args, '--expected-failures', expectedFailures]);
        return run.then(
          () => [],
          (error: { stdout: string }) =>
            error.stdout
              .split('\n')
              .filter((line) => /unexpected|stale|✗/i.test(line))
              .slice(0, 10),
        );
      },
    };
  }),
];
