import { z } from 'zod';
import { errorCases, type ErrorCode } from '../contract/errors.ts';
import { AskEvent, endOfStream } from '../contract/events.ts';
import { commonHeaders, errorHeaders, quotaHeaders, type HeaderCase } from '../contract/headers.ts';
import { errorSchema, httpOperations, type HttpOperation } from '../contract/http-operations.ts';
import { toErrorExample, toResponseExample } from './openapi-examples.ts';
import { toReference } from './openapi-schemas.ts';

/** Statuses whose answers carry the caller's quota (spec.md §4.3 rule 4). */
const quotaStatuses = [200, 422, 429];

/** Every answer of an operation, by status. */
export function toResponses(operation: HttpOperation, siteUrl: string): Record<string, object> {
  // A 405 belongs to the address and not to one method, a 404 to whatever is below the index.
  const codes: ErrorCode[] = [...operation.errors, 'method_not_allowed'];
  if (operation.id === httpOperations.readIndex.id) codes.push('not_found');
  const statuses = [...new Set(codes.map((code) => errorCases[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries([
    ['200', toSuccess(operation, siteUrl)],
    ...statuses.map((status) => {
      const ofStatus = codes.filter((code) => errorCases[code].status === status);
      return [String(status), toFailure(operation, status, ofStatus, siteUrl)];
    }),
  ]) as Record<string, object>;
}

/** The components that answers refer to. */
export function toComponentHeaders(): Record<string, object> {
  const all = [quotaHeaders, commonHeaders, ...Object.values(errorHeaders)];
  return Object.fromEntries(
    all.flatMap((headers) => Object.entries(headers).map(([name, header]) => [name, toHeader(header)])),
  );
}

function toSuccess(operation: HttpOperation, siteUrl: string) {
  const { mediaType, response } = operation;
  const example = toResponseExample(operation, siteUrl);
  if (mediaType === 'application/json') {
    return {
      description: operation.summary,
      headers: toHeaders(operation, 200),
      content: { [mediaType]: { schema: toReference(response), example } },
    };
  }
  return {
    description: `Server-sent events. The data of each frame is one event as JSON; the data of the last frame is ${endOfStream}.`,
    headers: toHeaders(operation, 200),
    content: {
      [mediaType]: {
        schema: { type: 'string', contentMediaType: mediaType, contentSchema: toReference(response) },
        example,
        'x-sse-events': toEvents(),
      },
    },
  };
}

/** OpenAPI 3.1 cannot describe a stream of events; this extension does. */
function toEvents() {
  const kinds = AskEvent.options.map((event) => [event.shape.type.value, toReference(event)] as const);
  return { events: Object.fromEntries(kinds), terminator: endOfStream };
}

function toFailure(operation: HttpOperation, status: number, codes: ErrorCode[], siteUrl: string) {
  const examples = codes.map((code) => {
    return [code, { summary: errorCases[code].message, value: toErrorExample(code, siteUrl) }] as const;
  });
  return {
    description: codes.map((code) => errorCases[code].message).join(' '),
    headers: toHeaders(operation, status),
    content: {
      'application/json': { schema: toReference(errorSchema(status)), examples: Object.fromEntries(examples) },
    },
  };
}

function toHeaders({ quotaHeaders: hasQuota }: HttpOperation, status: number) {
  const names = [
    ...(hasQuota ? (quotaStatuses.includes(status) ? Object.keys(quotaHeaders) : ['API-Version']) : []),
    ...Object.keys(errorHeaders[status] ?? {}),
    ...Object.keys(commonHeaders),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function toHeader({ schema, description, example }: HeaderCase) {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { io: 'output' });
  return { description, required: true, schema: jsonSchema, example };
}
