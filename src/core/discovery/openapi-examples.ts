import type { ApiIndex } from '../contract/api-index.ts';
import { maxBodyMegabytes } from '../contract/ask.ts';
import { toErrorMetadata, type ErrorCode, type HttpError, type ValidationError } from '../contract/errors.ts';
import { endOfStream, type AskEvent } from '../contract/events.ts';
import { httpOperations, type HttpOperation } from '../contract/http-operations.ts';
import { chatPolicy, type AskQuota } from '../contract/quota.ts';
import { toApiIndex } from '../contract/to-api-index.ts';
import { paths } from '../site.ts';
import { conversationExample, jobDescriptionExample, questionExample } from './examples.ts';

/** Bodies that a client may send, each with a name and a summary. */
export const requestExamples = {
  question: { summary: 'A single question', value: questionExample },
  conversation: { summary: 'A question with its conversation', value: conversationExample },
  jobDescription: { summary: 'A job description', value: jobDescriptionExample },
};

/** What a 200 answer of each operation looks like. */
export function toResponseExample(operation: HttpOperation, siteUrl: string): ApiIndex | AskQuota | string {
  if (operation.id === httpOperations.readIndex.id) return toApiIndex(siteUrl);
  if (operation.id === httpOperations.readQuota.id) return quotaExample;
  return [...toEventExamples(siteUrl).map((event) => JSON.stringify(event)), endOfStream]
    .map((data) => `data: ${data}\n\n`)
    .join('');
}

/** One event of each kind that a complete answer has, in order. */
export function toEventExamples(siteUrl: string): AskEvent[] {
  const url = `${siteUrl}${paths.home}#about`;
  return [
    { type: 'status', status: 'thinking' },
    { type: 'content', content: `The portfolio describes these projects. [About](${url})` },
    {
      type: 'done',
      outcome: 'answered',
      answerer: 'extractive',
      citations: [url],
      evidence: [
        { id: 'about/text/1', area: 'about', title: 'About', url, quote: 'These are the projects.', score: 0.8 },
      ],
      sessionId: 'f3f0e5a2-6c43-4a53-9d0e-2f6f3c1f0a11',
      responseId: '1f0cbb5e-70a5-4a39-8c7d-8c2b6a0f5d22',
    },
  ];
}

/** An error body as it is sent. */
export function toErrorExample(code: ErrorCode, siteUrl: string): HttpError | ValidationError {
  const error = toErrorMetadata(code);
  const rest = { error, documentation: `${siteUrl}${paths.developers}#errors` };
  const issue = issueExamples[code];
  return issue ? { detail: [issue], ...rest } : { detail: error.message, ...rest };
}

const quotaExample: AskQuota = {
  scope: `POST ${paths.ask}`,
  limit: chatPolicy.limit,
  remaining: chatPolicy.limit - 1,
  resetAfterSeconds: chatPolicy.windowSeconds,
};

const issueExamples: Partial<Record<ErrorCode, ValidationError['detail'][number]>> = {
  invalid_json: { loc: ['body'], msg: 'is not valid JSON', type: 'invalid_json' },
  validation_failed: { loc: ['body', 'question'], msg: 'is missing', type: 'invalid_type' },
  request_too_large: { loc: ['body'], msg: `is larger than ${maxBodyMegabytes} MB`, type: 'too_large' },
};
