import { join } from 'node:path';
import { createMcp, type McpPorts } from '#core/api/mcp.ts';
import type { LogEntry } from '#core/api/context.ts';
import { search } from '#core/corpus/search.ts';
import { openPortfolio } from './portfolio.ts';

export const siteUrl = 'https://portfolio.example';
export const mcpUrl = `${siteUrl}/mcp`;

/** A portfolio with a patent, projects and a contact page. */
export const corpus = await openPortfolio(join(import.meta.dirname, 'portfolios', 'lamarr'), siteUrl);

/** The real MCP server over a fixture portfolio, reached as the platform reaches it. */
export function startMcp(ports: Partial<McpPorts> = {}) {
  const log: LogEntry[] = [];
  const mcp = createMcp({
    siteUrl,
    openCorpus: async () => corpus,
    search,
    log: (entry) => log.push(entry),
    ...ports,
  });
  const send = (request: Request) => mcp(request, { ip: '192.0.2.1' });
  return { send, log, fetch: toFetch(send), post };

  /** Posts a body as a client of an older revision does, unless the headers say otherwise. */
  function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return send(
      new Request(mcpUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      }),
    );
  }
}

/** What a client's transport is given in place of the network. */
function toFetch(send: (request: Request) => Promise<Response>) {
  return (url: string | URL, init?: RequestInit) => send(new Request(url, init));
}

/** A request of revision 2026-07-28: its `_meta` and the headers that repeat it. */
export function toModern(method: string, params: Record<string, unknown> = {}, id: number | string = 1) {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const name = params['name'] ?? params['uri'];
  const headers: Record<string, string> = {
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': method,
    ...(typeof name === 'string' && { 'Mcp-Name': name }),
  };
  return { body: { jsonrpc: '2.0', id, method, params: { ...params, _meta: envelope } }, headers };
}
