import { browserTool, questionSchema } from 'virtual:ask-contract';
import type { AskResult } from './ask-result.ts';

type Ask = (question: string, signal?: AbortSignal) => Promise<AskResult>;

/**
 * Offers the tool of spec.md §4.5 while the page is shown: the registration ends when the page is left, and comes back
 * with it from the back/forward cache.
 */
export function offerAskTool(modelContext: ModelContext, ask: Ask): void {
  let life: AbortController | undefined;
  const offer = async () => {
    if (life) return;
    life = new AbortController();
    try {
      await modelContext.registerTool(toTool(ask), { signal: life.signal });
    } catch (error) {
      if (!life?.signal.aborted) console.warn(`The tool ${browserTool} could not be registered.`, error);
    }
  };
  addEventListener('pagehide', () => {
    life?.abort();
    life = undefined;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void offer();
  });
  void offer();
}

function toTool(ask: Ask): ModelContextTool {
  return {
    name: browserTool,
    title: 'Ask the portfolio',
    description:
      'Ask a question about the person whose portfolio this page is. The question and the cited answer appear in the ' +
      'conversation drawer; a further call continues that conversation. Resolves with {answer, citations}, or with ' +
      '{error, retryAfter?} when there is no answer.',
    inputSchema: questionSchema,
    // The answer is made from published content, and asking changes nothing but the drawer.
    annotations: { readOnlyHint: true, untrustedContentHint: false },
    execute: async (input, options): Promise<AskResult> => {
      const question = readQuestion(input);
      return typeof question === 'string' ? ask(question, options?.signal) : question;
    },
  };
}

/** Browsers do not enforce a tool's schema: the input is checked here, against the same schema. */
function readQuestion(input: unknown): string | AskResult {
  const { properties, additionalProperties } = questionSchema;
  const fields = typeof input === 'object' && input !== null ? input : {};
  const unknown = Object.keys(fields).filter((key) => !(key in properties));
  const { question } = fields as { question?: unknown };
  const { maxLength, pattern } = properties.question;
  if (!additionalProperties && unknown.length > 0) return refuse(`There is no field "${unknown[0]}".`);
  if (typeof question !== 'string') return refuse('The field "question" must be a text.');
  if (!new RegExp(pattern).test(question)) return refuse('The question is empty.');
  if ([...question].length > maxLength) return refuse(`The question is longer than ${maxLength} characters.`);
  return question;
}

function refuse(message: string): AskResult {
  return { error: { code: 'validation_failed', message, resolution: 'Send {"question": "…"} with a question in it.' } };
}
