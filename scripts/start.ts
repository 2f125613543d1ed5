import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readModelSettings } from '../netlify/runtime/model-settings.ts';
import { readRedisUrl } from '../netlify/runtime/redis-settings.ts';
import { SettingsError } from '../netlify/runtime/settings-error.ts';
import { readPort, readSettings } from '../netlify/runtime/settings.ts';
import { paths } from '#core/site.ts';
import { readOptions } from './help.ts';
import { readBuiltAddress } from './local/built-address.ts';
import { serveLocally } from './local/serve.ts';

const help = `npm start

Builds the portfolio and serves it with its API, on this machine alone.

  PORT=8888            port
  CONTENT_DIR=content  folder of the portfolio
  README.md lists the other variables.`;

// npm hands what follows `--` to the last command of a script alone, so help comes before the build only from here.
const { build } = readOptions(help, { build: { type: 'boolean', default: false } });
const hasFailed = build && spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0;
if (hasFailed) process.exitCode = 1;
else await start();

async function start(): Promise<void> {
  try {
    const { siteUrl } = readSettings(process.env);
    const port = readPort(process.env);
    readRedisUrl(process.env);
    const model = readModelSettings(process.env);
    const { url, stop } = await serveLocally(port);
    console.log(toWelcome(url, model?.model));
    const built = await readBuiltAddress(join(import.meta.dirname, '..', 'dist'));
    if (built !== siteUrl) console.warn(toOtherAddress(built, siteUrl));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(toReason(error));
    process.exitCode = 1;
  }
}

function toWelcome(url: string, model: string | undefined): string {
  const body = JSON.stringify({ question: 'How did the career begin?' });
  return [
    '',
    `  Portfolio    ${url}/`,
    `  Developers   ${url}${paths.developers}`,
    `  API          ${url}${paths.apiV1}`,
    `  MCP          ${url}${paths.mcp}`,
    `  Answers      ${model ? `written by ${model}, checked against the portfolio` : 'extracted from the portfolio'}`,
    '',
    '  Try',
    `    curl -N ${url}${paths.ask} -H 'Content-Type: application/json' -d '${body}'`,
    '',
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}

/** Pages and documents hold the address that they were built for; answers hold the one of now. */
function toOtherAddress(built: string, siteUrl: string): string {
  return `  The pages were built for ${built} and name that address; answers name ${siteUrl}. npm start builds them anew.\n`;
}

function toReason(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, stack } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE') return stack ?? String(error);
  const port = readPort(process.env);
  return `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
}
