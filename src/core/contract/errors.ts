import { z } from 'zod';
import { maxBodyMegabytes } from './ask.ts';

/** spec.md §2.7 */
export const ErrorMetadata = z.object({
  code: z.string().describe('Stable code, one of a closed list.'),
  message: z.string().describe('What went wrong, in a sentence.'),
  resolution: z.string().describe('What to do about it.'),
});
export type ErrorMetadata = z.infer<typeof ErrorMetadata>;

/** spec.md §2.6, with the members that §7.1 rule 1 always adds. */
export const HttpError = z.object({
  detail: z.string().describe('Why the request was rejected.'),
  error: ErrorMetadata,
  documentation: z.url().describe('Page that explains the errors.'),
});
export type HttpError = z.infer<typeof HttpError>;

export const ValidationIssue = z.object({
  loc: z.array(z.union([z.string(), z.number().int()])).describe('Path of the field, beginning with "body".'),
  msg: z.string().describe('What is wrong with it.'),
  type: z.string().describe('Kind of the mistake.'),
});
export type ValidationIssue = z.infer<typeof ValidationIssue>;

/** spec.md §2.8 */
export const ValidationError = z.object({
  detail: z.array(ValidationIssue).min(1),
  error: ErrorMetadata,
  documentation: z.url().describe('Page that explains the errors.'),
});
export type ValidationError = z.infer<typeof ValidationError>;

interface ErrorCase {
  status: number;
  message: string;
  resolution: string;
}

/** Every error that the HTTP API answers with: one row per code. */
export const errorCases = {
  invalid_json: {
    status: 422,
    message: 'The body is not valid JSON.',
    resolution: 'Send a JSON object in UTF-8 with Content-Type: application/json.',
  },
  validation_failed: {
    status: 422,
    message: 'The body does not fit the request schema.',
    resolution: 'Send question or messages, with the fields named in detail mended.',
  },
  request_too_large: {
    status: 422,
    message: `The body is larger than ${maxBodyMegabytes} MB.`,
    resolution: 'Send a shorter question or fewer messages.',
  },
  chat_limit_reached: {
    status: 429,
    message: 'Too many questions from this address.',
    resolution: 'Wait at least Retry-After seconds, and longer if you are rejected again.',
  },
  job_analysis_limit_reached: {
    status: 429,
    message: 'Too many job descriptions from this address.',
    resolution: 'Wait at least Retry-After seconds; ordinary questions are still answered.',
  },
  not_found: {
    status: 404,
    message: 'There is nothing at this address.',
    resolution: 'Read the API index for the addresses that exist.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This address does not answer that method.',
    resolution: 'Use one of the methods in the Allow header.',
  },
  internal_error: {
    status: 500,
    message: 'Something failed on our side.',
    resolution: 'Try again in a moment. If it stays, report the X-Request-Id.',
  },
} as const satisfies Record<string, ErrorCase>;

export type ErrorCode = keyof typeof errorCases;
export const errorCodes = Object.keys(errorCases) as ErrorCode[];

/** The public part of an error: its code with the words that belong to it. */
export function toErrorMetadata(code: ErrorCode): ErrorMetadata {
  const { message, resolution } = errorCases[code];
  return { code, message, resolution };
}
