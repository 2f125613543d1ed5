import type { AskEvent, DoneEvent } from '../contract/events.ts';

/** The events of an answer, before the API adds its identifiers. A failure is thrown, never yielded. */
export type AnswerEvent =
  Extract<AskEvent, { type: 'status' | 'content' }> | Omit<DoneEvent, 'sessionId' | 'responseId'>;
