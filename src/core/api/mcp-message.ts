import { isJSONRPCRequest, specTypeSchemas, type RequestId } from '@modelcontextprotocol/server';

/** JSON-RPC 2.0 §5.1, and the one code of revision 2026-07-28 that we send ourselves. */
export const jsonRpcCodes = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  unsupportedVersion: -32022,
  /** Of 2025-11-25 and older; the 2026-07-28 revision says -32602 instead. */
  resourceNotFound: -32002,
} as const;

/** A JSON-RPC error with an HTTP status of its own. */
export function refuseMcp(
  status: number,
  code: number,
  message: string,
  id: RequestId | null = null,
  { data, headers = {} }: { data?: unknown; headers?: Record<string, string> } = {},
): Response {
  const body = { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } };
  return Response.json(body, { status, headers });
}

/** Shape of each request that is answered in every revision, as the SDK knows it. */
const requestTypes = new Map<string, keyof typeof specTypeSchemas>([
  ['tools/list', 'ListToolsRequest'],
  ['tools/call', 'CallToolRequest'],
  ['resources/list', 'ListResourcesRequest'],
  ['resources/templates/list', 'ListResourceTemplatesRequest'],
  ['resources/read', 'ReadResourceRequest'],
]);

/** The same for those that 2026-07-28 has ended. */
const legacyRequestTypes = new Map<string, keyof typeof specTypeSchemas>([
  ['initialize', 'InitializeRequest'],
  ['ping', 'PingRequest'],
]);

/** A request that the SDK never gets to see. */
export interface Malformed {
  /** HTTP status in revision 2026-07-28; older ones answer every request with 200. */
  status: number;
  id: RequestId;
  code: number;
  message: string;
}

/**
 * The fault in the shape of a request, or undefined when it has none. Asked before the SDK sees the request, which
 * would answer with a dump of its validator, and for most methods call it an internal error.
 */
export function findMalformed(message: unknown, era: 'modern' | 'legacy'): Malformed | undefined {
  if (!isJSONRPCRequest(message)) return undefined;
  const { id, method, params } = message;
  // Nothing listed here ever changes, and an open stream would only hold a function until its time is up.
  if (method === 'subscriptions/listen') {
    return { status: 404, id, code: jsonRpcCodes.methodNotFound, message: 'This server has nothing to subscribe to' };
  }
  const type = requestTypes.get(method) ?? (era === 'legacy' ? legacyRequestTypes.get(method) : undefined);
  if (!type) return undefined;
  const { issues } = specTypeSchemas[type]['~standard'].validate({ method, params });
  if (!issues) return undefined;
  const faults = issues.map((issue) => `${(issue.path ?? []).map(String).join('.')}: ${issue.message}`);
  return {
    status: 400,
    id,
    code: jsonRpcCodes.invalidParams,
    message: `Malformed ${method} request: ${faults.join('; ')}`,
  };
}
