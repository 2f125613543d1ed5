import type { RequestContext } from '#core/api/context.ts';

/** The MCP server behind its door, loaded by the first request as the API is. */
export async function handleMcp(request: Request, context: RequestContext): Promise<Response> {
  const { mcp } = await import('./mcp.ts');
  return mcp(request, context);
}
