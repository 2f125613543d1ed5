import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { tokenize, toStem } from '#core/corpus/text.ts';
import { openStream, sendError, toChunk, toFrame } from './chat-wire.ts';

/** What a client asked of the server. */
export interface SeenRequest {
  path: string;
  body: ChatBody & { input?: string | string[]; encoding_format?: string };
  authorization: string | undefined;
  /** By the clock of `performance.now()`. */
  receivedAt: number;
  /** When each piece of the answer was written. */
  writtenAt: number[];
  /** Resolves when the client has hung up before the answer was whole. */
  left: Promise<void>;
}

interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  stream_options?: unknown;
}

/** One answer of the model: its text in pieces, or a way in which servers fail. */
export type Reply =
  | { pieces: string[]; delay?: number; finish?: string | null; usage?: boolean; reasoning?: string[] }
  | { fault: Fault; pieces?: string[] };

export type Fault =
  | 401
  | 403
  | 404
  | 429
  | 500
  | 503
  | 'silent'
  | 'stalled'
  | 'cut'
  | 'ended_early'
  | 'empty'
  | 'no_body'
  | 'bad_json'
  | 'bytes'
  | 'html'
  | 'error_event'
  | 'content_filter'
  | 'context_length_exceeded'
  | keyof typeof withoutStreamOptions
  | 'reset';

/** Ways in which servers refuse the request for token use: the member is named in the message, beside it or nowhere. */
const withoutStreamOptions = {
  no_stream_options: [400, { message: 'Unknown parameter: stream_options' }],
  no_extra_param: [400, { message: 'Extra inputs are not permitted', param: 'stream_options' }],
  no_extra_inputs: [422, undefined],
} as const;

/** A local server that speaks the wire protocol of chat completions and embeddings, faults included. */
export interface OpenAiServer {
  baseUrl: string;
  requests: SeenRequest[];
  /** What the following chat requests are answered with. */
  reply: (reply: Reply | ((body: ChatBody) => Reply)) => void;
  /** What the following embedding requests are answered with. */
  embed: (mode: 'base64' | 'float' | 'silent' | 'short' | 'wrong_size' | 500) => void;
  close: () => Promise<void>;
}

const defaultDimensions = 256;

/** Starts the server on a free port of the loopback interface. In more dimensions fewer words fall on one place. */
export async function startOpenAiServer({ dimensions = defaultDimensions } = {}): Promise<OpenAiServer> {
  const requests: SeenRequest[] = [];
  let toReply: (body: ChatBody) => Reply = () => ({ pieces: [] });
  let embedding: Parameters<OpenAiServer['embed']>[0] = 'base64';
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    reply: (reply) => {
      toReply = typeof reply === 'function' ? reply : () => reply;
    },
    embed: (mode) => {
      embedding = mode;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const receivedAt = performance.now();
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as SeenRequest['body'];
    const left = new Promise<void>((resolve) => {
      response.once('close', () => {
        if (!response.writableFinished) resolve();
      });
    });
    const writtenAt: number[] = [];
    const { url = '' } = request;
    requests.push({ path: url, body, authorization: request.headers.authorization, receivedAt, writtenAt, left });
    if (request.url === '/v1/chat/completions') await serveChat(toReply(body), body, response, writtenAt);
    else if (request.url === '/v1/embeddings') serveEmbeddings(embedding, body, response, dimensions);
    else sendError(response, 404);
  }
}

async function serveChat(
  reply: Reply,
  body: ChatBody,
  response: ServerResponse,
  writtenAt: number[] = [],
): Promise<void> {
  if ('fault' in reply) {
    serveFault(reply.fault, reply.pieces ?? [], body, response);
    return;
  }
  openStream(response);
  const { pieces, delay = 0, finish = 'stop', usage = true, reasoning = [] } = reply;
  response.write(toFrame(toChunk({ role: 'assistant', content: '' })));
  for (const text of reasoning) response.write(toFrame(toChunk({ reasoning_content: text })));
  for (const content of pieces) {
    if (delay > 0) await wait(delay);
    if (response.destroyed) return;
    response.write(toFrame(toChunk({ content })));
    writtenAt.push(performance.now());
  }
  response.write(toFrame(toChunk({}, finish)));
  if (usage && body.stream_options) {
    const tokens = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 };
    response.write(toFrame({ ...toChunk({}), choices: [], usage: tokens }));
  }
  response.end(toFrame('[DONE]'));
}

function serveFault(fault: Fault, pieces: string[], body: ChatBody, response: ServerResponse): void {
  if (typeof fault === 'number') {
    sendError(response, fault);
    return;
  }
  if (fault === 'silent') return;
  if (fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (fault === 'content_filter' || fault === 'context_length_exceeded') {
    sendError(response, 400, { code: fault });
    return;
  }
  if (fault in withoutStreamOptions) {
    const [status, error] = withoutStreamOptions[fault as keyof typeof withoutStreamOptions];
    if (body.stream_options) sendError(response, status, error);
    else void serveChat({ pieces }, body, response);
    return;
  }
  if (fault === 'html') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><body>Welcome to the gateway</body></html>');
    return;
  }
  if (fault === 'no_body') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end();
    return;
  }
  openStream(response);
  for (const content of pieces) response.write(toFrame(toChunk({ content })));
  switch (fault) {
    case 'stalled':
      response.write(': still here\n\n');
      return;
    case 'cut':
      // The frames before must have left, or the client would see a refused connection.
      setTimeout(() => response.socket?.destroy(), 20);
      return;
    case 'ended_early':
      response.end();
      return;
    case 'empty':
      response.end(toFrame(toChunk({}, 'stop')) + toFrame('[DONE]'));
      return;
    case 'bad_json':
      response.end('data: {"choices":[{"delta":{"content":"half\n\n');
      return;
    case 'bytes':
      response.end(
        Buffer.from([0xff, 0xfe, 0x00, 0x64, 0x61, 0x74, 0x61, 0x3a, 0x20, 0xc3, 0x28, 0x0a, 0x0a, 0x1f, 0x8b]),
      );
      return;
    case 'error_event':
      response.end(toFrame({ error: { message: 'overloaded', type: 'server_error' } }));
      return;
  }
}

function serveEmbeddings(
  mode: Parameters<OpenAiServer['embed']>[0],
  body: SeenRequest['body'],
  response: ServerResponse,
  dimensions: number,
): void {
  if (mode === 'silent') return;
  if (typeof mode === 'number') {
    sendError(response, mode);
    return;
  }
  const texts = [body.input ?? []].flat();
  const data = texts.map((text, index) => {
    const vector = toWordVector(text, mode === 'wrong_size' ? dimensions / 2 : dimensions);
    const asBytes = mode === 'base64' && body.encoding_format === 'base64';
    const embedding = asBytes ? Buffer.from(Float32Array.from(vector).buffer).toString('base64') : vector;
    return { object: 'embedding', index, embedding };
  });
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data: mode === 'short' ? data.slice(1) : data, model: body.model }));
}

/** A vector in which texts with the same words are near; some synonyms share a place, as a real model knows them. */
export function toWordVector(text: string, size = defaultDimensions): number[] {
  const vector = Array.from({ length: size }, () => 0);
  for (const { stem } of tokenize(text)) {
    const meaning = sameMeaning.get(stem) ?? stem;
    let hash = 7;
    for (const sign of meaning) hash = (hash * 31 + sign.charCodeAt(0)) % 1_000_003;
    const place = hash % size;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
}

const sameMeaning = new Map([
  [toStem('chauffeur'), toStem('driving')],
  [toStem('permit'), toStem('licence')],
]);
