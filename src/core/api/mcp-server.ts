import { ProtocolError, ResourceNotFoundError, Server, type CacheHint } from '@modelcontextprotocol/server';
import type { Corpus } from '../corpus/corpus.ts';
import type { Search } from '../corpus/search.ts';
import { toResources } from '../resources/resources.ts';
import { toToolList } from '../tools/all.ts';
import { callTool, toUnknownTool } from '../tools/call.ts';
import { toToolFailure } from '../tools/failure.ts';
import { capabilities, supportedProtocolVersions, toInstructions, toServerIdentity } from '../tools/server.ts';
import type { Trace } from './context.ts';
import { jsonRpcCodes } from './mcp-message.ts';

export interface McpServerPorts {
  siteUrl: string;
  /** Undefined when it could not be opened; the server still says who it is and what it offers. */
  corpus: Corpus | undefined;
  search: Search;
  note: Trace['note'];
  onError: (error: unknown) => void;
}

/** The portfolio changes with a deploy alone, and is the same for everybody. */
const cacheHint: CacheHint = { ttlMs: 60 * 60 * 1000, cacheScope: 'public' };
const cacheHints = {
  'server/discover': cacheHint,
  'tools/list': cacheHint,
  'resources/list': cacheHint,
  'resources/templates/list': cacheHint,
  'resources/read': cacheHint,
};

let toolList: ReturnType<typeof toToolList> | undefined;

/** The SDK's server over our tools and resources; it serves one request. */
export function createMcpServer({ siteUrl, corpus, search, note, onError }: McpServerPorts): Server {
  const profile = corpus?.portfolio.profile;
  const server = new Server(toServerIdentity(siteUrl, profile), {
    capabilities,
    supportedProtocolVersions,
    instructions: toInstructions(siteUrl, profile),
    cacheHints,
  });
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's server is no event target
  server.onerror = onError;

  server.setRequestHandler('tools/list', ({ params }) => {
    refuseCursor(params);
    return { tools: (toolList ??= toToolList()) };
  });

  server.setRequestHandler('tools/call', async ({ params }) => {
    const result = await callTool(params.name, params.arguments ?? {}, async () => ({ corpus: opened(), search }));
    if (!result) throw new ProtocolError(jsonRpcCodes.invalidParams, `Unknown tool: ${params.name}`, toUnknownTool());
    const { isError, content } = result;
    note({ outcome: isError ? content.error.code : 'result' });
    if (isError && result.cause) noteFailure(result.cause);
    return { content: [{ type: 'text', text: JSON.stringify(content) }], structuredContent: content, isError };
  });

  server.setRequestHandler('resources/list', ({ params }) => {
    refuseCursor(params);
    const resources = readResources().map(({ text: _text, lastModified, ...resource }) => {
      return { ...resource, annotations: { lastModified } };
    });
    return { resources };
  });

  server.setRequestHandler('resources/templates/list', ({ params }) => {
    refuseCursor(params);
    return { resourceTemplates: [] };
  });

  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const resource = readResources().find((candidate) => candidate.uri === uri);
    if (!resource) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: resource.mimeType, text: resource.text }] };
  });

  return server;

  function opened(): Corpus {
    if (!corpus) throw new Error('The corpus could not be opened');
    return corpus;
  }

  /** That the corpus could not be opened has been noted already, with the reason. */
  function noteFailure(error: unknown): void {
    if (corpus) onError(error);
  }

  /** Resources have no failing result of their own, so a failure is a protocol error with the same words. */
  function readResources() {
    try {
      return toResources(opened());
    } catch (error) {
      noteFailure(error);
      const { message, ...data } = toToolFailure('retrieval_unavailable').error;
      throw new ProtocolError(jsonRpcCodes.internalError, message, data);
    }
  }
}

/** Every list fits on one page, so no cursor was ever given out. */
function refuseCursor(params: { cursor?: string | undefined } | undefined): void {
  if (params?.cursor !== undefined) throw new ProtocolError(jsonRpcCodes.invalidParams, 'Invalid cursor');
}
