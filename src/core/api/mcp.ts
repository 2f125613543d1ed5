import { createMcpHandler, isLegacyRequest, readRequestBody } from '@modelcontextprotocol/server';
import type { Corpus } from '../corpus/corpus.ts';
import type { Search } from '../corpus/search.ts';
import type { Handler, Log, Trace } from './context.ts';
import { createMcpGate, withCrossOrigin } from './mcp-gate.ts';
import { answerLegacy } from './mcp-legacy.ts';
import { findMalformed, jsonRpcCodes, refuseMcp } from './mcp-message.ts';
import { withAllRevisions } from './mcp-revisions.ts';
import { createMcpServer } from './mcp-server.ts';
import { traced } from './traced.ts';

/** Far above the longest query with every character escaped, far below what a function would choke on. */
export const maxMcpBodyBytes = 1024 * 1024;

export interface McpPorts {
  siteUrl: string;
  /** Host names beside the site's own under which this server is reached, e.g. of a deploy preview. */
  otherHosts?: string[];
  openCorpus: () => Promise<Corpus>;
  search: Search;
  log: Log;
}

/**
 * The MCP server at one URL, stateless and with JSON replies: revision 2026-07-28 per request, 2025-11-25 and older
 * through `initialize` (spec.md §4.4 and §7.2). Every request gets a server of its own, which costs about 0.2 ms.
 */
export function createMcp(ports: McpPorts) {
  const gate = createMcpGate(ports.siteUrl, ports.otherHosts);
  const handler: Handler = async (request, _, trace) => {
    const response = gate(request) ?? (await answer(request, ports, trace));
    return withCrossOrigin(response);
  };
  return traced(handler, ports);
}

async function answer(request: Request, ports: McpPorts, trace: Trace): Promise<Response> {
  try {
    const body = await readRequestBody(request, maxMcpBodyBytes).catch(() => undefined);
    trace.mark('read');
    if (!body) return refuseMcp(400, jsonRpcCodes.parseError, 'The body ended before it was whole');
    if (body.tooLarge) {
      return refuseMcp(413, jsonRpcCodes.invalidRequest, `The body is larger than ${maxMcpBodyBytes} bytes`);
    }
    const message = toJson(body.text);
    if (message === undefined) return refuseMcp(400, jsonRpcCodes.parseError, 'The body is not valid JSON');
    return await answerMessage(request, message, ports, trace);
  } catch (error) {
    trace.note({ error: toLogText(error) });
    return refuseMcp(500, jsonRpcCodes.internalError, 'Something failed on our side. Try again in a moment.');
  }
}

async function answerMessage(request: Request, message: unknown, ports: McpPorts, trace: Trace): Promise<Response> {
  const onError = (error: unknown) => trace.note({ error: toLogText(error) });
  const corpus = await ports.openCorpus().catch((error: unknown) => {
    onError(error);
    return undefined;
  });
  trace.mark('corpus');
  const search: Search = async (...args) => {
    const found = await ports.search(args[0], args[1], args[2], request.signal);
    const { retrieval, withoutVectors } = found;
    if (retrieval) trace.note({ search: { retrieval, ...(withoutVectors && { withoutVectors }) } });
    return found;
  };
  const createServer = () => createMcpServer({ ...ports, search, corpus, note: trace.note, onError });
  if (await isLegacyRequest(request, message)) return answerLegacy(request, message, createServer);
  const malformed = findMalformed(message, 'modern');
  if (malformed) return refuseMcp(malformed.status, malformed.code, malformed.message, malformed.id);
  const { fetch } = createMcpHandler(createServer, { legacy: 'reject' });
  return withAllRevisions(await fetch(request, { parsedBody: message }));
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toLogText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
