import { expect, test } from 'vitest';
import { maxMcpBodyBytes } from '#core/api/mcp.ts';
import { mcpUrl, siteUrl, startMcp, toModern } from '../../support/mcp.ts';

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_contact', arguments: {} } };

async function errorOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: number; message: string; data?: unknown } };
  return { status: response.status, code: error.code, data: error.data };
}

test.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD'])(
  '%s is answered with 405 and the one method that works',
  async (method) => {
    const response = await startMcp().send(new Request(mcpUrl, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  },
);

test('a page of any site may ask whether it may call, and is told which headers it may send', async () => {
  const headers = { Origin: 'https://agent.example', 'Access-Control-Request-Method': 'POST' };
  const response = await startMcp().send(new Request(mcpUrl, { method: 'OPTIONS', headers }));
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST');
  for (const name of ['Content-Type', 'MCP-Protocol-Version', 'Mcp-Method', 'Mcp-Name']) {
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain(name);
  }
});

test.each([
  ['the site itself', siteUrl, 'portfolio.example', 200],
  ['a page of another site', 'https://agent.example', 'portfolio.example', 200],
  ['a browser extension', 'chrome-extension://abcdef', 'portfolio.example', 200],
  ['an origin that is none', 'null', 'portfolio.example', 403],
  ['a page on loopback, to loopback', 'http://localhost:5173', '127.0.0.1:8888', 200],
  ['a page of another site, to loopback', 'https://agent.example', 'localhost:8888', 403],
  ['a page under its own name', 'http://evil.example', 'evil.example', 403],
])('%s as Origin: %s to Host %s gives %i', async (_, origin, host, status) => {
  const response = await startMcp().post(ping, { Origin: origin, Host: host });
  expect(response.status).toBe(status);
});

test.each([
  ['portfolio.example', 200],
  ['portfolio.example:443', 200],
  ['[::1]:8888', 200],
  ['preview.example', 200],
  ['portfolio.example.evil.example', 403],
  ['@', 403],
])('Host %s gives %i', async (host, status) => {
  const response = await startMcp({ otherHosts: ['preview.example'] }).post(ping, { Host: host });
  expect(response.status).toBe(status);
});

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['', 415],
])('Content-Type %j gives %i', async (type, status) => {
  expect((await startMcp().post(ping, { 'Content-Type': type })).status).toBe(status);
});

test.each([
  ['application/json, text/event-stream', 200],
  ['text/event-stream;q=0.5, Application/JSON', 200],
  ['*/*', 200],
  ['application/json', 406],
  ['text/event-stream', 406],
  ['text/html', 406],
])('Accept %j gives %i in both eras', async (accept, status) => {
  const { post } = startMcp();
  expect((await post(ping, { Accept: accept })).status).toBe(status);
  const { body, headers } = toModern('tools/list');
  expect((await post(body, { ...headers, Accept: accept })).status).toBe(status);
});

test.each([
  ['no JSON', '{', 400, -32700],
  ['nothing', '', 400, -32700],
  ['bytes that are no UTF-8', new Uint8Array([0xff, 0xfe]), 400, -32700],
  ['null', 'null', 400, -32600],
  ['a number', '7', 400, -32600],
  ['an object that is no message', '{}', 400, -32600],
  ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', 400, -32600],
  ['a method that is a number', '{"jsonrpc":"2.0","id":1,"method":1}', 400, -32600],
])('a body of %s is refused as JSON-RPC demands', async (_, body, status, code) => {
  expect(await errorOf(await startMcp().post(body))).toMatchObject({ status, code });
});

test('a body over the limit is refused, declared or not, and one at the limit is read', async () => {
  const { post, send } = startMcp();
  expect((await post(fill(maxMcpBodyBytes))).status).toBe(200);
  expect((await post(fill(maxMcpBodyBytes + 1))).status).toBe(413);
  const body = new Blob([fill(maxMcpBodyBytes + 1)]).stream();
  const headers = { 'Content-Type': 'application/json', Accept: '*/*' };
  const streamed = new Request(mcpUrl, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect((await send(streamed)).status).toBe(413);
});

test('a body that breaks off is refused, not called a failure of ours', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('connection reset')) });
  const headers = { 'Content-Type': 'application/json', Accept: '*/*' };
  const request = new Request(mcpUrl, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(await errorOf(await startMcp().send(request))).toMatchObject({ status: 400, code: -32700 });
});

test.each(['notifications/initialized', 'notifications/cancelled', 'notifications/unknown'])(
  'the notification %s is accepted without a body in both eras',
  async (method) => {
    const { post } = startMcp();
    const legacy = await post({ jsonrpc: '2.0', method });
    expect([legacy.status, await legacy.text()]).toEqual([202, '']);
    const headers = { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method };
    expect((await post({ jsonrpc: '2.0', method }, headers)).status).toBe(202);
  },
);

test('a posted response is accepted and dropped, for this server asks nothing', async () => {
  expect((await startMcp().post({ jsonrpc: '2.0', id: 1, result: {} })).status).toBe(202);
});

test('every reply is JSON that no cache keeps, without a session', async () => {
  const { post } = startMcp();
  const { body, headers } = toModern('tools/call', { name: 'get_contact', arguments: {} });
  for (const response of [await post(call), await post(body, { ...headers, 'Mcp-Session-Id': 'x' })]) {
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.has('Mcp-Session-Id')).toBe(false);
  }
});

test('a request leaves one line in the log, without what was asked', async () => {
  const { post, log } = startMcp();
  const query = 'a question that nobody else may read';
  await post({ ...call, params: { name: 'search_portfolio', arguments: { query } } });
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ method: 'POST', route: '/mcp', status: 200, outcome: 'result' });
  expect(JSON.stringify(log)).not.toContain(query);
});

function fill(bytes: number): string {
  const frame = JSON.stringify({ ...ping, params: { _meta: { fill: '' } } });
  return frame.replace('"fill":"', `"fill":"${'x'.repeat(bytes - frame.length)}`);
}
