import { z } from 'zod';
import { recordSchema, toRecordResults } from './record-result.ts';
import { defineTool, NoArguments } from './tool.ts';

export const getPatents = defineTool({
  name: 'get_patents',
  title: 'Patents',
  description:
    'Lists every patent with number, status, application number, dates, co-inventors and assignee. Call it for questions about patents or inventions as a whole, or when exact numbers and dates matter.',
  input: NoArguments,
  output: z.object({ patents: z.array(recordSchema('patents')) }),
  run(_, { corpus }) {
    return { patents: toRecordResults(corpus, 'patents') };
  },
});
