import type { ChatMessage } from '../contract/ask.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { AnswerEvent } from './answer-event.ts';
import type { ModelAnswerer } from './model/model-answerer.ts';
import type { ModelNote } from './model/note.ts';

/** What an answer is made from. */
export interface AnswerPorts {
  corpus: Corpus;
  /** Aborted when the caller leaves: all work for the answer stops. */
  signal: AbortSignal;
  /** Writes the answer where it can; without it, or where it fails, the answer is made of published text alone. */
  model?: ModelAnswerer;
  /** Takes what the log line tells about the model's part; the note is filled until the answer ends. */
  note?: (note: ModelNote) => void;
}

/** A conversation whose last message is the visitor's question (spec.md §2.2), to the events of its answer. */
export type Answer = (messages: ChatMessage[], ports: AnswerPorts) => AsyncGenerator<AnswerEvent>;
