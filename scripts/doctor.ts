import { spawnSync } from 'node:child_process';
import { readPort } from '../netlify/runtime/settings.ts';
import { examine } from './doctor/examine.ts';
import { pureGroups } from './doctor/groups.ts';
import { inapplicable } from './doctor/inapplicable.ts';
import { runGroup, toText, type Line } from './doctor/scorecard.ts';
import { afdocs } from './doctor/tools/afdocs.ts';
import { lighthouseChecks } from './doctor/tools/lighthouse.ts';
import { mcp } from './doctor/tools/conformance.ts';
import { readOptions, refuseOptions } from './help.ts';
import { spawnServer } from './local/spawn.ts';

const help = `Checks how ready a site is for agents, and prints one line per check.

  npm run doctor                               builds and serves this project, then checks it
  npm run doctor -- --url https://example.com  checks a deployed site
  npm run doctor -- --quick                    without the scanners that need a browser or minutes

Exits with 1 when a check fails. PORT chooses the local port.`;

const asked = readOptions(help, {
  url: { type: 'string' },
  quick: { type: 'boolean', default: false },
});
if (asked.url !== undefined && !/^https?:$/.test(URL.parse(asked.url)?.protocol ?? ''))
  refuseOptions(`--url is "${asked.url}". Give the whole address, like https://example.com`, help);
try {
  process.exitCode = await diagnose(asked.url, asked.quick);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function diagnose(address: string | undefined, quick: boolean): Promise<number> {
  const { url, stop } = address ? { url: new URL(address).origin, stop: async () => {} } : await buildAndServe();
  console.log(`\nDoctor of ${url}\n`);
  try {
    const site = await examine(url);
    const scanners = quick ? {} : { mcp, afdocs, lighthouse: lighthouseChecks };
    const lines: Line[] = [];
    for (const [group, checks] of Object.entries({ ...pureGroups, ...scanners })) {
      const results = await runGroup(group, checks, site);
      console.log(results.map(toText).join('\n'));
      lines.push(...results);
    }
    for (const [name, reason] of Object.entries(inapplicable)) console.log(`n/a   ${name}: ${reason}`);
    const failed = lines.filter(({ problems }) => problems.length > 0).length;
    console.log(
      `\n${lines.length - failed} passed, ${failed} failed, ${Object.keys(inapplicable).length} not applicable`,
    );
    return failed === 0 ? 0 : 1;
  } finally {
    await stop();
  }
}

/** The addresses in the documents are those of the build, so it must know where it will be served. */
async function buildAndServe() {
  const port = readPort(process.env);
  process.env['SITE_URL'] = `http://localhost:${port}`;
  const build = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (build.status !== 0)
    throw new Error('Nothing is checked, because the build failed; npm run build prints all that it says');
  return spawnServer(port);
}
