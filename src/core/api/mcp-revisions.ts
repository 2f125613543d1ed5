import { isJSONRPCErrorResponse, isJSONRPCResultResponse } from '@modelcontextprotocol/server';
import { supportedProtocolVersions } from '../tools/server.ts';
import { jsonRpcCodes } from './mcp-message.ts';

/**
 * An answer of revision 2026-07-28 that names every revision served here, as the server card does: the SDK names those
 * alone that need no `initialize`, in `server/discover` and where it refuses a revision.
 */
export async function withAllRevisions(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response;
  const body: unknown = await response.clone().json();
  if (isJSONRPCResultResponse(body) && 'supportedVersions' in body.result) {
    return toResponse(response, { ...body, result: { ...body.result, supportedVersions: supportedProtocolVersions } });
  }
  if (isJSONRPCErrorResponse(body) && body.error.code === jsonRpcCodes.unsupportedVersion) {
    const data = { ...Object(body.error.data), supported: supportedProtocolVersions };
    return toResponse(response, { ...body, error: { ...body.error, data } });
  }
  return response;
}

function toResponse({ status, headers }: Response, body: unknown): Response {
  return Response.json(body, { status, headers });
}
