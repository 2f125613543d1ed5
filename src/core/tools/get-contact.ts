import { z } from 'zod';
import { Profile } from '../contract/content.ts';
import { recordSchema, toRecordResults } from './record-result.ts';
import { defineTool, NoArguments } from './tool.ts';

export const getContact = defineTool({
  name: 'get_contact',
  title: 'Contact',
  description:
    'Tells who the person is in a line, how to reach them and where their profiles are. Call it when the user wants to get in touch, needs a link to a profile, or asks whose portfolio this is.',
  input: NoArguments,
  output: z.object({
    ...Profile.pick({ name: true, headline: true, location: true }).shape,
    url: z.url().describe('Address of the portfolio.'),
    contact: recordSchema('contact').optional().describe('Absent when the portfolio publishes no way to reach them.'),
  }),
  run(_, { corpus }) {
    const { name, headline, location } = corpus.portfolio.profile;
    const [contact] = toRecordResults(corpus, 'contact');
    return { name, headline, ...(location && { location }), url: `${corpus.siteUrl}/`, ...(contact && { contact }) };
  },
});
