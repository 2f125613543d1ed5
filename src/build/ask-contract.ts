import type { Plugin } from 'vite';
import { z } from 'zod';
import { maxMessageLength, maxMessages, QuestionRequest } from '#core/contract/ask.ts';
import { endOfStream } from '#core/contract/events.ts';
import { singleAreas } from '#core/contract/record.ts';
import { browserTool, paths } from '#core/site.ts';

const id = 'virtual:ask-contract';

/** What the browser needs of the contract, as plain values: the schemas themselves would bring their library along. */
const contract = {
  browserTool,
  askPath: paths.ask,
  webmcpPath: paths.webmcp,
  recordsPath: paths.records,
  maxMessageLength,
  maxMessages,
  endOfStream,
  singleAreas,
  questionSchema: z.toJSONSchema(QuestionRequest.pick({ question: true }).strict()),
};

/** Makes `virtual:ask-contract` importable by the islands. */
export function askContract(): Plugin {
  const code = Object.entries(contract).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return {
    name: 'ask-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? code.join('\n') : undefined),
  };
}
