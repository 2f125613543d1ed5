import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentTransport,
} from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { mcpUrl, type startMcp } from './mcp.ts';

type Fetch = ReturnType<typeof startMcp>['fetch'];

const identity = { name: 'test', version: '1.0.0' };

/** Every client that must get on with the server: who it is, the revision it speaks, and how it connects. */
export const clients = [
  {
    client: 'the current SDK, per request',
    era: 'modern',
    revision: '2026-07-28',
    connect: (fetch: Fetch, url = mcpUrl) => connectCurrent('auto', fetch, url),
  },
  {
    client: 'the current SDK, by handshake',
    era: 'legacy',
    revision: '2025-11-25',
    connect: (fetch: Fetch, url = mcpUrl) => connectCurrent('legacy', fetch, url),
  },
  { client: 'the SDK of the first generation', era: 'legacy', revision: '2025-11-25', connect: connectLegacy },
] as const;

async function connectCurrent(mode: 'auto' | 'legacy', fetch: Fetch, url: string) {
  const client = new CurrentClient(identity, { versionNegotiation: { mode } });
  const transport = new CurrentTransport(new URL(url), { fetch });
  await client.connect(transport);
  return {
    revision: client.getNegotiatedProtocolVersion(),
    serverVersion: () => client.getServerVersion(),
    instructions: () => client.getInstructions(),
    capabilities: () => client.getServerCapabilities(),
    listTools: () => client.listTools(),
    callTool: (name: string, args?: Record<string, unknown>) =>
      client.callTool({ name, ...(args && { arguments: args }) }),
    listResources: () => client.listResources(),
    readResource: (uri: string) => client.readResource({ uri }),
    close: () => client.close(),
  };
}

async function connectLegacy(fetch: Fetch, url = mcpUrl): ReturnType<typeof connectCurrent> {
  const client = new LegacyClient(identity);
  const transport = new LegacyTransport(new URL(url), { fetch });
  await client.connect(transport);
  return {
    revision: transport.protocolVersion,
    serverVersion: () => client.getServerVersion(),
    instructions: () => client.getInstructions(),
    capabilities: () => client.getServerCapabilities(),
    listTools: () => client.listTools(),
    callTool: (name: string, args?: Record<string, unknown>) =>
      client.callTool({ name, ...(args && { arguments: args }) }),
    listResources: () => client.listResources(),
    readResource: (uri: string) => client.readResource({ uri }),
    close: () => client.close(),
  } as Awaited<ReturnType<typeof connectCurrent>>;
}
