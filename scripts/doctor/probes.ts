import { documents } from '#core/discovery/documents.ts';
import { httpOperations } from '#core/contract/http-operations.ts';
import { markdownTwins, paths } from '#core/site.ts';
import type { Probe } from './snapshot.ts';

export const pagePaths = Object.keys(markdownTwins);
const documentPaths = documents.map(({ path }) => path);

export const asMarkdown = { Accept: 'text/markdown' };
export const asBrowser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
export const asReluctant = { Accept: 'text/html, text/markdown;q=0.5' };
export const asAnything = { Accept: '*/*' };

/** A host that must never come back in an answer. */
export const foreignHost = 'elsewhere.invalid';
export const asForeign = { 'X-Forwarded-Host': foreignHost, 'X-Original-URL': '/404', 'X-Rewrite-URL': '/404' };

/** Addresses at which nothing may be found. */
export const missingPaths = [
  '/no-such-page',
  '/no-such-page.md',
  '/.well-known/no-such-document',
  '/.well-known/oauth-protected-resource',
];

/** Paths whose answers a caller may ask for by validator. */
export const validatedPaths = [paths.home, paths.homeMarkdown, paths.openapi, paths.ard];

export const badAsk: Probe = {
  method: 'POST',
  path: paths.ask,
  headers: { 'Content-Type': 'application/json' },
  body: '{"question":',
};
export const unknownApi: Probe = { path: `${paths.apiV1}/no-such-operation` };
export const wrongMethod: Probe = { method: 'DELETE', path: paths.ask };

/** Everything that the doctor asks a site, in order. */
export const probes: Probe[] = [
  ...pagePaths.flatMap((path) => [
    { path },
    { method: 'HEAD' as const, path },
    { path, headers: asMarkdown },
    // Right after the Markdown: a cache that ignores Vary would give it to a browser.
    { path, headers: asBrowser },
    { path, headers: asReluctant },
    { path, headers: asAnything },
    { method: 'HEAD' as const, path, headers: asMarkdown },
    { path, headers: asForeign },
  ]),
  ...documentPaths.flatMap((path) => [{ path }, { method: 'HEAD' as const, path }]),
  ...missingPaths.flatMap((path) => [{ path }, { path, headers: asMarkdown }]),
  ...Object.values(httpOperations).flatMap(({ method, path, alias }) =>
    method === 'GET' ? [{ path }, { path: alias }] : [],
  ),
  badAsk,
  unknownApi,
  wrongMethod,
  { path: paths.mcp },
  { path: paths.webmcp },
  { path: paths.openGraphImage },
  { path: paths.favicon },
];

/** Second round: what the first answers give rise to. */
export function toFollowUps(validators: Map<string, string>, links: string[]): Probe[] {
  return [
    ...[...validators].map(([path, etag]) => ({ path, headers: { 'If-None-Match': etag } })),
    ...links.map((path) => ({ path })),
  ];
}
