import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tools } from '#core/tools/all.ts';
import { startMcp, toModern } from '../../support/mcp.ts';

const { post } = startMcp();

/** Long enough for a machine under load, short enough to tell a hang. */
const hang = 5000;
const runs = { bodies: 1000, headers: 500, arguments: 1000 };

const methods = fc.oneof(
  fc.constantFrom('initialize', 'ping', 'tools/list', 'tools/call', 'resources/list', 'resources/read'),
  fc.constantFrom('resources/templates/list', 'server/discover', 'subscriptions/listen', 'notifications/cancelled'),
  fc.constantFrom('resources/subscribe', 'tasks/get', 'completion/complete', '__proto__', 'constructor'),
  fc.string(),
);
const envelope = fc.record(
  {
    'io.modelcontextprotocol/protocolVersion': fc.oneof(fc.constant('2026-07-28'), fc.string(), fc.jsonValue()),
    'io.modelcontextprotocol/clientCapabilities': fc.oneof(fc.constant({}), fc.jsonValue()),
    'io.modelcontextprotocol/clientInfo': fc.jsonValue(),
    progressToken: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const names = fc.oneof(fc.constantFrom(...tools.map(({ name }) => name)), fc.string(), fc.jsonValue());
const params = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      name: names,
      uri: fc.oneof(fc.constant('portfolio://about'), fc.string(), fc.jsonValue()),
      arguments: fc.jsonValue(),
      cursor: fc.jsonValue(),
      protocolVersion: fc.oneof(fc.constant('2025-11-25'), fc.jsonValue()),
      inputResponses: fc.jsonValue(),
      requestState: fc.jsonValue(),
      task: fc.jsonValue(),
      _meta: fc.oneof(envelope, fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);
const message = fc.record(
  {
    jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
    id: fc.oneof(fc.nat(), fc.string(), fc.jsonValue()),
    method: fc.oneof(methods, fc.jsonValue()),
    params,
    result: fc.jsonValue(),
    error: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const request = fc.record({ jsonrpc: fc.constant('2.0'), id: fc.nat(), method: methods, params });
const body = fc.oneof(
  request.map((value) => JSON.stringify(value)),
  message.map((value) => JSON.stringify(value)),
  fc.array(fc.oneof(request, message, fc.jsonValue()), { maxLength: 5 }).map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 200 }),
);
const headerValue = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCodePoint(code)) });
const headers = fc.record(
  {
    'MCP-Protocol-Version': fc.oneof(fc.constantFrom('2026-07-28', '2025-11-25', '2025-03-26'), headerValue),
    'Mcp-Method': fc.oneof(fc.constantFrom('tools/call', 'tools/list'), headerValue),
    'Mcp-Name': fc.oneof(fc.constantFrom('get_contact', '=?base64?!?='), headerValue),
    'Mcp-Session-Id': headerValue,
    'Mcp-Param-Query': headerValue,
    'Last-Event-ID': headerValue,
    Authorization: headerValue,
    Origin: fc.oneof(fc.webUrl(), headerValue),
    Host: fc.oneof(fc.constantFrom('localhost', 'portfolio.example'), headerValue),
    Accept: fc.oneof(fc.constant('*/*'), headerValue),
    'Content-Type': fc.oneof(fc.constant('application/json;x=y'), headerValue),
    'Content-Length': fc.oneof(fc.constantFrom('1e9', '-1', 'NaN'), headerValue),
  },
  { requiredKeys: [] },
);

/** What a stack or a validator's dump looks like inside JSON. */
const trace = /\\n\s+at |\.m?[jt]s:\d|node_modules|ZodError|file:\/\//;

/** What no input may bring about: a failure of ours, a stack trace, a reply that is neither JSON nor empty. */
async function expectCalm(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  expect(trace.exec(text)?.[0]).toBeUndefined();
  if (text !== '') expect(response.headers.get('Content-Type')).toBe('application/json');
  const replies = text === '' ? [] : [JSON.parse(text)].flat();
  for (const { jsonrpc, error } of replies) {
    expect(jsonrpc).toBe('2.0');
    expect(error?.code).not.toBe(-32603);
  }
}

async function check<T>(inputs: fc.Arbitrary<T>, numRuns: number, send: (input: T) => Promise<Response>) {
  const property = fc.asyncProperty(inputs, async (input) => expectCalm(await send(input)));
  await fc.assert(property, { numRuns, timeout: hang });
}

test(`${runs.bodies} bodies of any shape bring about no failure`, { timeout: 120_000 }, async () => {
  await check(fc.tuple(body, headers), runs.bodies, ([value, some]) => {
    const { 'MCP-Protocol-Version': version } = some;
    return post(value, version === undefined ? {} : { 'MCP-Protocol-Version': version });
  });
});

test(`${runs.headers} sets of headers bring about no failure`, { timeout: 120_000 }, async () => {
  const { body: modern, headers: own } = toModern('tools/call', { name: 'get_contact', arguments: {} });
  await check(fc.tuple(headers, fc.boolean()), runs.headers, ([some, isModern]) => {
    return isModern ? post(modern, { ...own, ...some }) : post({ jsonrpc: '2.0', id: 1, method: 'ping' }, some);
  });
});

test(`${runs.arguments} sets of arguments bring about no failure, in either era`, { timeout: 120_000 }, async () => {
  const args = fc.record(
    {
      query: fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: 'binary' }), fc.lorem(), fc.jsonValue()),
      limit: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const anyArgs = fc.oneof(args, fc.dictionary(fc.string(), fc.jsonValue()));
  const tool = fc.oneof(fc.constantFrom(...tools.map(({ name }) => name)), fc.string());
  await check(fc.tuple(tool, anyArgs, fc.boolean()), runs.arguments, ([name, given, isModern]) => {
    const call = { name, arguments: given };
    if (!isModern) return post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
    const { body: modern, headers: own } = toModern('tools/call', call);
    const { 'Mcp-Name': _name, ...rest } = own;
    return post(modern, { ...rest, 'Mcp-Name': `=?base64?${Buffer.from(name).toString('base64')}?=` });
  });
});
