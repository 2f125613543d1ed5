import { paths, defaultPort } from '#core/site.ts';
import { serveLocally } from './local/serve.ts';

const port = Number(process.env['PORT'] || defaultPort);

try {
  const { url, stop } = await serveLocally(port);
  const body = JSON.stringify({ question: 'How did the career begin?' });
  console.log(
    [
      '',
      `  Portfolio    ${url}/`,
      `  Developers   ${url}${paths.developers}`,
      `  API          ${url}${paths.apiV1}`,
      `  MCP          ${url}${paths.mcp}`,
      '',
      '  Try',
      `    curl -N ${url}${paths.ask} -H 'Content-Type: application/json' -d '${body}'`,
      '',
      '  Stop with Ctrl-C.',
      '',
    ].join('\n'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`);
  process.exitCode = 1;
}
