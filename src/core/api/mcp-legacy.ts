import {
  isInitializeRequest,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type Server,
  type Transport,
} from '@modelcontextprotocol/server';
import { supportedProtocolVersions } from '../tools/server.ts';
import { findMalformed, jsonRpcCodes, refuseMcp } from './mcp-message.ts';

/** Batches came with 2025-03-26, which a missing header stands for, and left with 2025-06-18. */
const versionsWithBatches = [null, '2025-03-26', '2024-11-05'];
const maxBatch = 20;

/**
 * Answers a message of revision 2025-11-25 or older. The SDK's own transport for them would stream the reply, or, told
 * to send JSON, wait for ever on a request that a notification of the same batch cancels; here each message of a batch
 * meets a server of its own.
 */
export async function answerLegacy(request: Request, message: unknown, createServer: () => Server): Promise<Response> {
  const version = request.headers.get('MCP-Protocol-Version');
  if (version !== null && !supportedProtocolVersions.includes(version) && !isInitializeRequest(message)) {
    const data = { supported: supportedProtocolVersions, requested: version };
    const id = isJSONRPCRequest(message) ? message.id : null;
    return refuseMcp(400, jsonRpcCodes.unsupportedVersion, 'The MCP-Protocol-Version is not supported', id, { data });
  }
  if (!Array.isArray(message)) {
    // Notifications and posted responses have nothing to say to a server without state.
    return isJSONRPCRequest(message)
      ? Response.json(await exchange(message, createServer()))
      : new Response(null, { status: 202 });
  }
  if (!versionsWithBatches.includes(version)) return refuse('Batches ended with revision 2025-06-18');
  if (message.length > maxBatch) return refuse(`A batch should have at most ${maxBatch} messages`);
  if (message.some((item) => isInitializeRequest(item))) return refuse('initialize should come alone');
  const requests = message.filter((item) => isJSONRPCRequest(item));
  if (requests.length === 0) return new Response(null, { status: 202 });
  return Response.json(await Promise.all(requests.map((item) => exchange(item, createServer()))));
}

function refuse(message: string): Response {
  return refuseMcp(400, jsonRpcCodes.invalidRequest, message);
}

/** One request, one response. */
async function exchange(request: JSONRPCRequest, server: Server): Promise<JSONRPCMessage> {
  const malformed = findMalformed(request, 'legacy');
  if (malformed) {
    const { id, code, message } = malformed;
    return { jsonrpc: '2.0', id, error: { code, message } };
  }
  const { promise: response, resolve } = Promise.withResolvers<JSONRPCMessage>();
  const transport: Transport = { start: async () => {}, close: async () => {}, send: async (sent) => resolve(sent) };
  await server.connect(transport);
  transport.onmessage?.(request);
  return toLegacyError(await response);
}

/** A missing resource has a code of its own in these revisions, which the SDK no longer sends. */
function toLegacyError(response: JSONRPCMessage): JSONRPCMessage {
  if (!isJSONRPCErrorResponse(response)) return response;
  const { code, data } = response.error;
  const isMissingResource = code === jsonRpcCodes.invalidParams && Object.hasOwn(Object(data), 'uri');
  return isMissingResource
    ? { ...response, error: { ...response.error, code: jsonRpcCodes.resourceNotFound } }
    : response;
}
