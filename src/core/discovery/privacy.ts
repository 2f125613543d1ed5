import type { Profile } from '../contract/content.ts';
import { chatPolicy, jobAnalysisPolicy } from '../contract/quota.ts';
import { paths } from '../site.ts';

/** The privacy page: what is kept, and what goes elsewhere when a model is configured. */
export function toPrivacyMarkdown({ name, contact }: Pick<Profile, 'name' | 'contact'>): string {
  const hour = jobAnalysisPolicy.windowSeconds / 60;
  return [
    '# Privacy',
    `This site publishes the portfolio of ${name} and answers questions about it. It needs to know nothing about you.`,
    '## What is kept',
    'A count per IP address, so that nobody can use the service up: when your last questions were accepted, and nothing about what they were. ' +
      `A question is forgotten after ${chatPolicy.windowSeconds} seconds, a job description after ${hour} minutes. ` +
      'The count lives in memory (or in the memory store that the owner runs for several servers) and is gone when the service restarts.',
    '## What is not kept',
    [
      '- No cookies, no accounts, no fingerprints, no analytics, no advertising.',
      '- No questions, answers or conversations. The page holds your conversation in its own memory until you leave or reload it.',
      '- No addresses in the log. Each request leaves one line: a random request identifier, the route, the status, the outcome and the time it took.',
    ].join('\n'),
    '## Who else sees a question',
    'As a rule nobody: answers are composed on this server from the published text. ' +
      'Where the owner has configured a language model, your question, the conversation that you sent with it and the published passages that fit it ' +
      'are sent to the provider of that model; your address is not. The `answerer` field of each answer says which of the two it was.',
    'The company that hosts this site handles your connection and sees its address, as every host does.',
    '## Agents and programs',
    `The same holds for the HTTP API, the MCP server and the browser tool. What they offer is on the [developer page](${paths.developers}).`,
    ...(contact?.email || contact?.website ? ['## Questions about this page', toContact(contact)] : []),
  ].join('\n\n');
}

function toContact({ email, website }: NonNullable<Profile['contact']>): string {
  return email ? `Write to [${email}](mailto:${email}).` : `Write through [${website}](${website}).`;
}
