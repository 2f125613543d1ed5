import type { Profile } from '../contract/content.ts';
import { httpOperations, type HttpOperation } from '../contract/http-operations.ts';
import { apiVersion, contractVersion, paths, product } from '../site.ts';
import { documents } from './documents.ts';
import { requestExamples } from './openapi-examples.ts';
import { toComponentHeaders, toResponses } from './openapi-responses.ts';
import { toComponentSchemas, toReference } from './openapi-schemas.ts';

const tag = {
  name: 'Ask',
  description: 'Questions about the portfolio, the quota for them, and the index of the API.',
};

/** The contract of the HTTP API as OpenAPI 3.1, from the same schemas and tables that the handlers use. */
export function toOpenApi({ name }: Pick<Profile, 'name'>, siteUrl: string) {
  const to = (path: string) => `${siteUrl}${path}`;
  return {
    openapi: '3.1.1',
    info: {
      title: `${product} API: the portfolio of ${name}`,
      version: contractVersion,
      summary: 'Ask questions about one person and get cited answers.',
      description:
        'Answers questions about one person from the published portfolio, as a stream of server-sent events with citations. ' +
        'Public and read-only: no key, no account. Clients ignore response members that they do not know.',
      contact: { name, url: to(paths.home) },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    'x-api-versioning': { strategy: 'url-path', current: `v${apiVersion}` },
    'x-mcp': { url: to(paths.mcp), serverCard: to(paths.mcpServerCard), transport: 'streamable-http' },
    'x-documents': documents.map(({ path, title, mediaType }) => ({ url: to(path), title, mediaType })),
    externalDocs: { url: to(paths.developers), description: 'Developer page' },
    servers: [{ url: siteUrl, description: 'This portfolio' }],
    security: [],
    tags: [tag],
    paths: toPaths(siteUrl),
    components: { schemas: toComponentSchemas(), headers: toComponentHeaders() },
  };
}

function toPaths(siteUrl: string): Record<string, Record<string, object>> {
  const result: Record<string, Record<string, object>> = {};
  for (const operation of Object.values<HttpOperation>(httpOperations)) {
    const method = operation.method.toLowerCase();
    (result[operation.path] ??= {})[method] = toOperation(operation, siteUrl);
    (result[operation.alias] ??= {})[method] = {
      ...toOperation(operation, siteUrl),
      operationId: `${operation.id}Alias`,
      summary: `${operation.summary} (alias)`,
      description: `${operation.description} Same behaviour and same quota as ${operation.path}.`,
    };
  }
  return result;
}

function toOperation(operation: HttpOperation, siteUrl: string) {
  const { id, summary, description, request } = operation;
  return {
    operationId: id,
    summary,
    description,
    tags: [tag.name],
    ...(request && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toReference(request), examples: requestExamples } },
      },
    }),
    responses: toResponses(operation, siteUrl),
  };
}
