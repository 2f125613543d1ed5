import { serve } from 'srvx';
import { startMcp } from './mcp.ts';

/** The fixture's MCP server on a free port of loopback, for programs that want a real socket. */
export async function serveMcp(): Promise<{ url: string } & AsyncDisposable> {
  const { send } = startMcp();
  const server = serve({ hostname: '127.0.0.1', port: 0, silent: true, gracefulShutdown: false, fetch: send });
  await server.ready();
  return { url: new URL('/mcp', server.url).href, [Symbol.asyncDispose]: () => server.close(true) };
}
