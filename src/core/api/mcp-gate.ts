import { isJsonContentType, localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server';
import { jsonRpcCodes, refuseMcp } from './mcp-message.ts';

const loopback = localhostAllowedHostnames();

/** Without the headers of revision 2026-07-28 a browser client would silently fall back to an older one. */
const preflightHeaders = {
  Allow: 'POST',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID, Authorization',
  'Access-Control-Max-Age': '86400',
};

/**
 * Checks what can be told without reading the body: host, origin, method, media types.
 *
 * The decision on browsers: everything here is public, read-only and free of credentials, so a page of any origin may
 * call it and read the answer. What must not happen is DNS rebinding, a page reaching a server inside the visitor's
 * network under the page's own name; hence the Host must be the site's or loopback, whatever the Origin. A server on
 * loopback may hold unpublished drafts, so there the Origin must be loopback or the site as well. An Origin that is no
 * address (`null` included) is refused, as the SDK does.
 */
export function createMcpGate(siteUrl: string, otherHosts: string[] = []) {
  const ownHosts = [new URL(siteUrl).hostname, ...otherHosts];
  const hosts = [...ownHosts, ...loopback];

  return (request: Request): Response | undefined => {
    const host = validateHostHeader(request.headers.get('Host') ?? new URL(request.url).host, hosts);
    if (!host.ok) return refuse(403, 'This server does not answer under that Host');
    const origin = request.headers.get('Origin');
    if (origin && !isAcceptableOrigin(origin, host.hostname))
      return refuse(403, 'That Origin may not call this server');
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: preflightHeaders });
    if (request.method !== 'POST') {
      return refuse(405, 'This server answers POST alone: it keeps no session and no stream', { Allow: 'POST' });
    }
    if (!isJsonContentType(request.headers.get('Content-Type'))) {
      return refuse(415, 'Content-Type should be application/json');
    }
    if (!acceptsReplies(request.headers.get('Accept') ?? '')) {
      return refuse(406, 'Accept should list both application/json and text/event-stream');
    }
    return undefined;
  };

  function isAcceptableOrigin(origin: string, hostname: string): boolean {
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin).hostname;
    return from !== '' && (!loopback.includes(hostname) || hosts.includes(from));
  }
}

/** Lets pages read the answer; see the decision above. */
export function withCrossOrigin(response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', '*');
  response.headers.set('Access-Control-Expose-Headers', 'X-Request-Id');
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return refuseMcp(status, jsonRpcCodes.invalidRequest, message, null, { headers });
}

/** Both revisions demand both media types of the client; a wildcard names them too, and is what curl sends. */
function acceptsReplies(header: string): boolean {
  const ranges = header.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase());
  return [
    ['application/json', 'application/*', '*/*'],
    ['text/event-stream', 'text/*', '*/*'],
  ].every((wanted) => wanted.some((range) => ranges.includes(range)));
}
