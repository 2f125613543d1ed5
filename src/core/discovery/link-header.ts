import { paths } from '../site.ts';
import { aiCatalogMediaType } from './documents.ts';

interface LinkTarget {
  href: string;
  rel: string;
  type: string;
}

/** Where a page's machine-readable neighbours are; the page's head and its `Link` header say the same. */
export function toLinks(twin: string): LinkTarget[] {
  return [
    { href: twin, rel: 'alternate', type: 'text/markdown' },
    { href: paths.llms, rel: 'describedby', type: 'text/plain' },
    { href: paths.apiCatalog, rel: 'api-catalog', type: 'application/linkset+json' },
    { href: paths.openapi, rel: 'service-desc', type: 'application/json' },
    { href: paths.developers, rel: 'service-doc', type: 'text/html' },
    { href: paths.ard, rel: 'ard', type: 'application/json' },
    { href: paths.aiCatalog, rel: 'ai-catalog', type: aiCatalogMediaType },
  ];
}

/** The links as one `Link` header (RFC 8288). */
export function toLinkHeader(links: LinkTarget[]): string {
  return links.map(({ href, rel, type }) => `<${href}>; rel="${rel}"; type="${type}"`).join(', ');
}
