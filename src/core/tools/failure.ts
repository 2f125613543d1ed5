import { z } from 'zod';
import { ErrorMetadata } from '../contract/errors.ts';

/** Every way in which a tool call fails (spec.md §7.2). */
export const toolErrorCases = {
  unknown_tool: {
    message: 'There is no tool of this name.',
    resolution: 'Read tools/list and call one of the tools it names.',
    retryable: false,
  },
  invalid_arguments: {
    message: 'The arguments do not fit the input schema of this tool.',
    resolution: 'Mend the fields named in error.fields by the inputSchema in tools/list, and call the tool again.',
    retryable: false,
  },
  retrieval_unavailable: {
    message: 'The portfolio cannot be read at the moment.',
    resolution: 'Call the tool again in a few seconds.',
    retryable: true,
  },
} as const;

export type ToolErrorCode = keyof typeof toolErrorCases;

const InvalidField = z.object({
  path: z.string().describe('Path of the argument, e.g. `limit`.'),
  message: z.string().describe('What is wrong with it.'),
});
export type InvalidField = z.infer<typeof InvalidField>;

/** The structured result of a call that failed. */
export const ToolFailure = z.object({
  error: ErrorMetadata.extend({
    code: z.enum(Object.keys(toolErrorCases) as [ToolErrorCode, ...ToolErrorCode[]]),
    retryable: z.boolean().describe('Whether the same call may succeed later.'),
    fields: z.array(InvalidField).optional().describe('The arguments that are wrong.'),
  }),
});
export type ToolFailure = z.infer<typeof ToolFailure>;

/** @param fields the wrong arguments, for `invalid_arguments`. */
export function toToolFailure(code: ToolErrorCode, fields?: InvalidField[]): ToolFailure {
  return { error: { code, ...toolErrorCases[code], ...(fields && { fields }) } };
}

/** Zod reports unknown members on their parent; callers look for each by its own path. */
export function toInvalidFields({ issues }: z.ZodError): InvalidField[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
      return [{ path: issue.path.join('.'), message: isMissing ? 'is required' : issue.message }];
    }
    return issue.keys.map((key) => {
      return { path: [...issue.path, key].join('.'), message: 'is no argument of this tool' };
    });
  });
}
