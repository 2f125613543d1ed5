import { paths } from '../site.ts';
import { serverCardMediaType } from './documents.ts';

/** The API catalog of RFC 9727: a linkset (RFC 9264) with the relations of RFC 8631. */
export function toApiCatalog(siteUrl: string) {
  const to = (path: string, type: string) => ({ href: `${siteUrl}${path}`, type });
  const guides = [to(paths.developers, 'text/html'), to(paths.developersMarkdown, 'text/markdown')];
  return {
    linkset: [
      {
        anchor: `${siteUrl}${paths.apiV1}`,
        'service-desc': [to(paths.openapi, 'application/json')],
        'service-doc': guides,
        'service-meta': [to(paths.ard, 'application/json')],
        status: [to(paths.ask, 'application/json')],
      },
      {
        anchor: `${siteUrl}${paths.mcp}`,
        'service-desc': [to(paths.mcpServerCard, serverCardMediaType)],
        'service-doc': guides,
      },
    ],
  };
}
