import { readModelSettings } from '../netlify/runtime/model-settings.ts';
import { readRedisUrl } from '../netlify/runtime/redis-settings.ts';
import { SettingsError } from '../netlify/runtime/settings-error.ts';
import { readSettings } from '../netlify/runtime/settings.ts';
import { defaultPort, paths } from '#core/site.ts';
import { serveLocally } from './local/serve.ts';

const help = `npm start

Builds the portfolio and serves it with its API, on this machine alone.

  PORT=8888            port
  CONTENT_DIR=content  folder of the portfolio
  README.md lists the other variables.`;

if (process.argv.includes('--help')) console.log(help);
else await start(Number(process.env['PORT'] || defaultPort));

async function start(port: number): Promise<void> {
  try {
    readSettings(process.env);
    readRedisUrl(process.env);
    const model = readModelSettings(process.env);
    const { url, stop } = await serveLocally(port);
    console.log(toWelcome(url, model?.model));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(toReason(error, port));
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

function toReason(error: unknown, port: number): string {
  if (error instanceof SettingsError) return error.message;
  const { code, stack } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE') return stack ?? String(error);
  return `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
}
