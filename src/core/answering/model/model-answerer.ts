import { maxMessageLength, type ChatMessage } from '../../contract/ask.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { AnswerEvent } from '../answer-event.ts';
import type { ExtractiveAnswer } from '../statement.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createBreaker, isOfServer } from './breaker.ts';
import { createDailyLimit, type CountModelAnswer } from './daily-limit.ts';
import { withDeadlines, type Deadlines } from './deadlines.ts';
import { ModelFailure, type Model } from './model.ts';
import type { ModelNote } from './note.ts';
import { makePlan, type Plan } from './plan.ts';
import { createSentenceHolder } from './sentences.ts';

export interface ModelPorts {
  corpus: Corpus;
  signal: AbortSignal;
  /** Called once, with a note that goes on being filled until the answer ends. */
  note: (note: ModelNote) => void;
}

/**
 * Writes an answer in place of the extractive one. Ends with true when it has given the whole answer, with false when
 * it has given nothing and the extractive answer is to be sent.
 */
export type ModelAnswerer = (
  messages: ChatMessage[],
  extracted: ExtractiveAnswer,
  ports: ModelPorts,
) => AsyncGenerator<AnswerEvent, boolean>;

export interface ModelAnswererPorts {
  model: Model;
  deadlines: Deadlines & { embedding: number };
  contextTokens: number;
  dailyLimit: number;
  /** How long an identical single question shares an answer; 0 for never. */
  cacheMilliseconds: number;
  countAnswer: CountModelAnswer;
  now: () => number;
}

/** Answers written by a model, each sentence checked before it is sent. */
export function createModelAnswerer(ports: ModelAnswererPorts): ModelAnswerer {
  const { model, deadlines, contextTokens, now } = ports;
  const cache = createAnswerCache({ milliseconds: ports.cacheMilliseconds, now });
  const breaker = createBreaker(now);
  const takeTurn = createDailyLimit(ports.dailyLimit, ports.countAnswer, now);

  return async function* answerWithModel(messages, extracted, { corpus, signal, note: tell }) {
    const note: ModelNote = { name: model.name };
    if (extracted.outcome === 'out_of_scope') return false;
    tell(note);
    const started = performance.now();
    const question = messages.at(-1)?.content ?? '';
    const shared = messages.length === 1 ? cache.get(question) : undefined;
    if (shared) {
      note.cached = true;
      yield* shared;
      return true;
    }
    if (breaker.isOpen()) return stop(note, 'paused');
    let turn: Promise<boolean> | undefined;
    // One turn for all calls of an answer, taken before the first of them.
    const takeTurnOnce = () => (turn ??= takeTurn());
    const parts = { model, deadlines, contextTokens, takeTurn: takeTurnOnce, signal, note };
    const plan = await makePlan(messages, extracted, corpus, parts);
    if (plan.shown.length === 0) return stop(note, 'no_evidence');
    if (!(await takeTurnOnce())) return stop(note, 'daily_limit');
    const { draft } = plan;
    const sent: AnswerEvent[] = [];
    const spent = performance.now() - started;
    for await (const event of write(plan, { ...deadlines, total: deadlines.total - spent }, signal, note)) {
      sent.push(event);
      yield event;
    }
    breaker.record(isOfServer(note.failure));
    if (sent.length === 0) return false;
    for (const content of draft.complete(note.failure !== undefined)) {
      const event: AnswerEvent = { type: 'content', content };
      sent.push(event);
      yield event;
    }
    const done: AnswerEvent = { type: 'done', answerer: draft.hasSent() ? 'model' : 'extractive', ...draft.result() };
    yield done;
    if (messages.length === 1 && note.failure === undefined && draft.hasSent()) cache.set(question, [...sent, done]);
    return true;
  };

  /** The checked text of the model as events; a failure ends it and is noted. */
  async function* write(
    { prompt, draft, prepare, opening }: Plan,
    limits: Deadlines,
    signal: AbortSignal,
    note: ModelNote,
  ): AsyncGenerator<AnswerEvent, void> {
    const holder = createSentenceHolder();
    const started = performance.now();
    let length = 0;
    let writing = false;
    const send = function* (sentences: string[]): Generator<AnswerEvent, void> {
      for (const sentence of sentences) {
        // Longer text is no answer to a visitor: the stream is given up.
        if (draft.isFull()) throw new ModelFailure('too_long');
        const content = draft.take(sentence);
        if (content === undefined) continue;
        if (!writing) yield { type: 'status', status: 'writing' };
        yield { type: 'content', content: writing ? content : opening + content };
        writing = true;
      }
    };
    // A fault of it comes up again where the evidence is used.
    prepare().catch(() => {});
    try {
      for await (const piece of withDeadlines((upstream) => model.write(prompt, upstream), limits, signal)) {
        note.firstTokenMilliseconds ??= Math.round(performance.now() - started);
        if ('usage' in piece) {
          Object.assign(note, piece.usage);
          continue;
        }
        length += piece.text.length;
        yield* send(holder.push(piece.text));
        if (length > maxMessageLength) throw new ModelFailure('too_long');
      }
      yield* send(holder.flush());
      if (length === 0) throw new ModelFailure('empty');
      if (!draft.hasSent()) note.failure = 'unverified';
    } catch (error) {
      signal.throwIfAborted();
      note.failure = error instanceof ModelFailure ? error.reason : 'nonsense';
    }
  }
}

function stop(note: ModelNote, failure: NonNullable<ModelNote['failure']>): false {
  note.failure = failure;
  return false;
}
