import { isJobDescription } from '../answering/job/job-description.ts';
import type { AnswerEvent } from '../answering/answer-event.ts';
import type { Answer, AnswerPorts } from '../answering/answer-ports.ts';
import { toErrorMetadata } from '../contract/errors.ts';
import type { AskEvent } from '../contract/events.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { eventStreamHeaders, toEventStream } from '../http/event-stream.ts';
import { toQuotaHeaders } from '../http/quota-headers.ts';
import { refuse } from '../http/refusal.ts';
import type { LimitReached, Quota } from '../quota/quota.ts';
import type { Handler, Trace } from './context.ts';
import { readAskRequest } from './read-ask-request.ts';

export interface AskPorts {
  siteUrl: string;
  /** Opened by the first question and kept: the index quota reads and errors never wait for it. */
  openCorpus: () => Promise<Corpus>;
  answer: Answer;
  /** Absent without a configured model. */
  model?: AnswerPorts['model'];
  quota: Quota;
  /** Epoch milliseconds. */
  now: () => number;
}

/** `POST /api/v1/ask` and its alias: an answer as server-sent events (spec.md §4.3 and §6). */
export function createAsk({ siteUrl, openCorpus, answer, model, quota, now }: AskPorts): Handler {
  return async (request, { ip }, trace) => {
    const read = await readAskRequest(request);
    trace.mark('read');
    if ('refusal' in read) {
      const headers = toQuotaHeaders(await quota.read(ip), now());
      return refuse({ ...read.refusal, headers }, siteUrl);
    }
    const { messages, sessionId } = read.value;
    const { chat, reached } = await quota.take(ip, isJobDescription(messages.at(-1)?.content ?? ''));
    const headers = toQuotaHeaders(chat, now());
    trace.mark('quota');
    if (reached) return refuse(toLimitRefusal(reached, headers), siteUrl);

    // Opened by a question that was counted alone: one that fails for want of it is no way round the limit.
    const corpus = await openCorpus();
    const leave = new AbortController();
    const signal = AbortSignal.any([request.signal, leave.signal]);
    const events = answer(messages, {
      corpus,
      signal,
      ...(model && { model }),
      note: (note) => trace.note({ model: note }),
    });
    const begun = await begin(events);
    const ids = { sessionId, responseId: crypto.randomUUID() };
    trace.note({ outcome: 'left' });
    const writeLog = trace.hold();
    const stream = toEventStream(toAskEvents(begun, ids, trace, writeLog), () => {
      leave.abort();
      writeLog();
    });
    return new Response(stream, { headers: { ...eventStreamHeaders, ...headers } });
  };
}

/** Takes the first event at once, so that a failure before the first frame is still a 500, and gives all of them. */
async function begin(events: AsyncGenerator<AnswerEvent>): Promise<AsyncGenerator<AnswerEvent>> {
  const first = await events.next();
  return resume();

  async function* resume() {
    try {
      if (first.done) return;
      yield first.value;
      yield* events;
    } finally {
      await events.return(undefined);
    }
  }
}

/** The answer's events with the identifiers added and a failure turned into an `error` event. */
async function* toAskEvents(
  events: AsyncGenerator<AnswerEvent>,
  ids: { sessionId: string; responseId: string },
  trace: Trace,
  writeLog: () => void,
): AsyncGenerator<AskEvent, void> {
  try {
    for await (const event of events) {
      if (event.type === 'done') {
        trace.note({ outcome: event.outcome, answerer: event.answerer });
        yield { ...event, ...ids };
      } else yield event;
    }
  } catch (error) {
    trace.note({ outcome: 'error', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    yield { type: 'error', error: toErrorMetadata('internal_error'), retryable: true };
  } finally {
    writeLog();
  }
}

function toLimitRefusal({ limit, standing }: LimitReached, headers: Record<string, string>) {
  const { policy, resetAfterSeconds } = standing;
  const what = toCount(policy.limit, limit === 'chat' ? 'question' : 'job description');
  const span = { 1: 'second', 60: 'minute', 3600: 'hour' }[policy.windowSeconds];
  const per = span ?? toCount(policy.windowSeconds, 'second');
  return {
    code: limit === 'chat' ? 'chat_limit_reached' : 'job_analysis_limit_reached',
    detail: `At most ${what} ${policy.limit === 1 ? 'is' : 'are'} answered per ${per} and address. Try again in ${toCount(resetAfterSeconds, 'second')}.`,
    headers: { ...headers, 'Retry-After': String(resetAfterSeconds) },
  } as const;
}

function toCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
