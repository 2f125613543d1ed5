import { z } from 'zod';
import { recordSchema, toRecordResults } from './record-result.ts';
import { defineTool, NoArguments } from './tool.ts';

export const getExperience = defineTool({
  name: 'get_experience',
  title: 'Experience',
  description:
    'Lists every role with employer, place, dates, deliverables, team and skills, newest first. Call it for the career as a whole, for who employed the person when, or to compare the person with a job description.',
  input: NoArguments,
  output: z.object({ experience: z.array(recordSchema('experience')) }),
  run(_, { corpus }) {
    return { experience: toRecordResults(corpus, 'experience') };
  },
});
