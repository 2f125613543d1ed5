import { z } from 'zod';
import type { Corpus } from '../corpus/corpus.ts';
import type { Search } from '../corpus/search.ts';
import { ToolFailure } from './failure.ts';

/** What a tool reads. */
export interface ToolContext {
  corpus: Corpus;
  search: Search;
}

/** A read-only lookup, described so that a model knows when to call it. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** A strict object: unknown arguments are refused (spec.md §4.4). */
  input: Input;
  output: Output;
  run: (input: z.infer<Input>, context: ToolContext) => z.infer<Output> | Promise<z.infer<Output>>;
}

/** A tool whose `run` is typed by its own schemas. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

/** Input of the tools that take nothing. */
export const NoArguments = z.strictObject({});

/** Every tool only looks things up in published text. */
export const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** JSON Schema of a tool's arguments. */
export function toInputSchema({ input }: Pick<Tool, 'input'>): ObjectSchema {
  return toJsonSchema(input, 'input');
}

/**
 * JSON Schema of a tool's results: what it finds, or why it failed. One object union, because clients check
 * `structuredContent` against it even when `isError` is set.
 */
export function toOutputSchema({ output }: Pick<Tool, 'output'>): ObjectSchema {
  return { type: 'object', anyOf: [toJsonSchema(output, 'output'), toJsonSchema(ToolFailure, 'output')] };
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type ObjectSchema = { type: 'object'; [key: string]: Json };

/** Without `$schema`: MCP's default dialect is 2020-12, and validators of other dialects would refuse the name. */
function toJsonSchema(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return { ...(rest as Record<string, Json>), type: 'object' };
}
