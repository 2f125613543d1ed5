import { expect, test } from 'vitest';
import { ApiIndex } from '#core/contract/api-index.ts';
import { HttpError } from '#core/contract/errors.ts';
import { siteUrl, startApp } from '../../support/app.ts';

test('the index names the API, its versions, its endpoints and its documents', async () => {
  const response = await startApp().send('/api/v1');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const index = ApiIndex.parse(await response.json());
  expect(index).toMatchObject({
    version: '1.1.0',
    apiVersion: 'v1',
    baseUrl: `${siteUrl}/api/v1`,
    compatibilityAliases: [`${siteUrl}/api/ask`],
    openapi: `${siteUrl}/openapi.json`,
    authentication: { type: 'none' },
    mcp: { url: `${siteUrl}/mcp`, serverCard: `${siteUrl}/.well-known/mcp/server-card.json` },
  });
  const endpoints = index.endpoints.map(({ method, url }) => `${method} ${url}`);
  expect(endpoints.toSorted()).toEqual([`GET ${siteUrl}/api/v1/ask`, `POST ${siteUrl}/api/v1/ask`]);
});

test('the alias of the index says the same', async () => {
  const { send } = startApp();
  expect(await (await send('/api')).json()).toEqual(await (await send('/api/v1')).json());
});

test.each(['/api/v2', '/api/v1/', '/api/v1/asks', '/api/ask/x', '/api/%00'])('%s is a JSON 404', async (path) => {
  const response = await startApp().send(path);
  expect(response.status).toBe(404);
  expect(HttpError.parse(await response.json()).error.code).toBe('not_found');
});

test.each([
  ['/api', 'GET'],
  ['/api/v1', 'GET'],
  ['/api/ask', 'GET, POST'],
  ['/api/v1/ask', 'GET, POST'],
])('any other method at %s is a JSON 405 that allows %s', async (path, allow) => {
  const { send } = startApp();
  const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', ...(allow === 'GET' ? ['POST'] : [])];
  for (const method of others) {
    const response = await send(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    expect(response.headers.get('API-Version')).toBe(path.endsWith('/ask') ? '1' : null);
    expect(HttpError.parse(await response.json()).error.code).toBe('method_not_allowed');
  }
});

test('every API answer carries a request id of its own and its timing, and the log line the same id', async () => {
  const { send, ask, log } = startApp();
  const answered = await ask({ question: 'Who?' });
  await answered.text();
  const responses = [answered, await ask({}), await send('/api/v1/ask'), await send('/api'), await send('/api/x')];
  const ids = responses.map(({ headers }) => headers.get('X-Request-Id'));
  expect(new Set(ids).size).toBe(responses.length);
  expect(new Set(log.map(({ requestId }) => requestId))).toEqual(new Set(ids));
  for (const { headers } of responses) expect(headers.get('Server-Timing')).toMatch(/^\w+;dur=[\d.]+/);
});

test('the log line tells route, status, outcome and time, and never the question or the address', async () => {
  const { ask, log } = startApp();
  await (await ask({ question: 'Which zebra awards did she receive?' }, { ip: '198.51.100.77' })).text();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ method: 'POST', route: '/api/v1/ask', status: 200, answerer: 'extractive' });
  expect(log[0]?.outcome).toBeTypeOf('string');
  expect(log[0]?.milliseconds).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toMatch(/zebra|198\.51\.100\.77/);
});
