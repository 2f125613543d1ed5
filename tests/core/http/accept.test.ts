import { expect, test } from 'vitest';
import { prefersMarkdown } from '#core/http/accept.ts';
import { toNegotiatedResponse, toTwinRequest } from '#core/http/markdown-twin.ts';
import { markdownTwins, pageCacheControl, toPageAddresses } from '#core/site.ts';
import markdown, { config } from '../../../netlify/edge-functions/markdown.ts';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html', true],
  ['text/markdown;q=0.9, text/html;q=0.8', true],
  ['text/markdown; charset=utf-8; q=1, text/html', true],
  ['TEXT/MARKDOWN', true],
  ['text/markdown, */*', true],
  ['text/markdown;variant="a,b;q=0", text/html;q=0.5', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.6', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=abc', false],
  ['text/markdown;q=2', false],
  ['text/*', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['', false],
])('"%s" asks for Markdown: %s', (accept, wanted) => {
  expect(prefersMarkdown(accept)).toBe(wanted);
});

const page = (init: RequestInit = {}, path = '/developers') =>
  new Request(`https://portfolio.example${path}`, { headers: { Accept: 'text/markdown' }, ...init });

test('a page leads to its twin, and nothing else does', () => {
  for (const [path, twin] of Object.entries(markdownTwins)) {
    for (const address of toPageAddresses(path))
      expect(toTwinRequest(page({}, address))?.url, address).toBe(`https://portfolio.example${twin}`);
  }
  expect(toPageAddresses('/developers')).toEqual(['/developers', '/developers/', '/developers.html']);
  expect(toTwinRequest(page({}, '/nowhere'))).toBeUndefined();
  expect(toTwinRequest(page({}, '/toString'))).toBeUndefined();
  expect(toTwinRequest(page({ method: 'POST' }))).toBeUndefined();
  expect(toTwinRequest(page({ method: 'HEAD' }))?.method).toBe('HEAD');
});

test('a twin goes out as the page itself: varying by Accept, asked for again each time, without transfer headers', async () => {
  const twin = new Response('# Developers', {
    headers: {
      'Content-Encoding': 'gzip',
      'Cache-Control': 'public, max-age=1800',
      'X-Markdown-Tokens': '3',
      Age: '5',
    },
  });
  const response = toNegotiatedResponse(twin);
  expect(await response?.text()).toBe('# Developers');
  expect(Object.fromEntries(response?.headers ?? [])).toEqual({
    'cache-control': pageCacheControl,
    'content-type': 'text/plain;charset=UTF-8',
    vary: 'Accept',
    'x-markdown-tokens': '3',
  });
  expect(toNegotiatedResponse(new Response(null, { status: 304 }))?.status).toBe(304);
  expect(toNegotiatedResponse(new Response('', { status: 404 }))).toBeUndefined();
});

test('the edge function runs on exactly the pages that have a twin, and leaves the rest alone', async () => {
  expect(config.path).toEqual(Object.keys(markdownTwins).flatMap(toPageAddresses));
  const wanted = new RegExp(String(config.header?.['accept']));
  expect(wanted.test('text/html, Text/Markdown;q=0.4')).toBe(true);
  expect(wanted.test('*/*')).toBe(false);
  const next = async () => new Response('the page');
  expect(await markdown(page({ headers: { Accept: 'text/html, text/markdown;q=0.1' } }), { next })).toBeUndefined();
});
