import { z } from 'zod';
import { recordSchema, toRecordResults } from './record-result.ts';
import { defineTool, NoArguments } from './tool.ts';

export const getProjects = defineTool({
  name: 'get_projects',
  title: 'Projects and open source',
  description:
    'Lists every shipped project and every open-source work with role, dates, outcome, collaborators, skills, repository and licence. Call it for what the person has built as a whole; authorship says whether an open-source work is their own.',
  input: NoArguments,
  output: z.object({
    projects: z.array(recordSchema('projects')),
    openSource: z.array(recordSchema('open-source')),
  }),
  run(_, { corpus }) {
    return { projects: toRecordResults(corpus, 'projects'), openSource: toRecordResults(corpus, 'open-source') };
  },
});
