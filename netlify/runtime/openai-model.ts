import type OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { ModelFailure, type Model, type ModelPiece, type PromptMessage } from '#core/answering/model/model.ts';
import { withoutThinking } from '#core/answering/model/thinking.ts';
import { fetchWithPings } from './fetch-with-pings.ts';
import type { ModelSettings } from './model-settings.ts';

/** Members of the client's errors; importing their classes would load the client. */
interface ApiError extends Error {
  status?: number;
  code?: unknown;
  param?: unknown;
}

type Address = Pick<ModelSettings, 'apiKey' | 'baseUrl' | 'model' | 'embeddingModel' | 'deadlines'>;

/** A model at an OpenAI-compatible address, by the form that most servers speak: chat completions. */
export function createOpenAiModel({ apiKey, baseUrl, model, embeddingModel, deadlines }: Address): Model {
  let client: Promise<OpenAI> | undefined;
  let asksForUsage = true;
  /** Requests under way, and the most connections that they may have left open. */
  const connections = { busy: 0, kept: 0 };
  return {
    name: model,
    write,
    ...(embeddingModel && { embeddingModel, embed: (texts: string[], signal: AbortSignal) => embed(texts, signal) }),
  };

  /** The first answer loads the client: it costs 100 ms and more, which no other request should pay. */
  function open(): Promise<OpenAI> {
    client ??= import('openai').then(({ OpenAI: Client }) => {
      // An answer that fails is given by other means at once; a retry would only bill a caller's patience.
      const options = { maxRetries: 0, timeout: deadlines.total, logLevel: 'off', fetch: fetchWithPings } as const;
      return new Client({ apiKey, baseURL: baseUrl, ...options });
    });
    return client;
  }

  async function* write(messages: PromptMessage[], signal: AbortSignal): AsyncGenerator<ModelPiece, void> {
    try {
      const chunks = await start({ model, messages, stream: true, stream_options: { include_usage: true } }, signal);
      yield* withoutThinking(toPieces(chunks, signal));
    } catch (error) {
      throw toFailure(error, signal);
    }
  }

  async function start(
    body: ChatCompletionCreateParamsStreaming,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ChatCompletionChunk>> {
    const { chat } = await open();
    const { stream_options: _, ...rest } = body;
    const wanted = asksForUsage ? body : rest;
    try {
      return await overLiveConnection(() => chat.completions.create(wanted, { signal }), signal);
    } catch (error) {
      // It only serves the log.
      if (!asksForUsage || !refusesMember(error, 'stream_options')) throw error;
      const chunks = await overLiveConnection(() => chat.completions.create(rest, { signal }), signal);
      asksForUsage = false;
      return chunks;
    }
  }

  /**
   * Sends a request anew when it met a kept connection that the server closed just then: it was never answered. Each try
   * removes the one it met; a server that hangs up on a fresh one is asked once.
   */
  async function overLiveConnection<T>(send: () => PromiseLike<T>, signal: AbortSignal): Promise<T> {
    connections.busy += 1;
    try {
      for (;;) {
        try {
          const response = await send();
          connections.kept = Math.max(connections.kept, connections.busy);
          return response;
        } catch (error) {
          if (!isDeadConnection(error) || signal.aborted || connections.kept === 0) throw error;
          connections.kept -= 1;
        }
      }
    } finally {
      connections.busy -= 1;
    }
  }

  async function embed(texts: string[], signal: AbortSignal): Promise<number[][]> {
    try {
      const { embeddings } = await open();
      const body = { model: embeddingModel ?? '', input: texts };
      const { data } = await overLiveConnection(() => embeddings.create(body, { signal }), signal);
      const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
      const isUsable =
        vectors.length === texts.length &&
        vectors.every((vector) => vector.length > 0 && vector.every(Number.isFinite));
      if (!isUsable) throw new ModelFailure('nonsense');
      return vectors;
    } catch (error) {
      throw toFailure(error, signal);
    }
  }
}

/**
 * Whether a server refuses a member that it does not know, as some compatible ones do. Of those that answer 422 the
 * client keeps no word that would name it.
 */
function refusesMember(error: unknown, member: string): boolean {
  const { status, message, param } = error as ApiError;
  return status === 422 || param === member || message.includes(member);
}

function isDeadConnection(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test((cause as { code?: string }).code ?? '')) return true;
  }
  return false;
}

/** An aborted stream and one that is cut both end in silence: only a finish reason is an end. */
async function* toPieces(
  chunks: AsyncIterable<ChatCompletionChunk>,
  signal: AbortSignal,
): AsyncGenerator<ModelPiece, void> {
  let finish: string | undefined;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices ?? [];
    const text: unknown = choice?.delta?.content;
    yield { text: typeof text === 'string' ? text : '' };
    finish = choice?.finish_reason ?? finish;
    if (usage) yield { usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } };
  }
  signal.throwIfAborted();
  if (finish === undefined) throw new ModelFailure('cut');
  if (finish === 'length') throw new ModelFailure('truncated');
  if (finish === 'content_filter') throw new ModelFailure('filtered');
}

/** The client's errors by what they mean here. */
function toFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof ModelFailure) return error;
  const { status, name, code } = error as ApiError;
  const cause = { cause: error };
  // Two refusals of one prompt, which the next one need not meet.
  if (code === 'content_filter') return new ModelFailure('filtered', cause);
  if (code === 'context_length_exceeded') return new ModelFailure('prompt_too_long', cause);
  if (status === 401 || status === 403) return new ModelFailure('unauthorised', cause);
  if (status === 429) return new ModelFailure('rate_limited', cause);
  if (status !== undefined) return new ModelFailure(status >= 500 ? 'server_error' : 'rejected', cause);
  const isConnection = /Connection/.test((error as object).constructor.name) || code !== undefined;
  if (isConnection || name === 'TypeError') return new ModelFailure(isConnection ? 'unreachable' : 'cut', cause);
  return new ModelFailure(error instanceof SyntaxError ? 'nonsense' : 'server_error', cause);
}
