import { markdownTwins, pageCacheControl, toPageAddresses } from '../site.ts';
import { prefersMarkdown } from './accept.ts';

/** Headers that describe a connection or an encoded body: they do not survive the way from one response to another. */
const ofTheTransfer = [
  'Age',
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Date',
  'Keep-Alive',
  'Transfer-Encoding',
];

/** The request for a page's Markdown twin, when the caller prefers Markdown and the page has one. */
export function toTwinRequest(request: Request): Request | undefined {
  const url = new URL(request.url);
  const [, twin] = Object.entries(markdownTwins).find(([page]) => toPageAddresses(page).includes(url.pathname)) ?? [];
  if (!twin || !isRead(request.method) || !prefersMarkdown(request.headers.get('Accept') ?? '')) return undefined;
  const known = request.headers.get('If-None-Match');
  return new Request(new URL(twin, url), {
    method: request.method,
    headers: { Accept: 'text/markdown', ...(known && { 'If-None-Match': known }) },
  });
}

/** The twin's answer as the page's own, or undefined when there is none to give. */
export function toNegotiatedResponse(twin: Response): Response | undefined {
  if (!twin.ok && twin.status !== 304) return undefined;
  const headers = new Headers(twin.headers);
  for (const name of ofTheTransfer) headers.delete(name);
  headers.set('Vary', 'Accept');
  headers.set('Cache-Control', pageCacheControl);
  return new Response(twin.body, { status: twin.status, headers });
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
