import { markdownTwins } from '../site.ts';
import { prefersMarkdown } from './accept.ts';

/** The request for a page's Markdown twin, when the caller prefers Markdown and the page has one. */
export function toTwinRequest(request: Request): Request | undefined {
  const url = new URL(request.url);
  const twin = markdownTwins[url.pathname];
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
  headers.set('Vary', 'Accept');
  // The body has been decoded on its way here, so these no longer describe it.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(twin.body, { status: twin.status, headers });
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
