import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpError } from '#core/contract/errors.ts';
import { serveLocally } from '../../scripts/local/serve.ts';
import { readStream } from '../support/stream.ts';

let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(0);
}, 30_000);
afterAll(() => server.stop());

function post(body: unknown, path = '/api/v1/ask', init: RequestInit = {}) {
  const headers = { 'Content-Type': 'application/json', ...(init.headers as Record<string, string>) };
  return fetch(server.url + path, { method: 'POST', body: JSON.stringify(body), ...init, headers });
}

test('pages, functions and the 404 page are served from one address', async () => {
  const home = await fetch(server.url);
  expect(home.status).toBe(200);
  expect(home.headers.get('Content-Type')).toMatch(/^text\/html/);
  const missing = await fetch(`${server.url}/no-such-page`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Content-Type')).toMatch(/^text\/html/);
  const api = await fetch(`${server.url}/api/no-such-thing`);
  expect(api.status).toBe(404);
  expect(HttpError.parse(await api.json()).error.code).toBe('not_found');
});

test('an address that is no text is refused and not an error of the server', async () => {
  expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBe(400);
});

test('a file is read and never written to', async () => {
  const ask = (method: string, path: string) => fetch(server.url + path, { method });
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const refused = await ask(method, '/resume');
    expect([refused.status, refused.headers.get('Allow')], method).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
  expect((await ask('HEAD', '/resume')).status).toBe(200);
  expect((await ask('OPTIONS', '/llms.txt')).status).toBe(200);
  expect((await ask('POST', '/no-such-page')).status).toBe(404);
});

test('a page comes compressed to whoever takes it so, each form with a validator of its own', async () => {
  const read = async (encoding: string) => {
    const response = await fetch(server.url, { headers: { 'Accept-Encoding': encoding } });
    const { headers } = response;
    expect(headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(headers.get('Vary')).toMatch(/\bAccept\b.*\bAccept-Encoding\b/);
    return { text: await response.text(), length: Number(headers.get('Content-Length')), etag: headers.get('ETag') };
  };
  const forms = [await read('identity'), await read('gzip'), await read('br')];
  expect(new Set(forms.map(({ text }) => text)).size).toBe(1);
  expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3);
  expect(forms[1]?.length).toBeLessThan((forms[0]?.length ?? 0) / 2);
});

test('an answer streams over a real socket and cites the portfolio', async () => {
  const { done, data } = await readStream(await post({ question: 'Tell me about the career.' }));
  expect(done).toBeDefined();
  expect(data.at(-1)).toBe('[DONE]');
});

test('forwarding headers do not change who is counted', async () => {
  const remaining = async () => {
    const response = await post({}, '/api/ask', { headers: { 'X-Forwarded-For': `203.0.113.${Math.random()}` } });
    return response.headers.get('RateLimit-Remaining');
  };
  expect(await remaining()).toBe(await remaining());
});

test('a taken port is told, and nothing of the server stays behind', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveLocally(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
