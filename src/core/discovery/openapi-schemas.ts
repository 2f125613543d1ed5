import { z } from 'zod';
import { ApiIndex } from '../contract/api-index.ts';
import { AskRequest, ChatMessage, ConversationRequest, QuestionRequest } from '../contract/ask.ts';
import { ErrorMetadata, HttpError, ValidationError, ValidationIssue } from '../contract/errors.ts';
import {
  Answerer,
  AskEvent,
  ContentEvent,
  DoneEvent,
  ErrorEvent,
  Evidence,
  Outcome,
  StatusEvent,
} from '../contract/events.ts';
import { AskQuota } from '../contract/quota.ts';
import { Area } from '../contract/record.ts';

const requests = { AskRequest, QuestionRequest, ConversationRequest, ChatMessage };
const responses = {
  ApiIndex,
  AskQuota,
  HttpError,
  ValidationError,
  ValidationIssue,
  ErrorMetadata,
  AskEvent,
  StatusEvent,
  ContentEvent,
  DoneEvent,
  ErrorEvent,
  Evidence,
  Outcome,
  Answerer,
  Area,
};
const names = new Map<z.ZodType, string>(
  Object.entries({ ...requests, ...responses }).map(([name, schema]) => [schema, name]),
);

/** A reference to the component of a schema. @throws Error for a schema that is no component. */
export function toReference(schema: z.ZodType): { $ref: string } {
  const name = names.get(schema);
  if (!name) throw new Error('This schema has no name among the components');
  return { $ref: toUri(name) };
}

/** Every schema of the HTTP API as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function toComponentSchemas(): Record<string, object> {
  return { ...toSchemas(requests, 'input'), ...toSchemas(responses, 'output') };
}

function toSchemas(schemas: Record<string, z.ZodType>, io: 'input' | 'output'): Record<string, object> {
  // A registry of its own: the global one would put these names into the MCP tools' schemas as well.
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const { schemas: components } = z.toJSONSchema(registry, {
    io,
    uri: toUri,
    // Clients ignore members that they do not know, so a published schema must not refuse them (spec.md §9.3).
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(components).map(([name, { $schema, $id, ...schema }]) => [name, schema] as const),
  );
}

function toUri(name: string): string {
  return `#/components/schemas/${name}`;
}
