import { expect, test } from 'vitest';
import { toServerCard } from '#core/discovery/server-card.ts';
import { mcpUrl, siteUrl, startMcp, toModern } from '../../support/mcp.ts';

const { post } = startMcp();
/** What the server card names: https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning */
const supportedVersions = toServerCard({ name: 'Hedy Lamarr' }, siteUrl).remotes[0]?.supportedProtocolVersions;

interface Reply {
  status: number;
  id?: unknown;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}

async function read(response: Response): Promise<Reply> {
  return { status: response.status, ...((await response.json()) as object) };
}

async function legacy(method: string, params?: unknown, headers = {}): Promise<Reply> {
  return read(await post({ jsonrpc: '2.0', id: 'a', method, ...(params !== undefined && { params }) }, headers));
}

async function modern(method: string, params?: Record<string, unknown>, change: Record<string, string> = {}) {
  const { body, headers } = toModern(method, params);
  return read(await post(body, { ...headers, ...change }));
}

test.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2024-11-05'],
  ['2026-07-28', '2025-11-25'],
  ['2099-01-01', '2025-11-25'],
  ['', '2025-11-25'],
])('initialize with revision %j agrees on %s', async (protocolVersion, agreed) => {
  const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const { status, result } = await legacy('initialize', params);
  expect(status).toBe(200);
  expect(result).toMatchObject({ protocolVersion: agreed, capabilities: { tools: {}, resources: {} } });
});

test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
  'calls work without a handshake in %s',
  async (version) => {
    const { status, result } = await legacy('tools/call', { name: 'get_contact' }, { 'MCP-Protocol-Version': version });
    expect(status).toBe(200);
    expect(result).toMatchObject({ isError: false, structuredContent: { name: 'Hedy Lamarr' } });
    expect(result).not.toHaveProperty('resultType');
  },
);

test('discovery names the revision, the capabilities and how long they hold', async () => {
  const { status, result } = await modern('server/discover');
  expect(status).toBe(200);
  expect(result).toMatchObject({
    resultType: 'complete',
    supportedVersions,
    capabilities: { tools: {}, resources: {} },
    instructions: expect.any(String),
    ttlMs: 3_600_000,
    cacheScope: 'public',
    _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'example.portfolio/portfolio' } },
  });
});

test.each([
  ['tools/list', undefined],
  ['resources/list', undefined],
  ['resources/templates/list', undefined],
  ['resources/read', { uri: 'portfolio://about' }],
])('%s says how long it holds in 2026-07-28, and nothing of it before', async (method, params) => {
  const now = await modern(method, params);
  expect(now.result).toMatchObject({ resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' });
  const before = await legacy(method, params);
  expect(before.status).toBe(200);
  for (const member of ['resultType', 'ttlMs', 'cacheScope', '_meta']) expect(before.result).not.toHaveProperty(member);
});

test.each([
  ['Mcp-Method', { 'Mcp-Method': 'tools/list' }],
  ['Mcp-Name', { 'Mcp-Name': 'get_patents' }],
  ['MCP-Protocol-Version', { 'MCP-Protocol-Version': '2025-11-25' }],
])('a %s header that contradicts the body is refused', async (_, change) => {
  const { status, error } = await modern('tools/call', { name: 'get_contact', arguments: {} }, change);
  expect({ status, code: error?.code }).toEqual({ status: 400, code: -32020 });
});

test('a name that needs encoding is compared decoded', async () => {
  const encoded = `=?base64?${btoa('get_contact')}?=`;
  const { result } = await modern('tools/call', { name: 'get_contact', arguments: {} }, { 'Mcp-Name': encoded });
  expect(result).toMatchObject({ resultType: 'complete', isError: false });
});

test('a revision of the future is refused with those that are served', async () => {
  const { body, headers } = toModern('tools/list');
  Object.assign(body.params['_meta'], { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' });
  const { status, error } = await read(await post(body, { ...headers, 'MCP-Protocol-Version': '2099-01-01' }));
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: -32022, data: { supported: supportedVersions, requested: '2099-01-01' } });
});

test('an unknown revision in the header of an older request is refused with those that are served', async () => {
  const { status, id, error } = await legacy('ping', undefined, { 'MCP-Protocol-Version': '1999-01-01' });
  expect({ status, id }).toEqual({ status: 400, id: 'a' });
  expect(error).toMatchObject({ code: -32022, data: { supported: supportedVersions, requested: '1999-01-01' } });
});

test('a request of 2026-07-28 without its envelope is refused', async () => {
  const { status, error } = await legacy('tools/list', {}, { 'MCP-Protocol-Version': '2026-07-28' });
  expect({ status, code: error?.code }).toEqual({ status: 400, code: -32602 });
});

test.each(['ping', 'initialize', 'logging/setLevel', 'subscriptions/listen', 'prompts/list', 'no/method'])(
  '%s does not exist in 2026-07-28: 404',
  async (method) => {
    const { status, error } = await modern(method);
    expect({ status, code: error?.code }).toEqual({ status: 404, code: -32601 });
  },
);

test.each(['logging/setLevel', 'server/discover', 'prompts/list', 'no/method'])(
  '%s does not exist before: 200 with the error inside',
  async (method) => {
    const { status, error, id } = await legacy(method, {});
    expect({ status, id, code: error?.code }).toEqual({ status: 200, id: 'a', code: -32601 });
  },
);

test('ping is answered with an empty result before 2026-07-28', async () => {
  expect(await legacy('ping')).toEqual({ status: 200, jsonrpc: '2.0', id: 'a', result: {} });
});

test('a resource that does not exist has the code of its era', async () => {
  const uri = 'portfolio://nothing';
  expect((await legacy('resources/read', { uri })).error).toMatchObject({ code: -32002, data: { uri } });
  expect((await modern('resources/read', { uri })).error).toMatchObject({ code: -32602, data: { uri } });
});

test('an unknown tool is the same protocol error in both eras', async () => {
  const params = { name: 'ask_assistant', arguments: {} };
  const wanted = {
    code: -32602,
    message: 'Unknown tool: ask_assistant',
    data: {
      code: 'unknown_tool',
      resolution: expect.any(String),
      tools: ['search_portfolio', 'get_patents', 'get_experience', 'get_projects', 'get_contact'],
    },
  };
  expect((await legacy('tools/call', params)).error).toEqual(wanted);
  expect((await modern('tools/call', params)).error).toEqual(wanted);
});

test.each([
  ['tools/call', { name: 7 }],
  ['tools/call', { name: 'get_contact', arguments: null }],
  ['tools/call', { name: 'get_contact', arguments: [] }],
  ['tools/call', undefined],
  ['resources/read', {}],
  ['resources/read', { uri: 7 }],
  ['initialize', { protocolVersion: 7 }],
  ['tools/list', { cursor: 7 }],
  ['tools/list', { cursor: 'page-2' }],
])('%s with %j is -32602 in one readable line', async (method, params) => {
  const { error } = await legacy(method, params);
  expect(error?.code).toBe(-32602);
  expect(error?.message).not.toMatch(/[\n{[]|Zod/);
});

test('a batch of 2025-03-26 is answered message by message, and a cancellation in it holds nothing up', async () => {
  const response = await post([
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'nothing' } },
    { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'get_contact' } },
  ]);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject([{ id: 1, result: {} }, { id: 2, error: { code: -32602 } }, { id: 3 }]);
});

test.each([
  ['none', [], {}, 400],
  ['only notifications', [{ jsonrpc: '2.0', method: 'notifications/initialized' }], {}, 202],
  ['something that is no message', [7], {}, 400],
  ['initialize among others', [initialize(), { jsonrpc: '2.0', id: 2, method: 'ping' }], {}, 400],
  ['too many messages', Array.from({ length: 21 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })), {}, 400],
  ['revision 2025-06-18', [{ jsonrpc: '2.0', id: 1, method: 'ping' }], { 'MCP-Protocol-Version': '2025-06-18' }, 400],
  ['revision 2026-07-28', [toModern('tools/list').body], toModern('tools/list').headers, 400],
])('a batch with %s', async (_, batch, headers, status) => {
  expect((await post(batch, headers)).status).toBe(status);
});

test('a reader that has left costs nothing and breaks nothing', async () => {
  const { send, log } = startMcp();
  const { body, headers } = toModern('tools/list');
  const init = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.abort() };
  const types = { 'Content-Type': 'application/json', Accept: '*/*' };
  const response = await send(new Request(mcpUrl, { ...init, headers: { ...headers, ...types } }));
  expect(response.status).toBeLessThan(500);
  expect(log).toHaveLength(1);
});

function initialize() {
  const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  return { jsonrpc: '2.0', id: 1, method: 'initialize', params };
}
