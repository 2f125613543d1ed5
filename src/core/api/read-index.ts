import { ApiIndex } from '../contract/api-index.ts';
import { operations, type Operation } from '../contract/operations.ts';
import { json } from '../http/respond.ts';
import { apiVersion, contractVersion, paths, product } from '../site.ts';

/** `GET /api/v1` and its alias: the index of spec.md §2.5. */
export function readIndex(siteUrl: string): Response {
  const { ask, readQuota } = operations;
  const toEndpoint = ({ method, path, description }: Operation) => ({ method, url: `${siteUrl}${path}`, description });
  const index: ApiIndex = {
    name: `${product} API`,
    version: contractVersion,
    apiVersion: `v${apiVersion}`,
    baseUrl: `${siteUrl}${paths.apiV1}`,
    versioningPolicy: `${siteUrl}${paths.developers}#versioning`,
    compatibilityAliases: [`${siteUrl}${paths.askAlias}`],
    description: "Answers questions about one person from that person's published portfolio, with citations.",
    documentation: `${siteUrl}${paths.developers}`,
    openapi: `${siteUrl}${paths.openapi}`,
    authentication: { type: 'none' },
    endpoints: [toEndpoint(ask), toEndpoint(readQuota)],
    mcp: { url: `${siteUrl}${paths.mcp}`, serverCard: `${siteUrl}${paths.serverCard}` },
  };
  return json(index);
}
