import type { z } from 'zod';
import { paths } from '../site.ts';
import { ApiIndex } from './api-index.ts';
import { AskRequest } from './ask.ts';
import { errorCases, HttpError, ValidationError, type ErrorCode } from './errors.ts';
import { AskEvent } from './events.ts';
import { AskQuota } from './quota.ts';

/** One HTTP operation, under its versioned path and its alias, which behave alike (spec.md §9.6). */
export interface HttpOperation {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  alias: string;
  summary: string;
  description: string;
  request?: z.ZodType;
  /** Schema of the 200 body, or of each event of the 200 stream. */
  response: z.ZodType;
  mediaType: 'application/json' | 'text/event-stream';
  /** Whether its answers carry the quota headers (spec.md §8.2), and all of them `API-Version` (§9.2). */
  quotaHeaders: boolean;
  errors: ErrorCode[];
}

export const httpOperations = {
  readIndex: {
    id: 'readIndex',
    method: 'GET',
    path: paths.apiV1,
    alias: paths.api,
    summary: 'Read the API index',
    description: 'Names the versions, endpoints and documents of this service.',
    response: ApiIndex,
    mediaType: 'application/json',
    quotaHeaders: false,
    errors: ['internal_error'],
  },
  readQuota: {
    id: 'readQuota',
    method: 'GET',
    path: paths.ask,
    alias: paths.askAlias,
    summary: 'Read the quota',
    description: "Tells the caller's quota without using any of it.",
    response: AskQuota,
    mediaType: 'application/json',
    quotaHeaders: true,
    errors: ['internal_error'],
  },
  ask: {
    id: 'ask',
    method: 'POST',
    path: paths.ask,
    alias: paths.askAlias,
    summary: 'Ask a question',
    description:
      'Answers from the published portfolio as a stream of server-sent events. A question that is a job description is answered requirement by requirement.',
    request: AskRequest,
    response: AskEvent,
    mediaType: 'text/event-stream',
    quotaHeaders: true,
    errors: [
      'invalid_json',
      'validation_failed',
      'request_too_large',
      'chat_limit_reached',
      'job_analysis_limit_reached',
      'internal_error',
    ],
  },
} as const satisfies Record<string, HttpOperation>;

/** Methods answered at a path, in the order of the `Allow` header; empty when no operation lives there. */
export function methodsAt(path: string): HttpOperation['method'][] {
  return Object.values(httpOperations)
    .filter((operation) => operation.path === path || operation.alias === path)
    .map(({ method }) => method);
}

/** Whether every answer at a path says which major version gave it (spec.md §9.2). */
export function isVersioned(path: string): boolean {
  return Object.values(httpOperations).some(
    (operation) => operation.quotaHeaders && (operation.path === path || operation.alias === path),
  );
}

/** The body schema of an error status. */
export function errorSchema(status: number): typeof HttpError | typeof ValidationError {
  return status === errorCases.validation_failed.status ? ValidationError : HttpError;
}
