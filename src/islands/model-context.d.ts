/** WebMCP, the part that this site uses: https://webmachinelearning.github.io/webmcp/ (draft of October 2026). */
interface ModelContextTool {
  name: string;
  title?: string;
  description: string;
  inputSchema?: object;
  annotations?: { readOnlyHint?: boolean; untrustedContentHint?: boolean };
  execute: (input: unknown, options?: { signal?: AbortSignal }) => unknown;
}

interface ModelContext {
  registerTool: (tool: ModelContextTool, options?: { signal?: AbortSignal }) => Promise<void> | undefined;
}

interface Document {
  readonly modelContext?: ModelContext;
}

interface Navigator {
  /** Where the object lived before Chrome 152. */
  readonly modelContext?: ModelContext;
}

declare module '/webmcp.mjs' {
  export * from './webmcp.ts';
}
