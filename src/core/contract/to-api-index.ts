import { apiVersion, contractVersion, paths, product } from '../site.ts';
import type { ApiIndex } from './api-index.ts';
import { httpOperations, type HttpOperation } from './http-operations.ts';

/** The index of spec.md §2.5, as it is served and as the OpenAPI document shows it. */
export function toApiIndex(siteUrl: string): ApiIndex {
  const { ask, readQuota } = httpOperations;
  const toEndpoint = ({ method, path, description }: HttpOperation) => ({
    method,
    url: `${siteUrl}${path}`,
    description,
  });
  return {
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
}
