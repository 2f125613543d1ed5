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
      'The count lives in memory and is gone when the service restarts. Where the owner runs the service in several processes, ' +
      'the count may live in a Redis or Valkey server of the owner instead: there it stands under a keyed hash of the address, never the address itself, ' +
      'and deletes itself, at the latest after twice the time named here. While that server is away, memory serves.',
    'Where a language model is configured, the number of calls that it was sent on a day: one number for everybody.',
    '## What is not kept',
    [
      '- No cookies, no accounts, no fingerprints, no analytics, no advertising.',
      '- No questions, answers or conversations, with one exception below. Your own browser keeps the conversation, for this tab alone, until you close the tab or begin a new conversation.',
      '- No addresses in the log. Each request leaves one line: a random request identifier, the route, the status, the outcome, the time it took and, for a model, its name and figures such as the tokens used.',
    ].join('\n'),
    '## Who else sees a question',
    'As a rule nobody: answers are composed on this server from the published text. ' +
      'Where the owner has configured a language model, a question about the portfolio is sent to the provider of that model, ' +
      'with the latest turns of the conversation that you sent along, cut to length, and the published passages that fit it. ' +
      'Of a job description only the requirements are sent for which the portfolio shows something. ' +
      'With an embedding model, the question alone, or what is searched for over MCP, is sent to its provider too, so that passages can be found by meaning. ' +
      'Your address, your browser and any identifiers are never sent.',
    'Nothing is sent for a question that has nothing to do with the portfolio, for one to which no passage comes near, or once the limit of the day is reached. ' +
      'The `answerer` field of an answer is `model` when words of the model are in it. `extractive` does not mean that nothing was sent: ' +
      'what a model writes is left out where the passages do not support it.',
    'The exception: where a model is configured, a single question and its answer may stay in memory for a short time (a minute unless the owner changed it), ' +
      'so that whoever asks the same is not asked to wait for the model again. A question within a conversation never does.',
    'The company that hosts this site handles your connection and sees its address, as every host does.',
    '## Agents and programs',
    `The same holds for the HTTP API, the MCP server and the browser tool. What they offer is on the [developer page](${paths.developers}).`,
    ...(contact?.email || contact?.website ? ['## Questions about this page', toContact(contact)] : []),
  ].join('\n\n');
}

function toContact({ email, website }: NonNullable<Profile['contact']>): string {
  return email ? `Write to [${email}](mailto:${email}).` : `Write through [${website}](${website}).`;
}
