import type { ServerResponse } from 'node:http';

/** Begins an answer in events. */
export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.flushHeaders();
}

/** A piece of an answer. */
export function toChunk(delta: Record<string, string>, finish: string | null = null) {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'local', choices };
}

/** An event with this data. */
export function toFrame(data: unknown): string {
  return `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
}

/** Refuses a request. */
export function sendError(response: ServerResponse, status: number, error: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...(status === 429 && { 'Retry-After': '7' }) });
  const told = { message: `error ${status}`, type: 'error', code: null, param: null, ...error };
  // Servers that check requests against a schema answer in a form of their own.
  response.end(JSON.stringify(status === 422 ? { detail: [{ type: 'extra_forbidden' }] } : { error: told }));
}
