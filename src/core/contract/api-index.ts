import { z } from 'zod';

/** spec.md §2.5 */
export const ApiIndex = z.object({
  name: z.string(),
  version: z.string().describe('Release of the contract.'),
  apiVersion: z.string().describe('Label of the major version.'),
  baseUrl: z.url().describe('Address of the versioned API.'),
  versioningPolicy: z.url(),
  compatibilityAliases: z.array(z.url()),
  description: z.string(),
  documentation: z.url(),
  openapi: z.url(),
  authentication: z.object({ type: z.literal('none') }),
  endpoints: z.array(z.object({ method: z.enum(['POST', 'GET']), url: z.url(), description: z.string() })),
  mcp: z.object({ url: z.url(), serverCard: z.url() }),
});
export type ApiIndex = z.infer<typeof ApiIndex>;
