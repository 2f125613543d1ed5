import { tools } from './all.ts';
import { toInvalidFields, toToolFailure, type ToolFailure } from './failure.ts';
import type { ToolContext } from './tool.ts';

/** Result of a tool call: what was found, or a failure that tells the caller how to go on. */
export type ToolResult =
  { isError: false; content: Record<string, unknown> } | { isError: true; content: ToolFailure; cause?: unknown };

/**
 * Calls a tool by name. It never throws: what goes wrong inside comes back as `retrieval_unavailable`, with the reason
 * in `cause` for the log and never for the caller.
 *
 * @param open opens what tools read; asked only once the arguments are known to be right.
 * @returns undefined when no tool has this name.
 */
export async function callTool(
  name: string,
  args: Record<string, unknown>,
  open: () => Promise<ToolContext>,
): Promise<ToolResult | undefined> {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) return undefined;
  const input = tool.input.safeParse(args);
  if (!input.success) {
    return { isError: true, content: toToolFailure('invalid_arguments', toInvalidFields(input.error)) };
  }
  try {
    return { isError: false, content: await tool.run(input.data, await open()) };
  } catch (cause) {
    return { isError: true, content: toToolFailure('retrieval_unavailable'), cause };
  }
}

/** Data of the protocol error for a name that no tool has (spec.md §7.2). */
export function toUnknownTool() {
  const { code, resolution } = toToolFailure('unknown_tool').error;
  return { code, resolution, tools: tools.map(({ name }) => name) };
}
