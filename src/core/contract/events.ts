import { z } from 'zod';
import { ErrorMetadata } from './errors.ts';
import { Area } from './record.ts';

/** How an answer ended. The same four words on every surface. */
export const Outcome = z
  .enum(['answered', 'partial', 'not_in_portfolio', 'out_of_scope'])
  .describe(
    'answered: all that was asked; partial: some of it; not_in_portfolio: the portfolio does not say; out_of_scope: not a question about the person.',
  );
export type Outcome = z.infer<typeof Outcome>;

export const Answerer = z.enum(['extractive', 'model']).describe('Who wrote the answer.');
export type Answerer = z.infer<typeof Answerer>;

/** A passage used in an answer, with the words that support it. */
export const Evidence = z.object({
  id: z.string().describe('Identifier of the passage.'),
  area: Area,
  title: z.string().describe('Title of the record.'),
  url: z.url().describe('Address of the record on the portfolio page, with its anchor.'),
  quote: z.string().describe('Verbatim published text.'),
  score: z.number().min(0).max(1).describe('How well the passage fits the question, 0 to 1.'),
});
export type Evidence = z.infer<typeof Evidence>;

export const StatusEvent = z.object({
  type: z.literal('status'),
  status: z.enum(['thinking', 'searching', 'analyzing_job', 'writing']).describe('The first one is `thinking`.'),
});
export type StatusEvent = z.infer<typeof StatusEvent>;

export const ContentEvent = z.object({
  type: z.literal('content'),
  content: z.string().describe('A piece of the answer, Markdown; the pieces joined are the answer.'),
});
export type ContentEvent = z.infer<typeof ContentEvent>;

export const DoneEvent = z.object({
  type: z.literal('done'),
  outcome: Outcome,
  answerer: Answerer,
  citations: z.array(z.url()).describe('Addresses cited, in order of first use, without duplicates.'),
  evidence: z.array(Evidence),
  sessionId: z.string().describe("The caller's as it came, else (absent, null or blank) a new UUID."),
  responseId: z.string().describe('A new UUID for each answer.'),
});
export type DoneEvent = z.infer<typeof DoneEvent>;

export const ErrorEvent = z.object({
  type: z.literal('error'),
  error: ErrorMetadata,
  retryable: z.boolean().describe('Whether the same request may succeed later.'),
  retryAfter: z.number().int().min(1).optional().describe('Seconds to wait before another try.'),
});
export type ErrorEvent = z.infer<typeof ErrorEvent>;

/** One frame of an answer stream (spec.md §6); the frame after the last event is the literal `[DONE]`. */
export const AskEvent = z.discriminatedUnion('type', [StatusEvent, ContentEvent, DoneEvent, ErrorEvent]);
export type AskEvent = z.infer<typeof AskEvent>;

/** The data of the last frame of every stream. */
export const endOfStream = '[DONE]';
