import type { Portfolio } from '../contract/record.ts';
import { pageCacheControl, paths, toPageFile } from '../site.ts';
import { documents, type Document } from './documents.ts';
import { toLinkHeader, toLinks } from './link-header.ts';
import { toPages, type Page, type PageName } from './pages.ts';
import { toContentSignal } from './robots.ts';
import { toTokenEstimate } from './twin.ts';
import { toTwinOf } from './twins.ts';

type Headers = Record<string, string>;

/** Documents change with a deploy only; minutes keep a mistake short-lived and the origin quiet. */
const documentCache = 'public, max-age=1800, must-revalidate';

/**
 * Netlify's `_headers` file. A prerendered response cannot carry headers, and a hand-written list would repeat paths,
 * media types and the owner's choices, so the list is computed.
 */
export function toHeadersFile(portfolio: Portfolio, siteUrl: string): string {
  const pages = Object.entries(toPages(portfolio)) as [PageName, Page][];
  const rules = new Map<string, Headers>([
    ...pages.flatMap(([, { path, markdown }]) =>
      // A rule holds for its address with a slash behind it as well.
      [path, toPageFile(path)].map((address) => [address, toPageHeaders(markdown)] as const),
    ),
    ...documents.map((document) => [document.path, toDocumentHeaders(document, siteUrl)] as const),
  ]);
  for (const [name, page] of pages) {
    Object.assign(rules.get(page.markdown) ?? {}, toTwinHeaders(toTwinOf(name, portfolio, siteUrl), page, siteUrl), {
      'Content-Signal': toContentSignal(portfolio.profile.crawlers),
    });
  }
  return [...rules].map(([path, headers]) => toRule(path, headers)).join('\n');
}

function toPageHeaders(twin: string): Headers {
  return { 'Cache-Control': pageCacheControl, Vary: 'Accept', Link: toLinkHeader(toLinks(twin)) };
}

function toDocumentHeaders({ path, mediaType }: Document, siteUrl: string): Headers {
  // The digest in the index is over the bytes as they are: nobody on the way may rewrite them.
  const cache = path === paths.agentSkill ? `${documentCache}, no-transform` : documentCache;
  return {
    'Content-Type': mediaType,
    'Cache-Control': cache,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'Content-Type, If-None-Match',
    'Access-Control-Expose-Headers': 'ETag, Link',
    ...(path === paths.apiCatalog && { Link: `<${siteUrl}${path}>; rel="api-catalog"` }),
  };
}

function toTwinHeaders(twin: string, { path }: Page, siteUrl: string): Headers {
  return { Link: `<${siteUrl}${path}>; rel="canonical"`, 'X-Markdown-Tokens': String(toTokenEstimate(twin)) };
}

function toRule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}
