import { EventSourceParserStream } from 'eventsource-parser/stream';
import { askPath, endOfStream, maxMessages } from 'virtual:ask-contract';
import type { ChatMessage } from '#core/contract/ask.ts';
import type { AskEvent } from '#core/contract/events.ts';
import type { AskError } from '../ask-result.ts';

/** An ask that was refused, could not be sent, or broke off. */
export class AskFailure extends Error {
  override readonly name = 'AskFailure';
  readonly error: AskError;
  readonly retryAfter: number | undefined;

  constructor(error: AskError, retryAfter?: number) {
    super(error.message);
    this.error = error;
    this.retryAfter = retryAfter;
  }
}

/** What an answer's headers say about the visitor's quota. */
export interface Quota {
  limit: number;
  remaining: number;
  resetAfterSeconds: number;
}

interface AskOptions {
  messages: ChatMessage[];
  sessionId: string | undefined;
  signal: AbortSignal;
  onQuota: (quota: Quota) => void;
}

/**
 * Sends a conversation and yields the events of the answer as they arrive.
 * @throws AskFailure for every way in which there is no whole answer, and the signal's reason when it is aborted.
 */
export async function* ask({ messages, sessionId, signal, onQuota }: AskOptions): AsyncGenerator<AskEvent> {
  const response = await send(messages, sessionId, signal);
  const quota = toQuota(response.headers);
  if (quota) onQuota(quota);
  if (!response.ok || !response.body) throw await toFailure(response);
  const frames = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  let hasWords = false;
  try {
    for await (const { data } of frames) {
      if (data === endOfStream) return;
      const event = JSON.parse(data) as AskEvent;
      if (event.type === 'content') hasWords ||= event.content.trim() !== '';
      if (event.type === 'done' && !hasWords) break;
      if (event.type === 'error') throw new AskFailure(event.error, event.retryAfter);
      yield event;
    }
  } catch (error) {
    if (signal.aborted || error instanceof AskFailure) throw error;
  }
  throw new AskFailure({
    code: 'broken_off',
    message: 'The answer broke off before its end.',
    resolution: 'Try the question again.',
  });
}

async function send(messages: ChatMessage[], sessionId: string | undefined, signal: AbortSignal): Promise<Response> {
  // A long conversation loses its oldest exchanges; an odd number of messages begins and ends with a question.
  const recent = messages.slice(-(maxMessages - ((maxMessages + 1) % 2)));
  try {
    return await fetch(askPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ messages: recent, ...(sessionId && { sessionId }) }),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AskFailure(
      navigator.onLine
        ? { code: 'unreachable', message: 'The portfolio could not be reached.', resolution: 'Try again in a moment.' }
        : { code: 'offline', message: 'You are offline.', resolution: 'Everything on the page can still be read.' },
    );
  }
}

async function toFailure(response: Response): Promise<AskFailure> {
  const seconds = Number(response.headers.get('Retry-After'));
  const body = (await response.json().catch(() => ({}))) as { detail?: unknown; error?: AskError };
  const error = body.error ?? {
    code: 'internal_error',
    message: `The portfolio answered with the status ${response.status}.`,
    resolution: 'Try again in a moment.',
  };
  const message = typeof body.detail === 'string' ? body.detail : error.message;
  return new AskFailure({ ...error, message }, seconds >= 1 ? seconds : undefined);
}

function toQuota(headers: Headers): Quota | undefined {
  const [limit, remaining, resetAfterSeconds] = ['Limit', 'Remaining', 'Reset'].map((name) => {
    return Number(headers.get(`RateLimit-${name}`) ?? Number.NaN);
  });
  if (limit === undefined || remaining === undefined || resetAfterSeconds === undefined) return undefined;
  return Number.isNaN(limit + remaining + resetAfterSeconds) ? undefined : { limit, remaining, resetAfterSeconds };
}
