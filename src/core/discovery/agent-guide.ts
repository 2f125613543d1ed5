import { Outcome } from '../contract/events.ts';
import { chatPolicy, jobAnalysisPolicy } from '../contract/quota.ts';
import { paths } from '../site.ts';
import { tools } from '../tools/all.ts';
import { questionExample } from './examples.ts';
import { toFence } from './markdown-table.ts';

/** What an agent needs to question the portfolio well: which door, how to read the answer, what to make of it. */
export function toAgentGuide(name: string, siteUrl: string): string {
  return [toStart(name, siteUrl), toUsage(name, siteUrl), toRules(name), toSettings(siteUrl)].join('\n\n');
}

function toStart(name: string, siteUrl: string): string {
  return [
    '## Getting started',
    `The portfolio of ${name} is published at ${siteUrl}${paths.home}. Choose a door by what you need:`,
    [
      `- **A fact, or an answer with citations:** call the tool \`search_portfolio\` of the MCP server at ${siteUrl}${paths.mcp}, or ask over HTTP as below.`,
      `- **A complete list** (all patents, all roles): call the matching \`get_\` tool over MCP; it returns typed records.`,
      `- **The whole portfolio in your context:** fetch ${siteUrl}${paths.homeMarkdown} once.`,
      `- **A short overview:** fetch ${siteUrl}${paths.resumeMarkdown}, or ${siteUrl}${paths.resumeJson} as JSON Resume.`,
    ].join('\n'),
  ].join('\n\n');
}

function toUsage(name: string, siteUrl: string): string {
  const curl = [
    `curl -sN ${siteUrl}${paths.ask} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(questionExample)}'`,
  ].join('\n');
  return [
    '## Usage',
    '### Ask over HTTP',
    toFence('bash', curl),
    'The answer is a stream of `data:` lines. Join the `content` of the events of type `content`; the event of type `done` holds `outcome`, `citations` and ' +
      '`evidence` (verbatim quotes with their address). An event of type `error` means that the answer is incomplete. `data: [DONE]` ends the stream.',
    'Follow-up questions need the conversation: send `{"messages": [{"role": "user", "content": "…"}, {"role": "assistant", "content": "…"}, {"role": "user", "content": "…"}]}`.',
    '### Ask over MCP',
    tools.map((tool) => `- \`${tool.name}\`: ${tool.description}`).join('\n'),
    '### Judge a job fit',
    `Send the job description itself as the question. It is answered requirement by requirement, each with citations or with the plain statement that the portfolio does not say. Do not ask for a verdict on ${name} and do not make one up: weigh the cited evidence.`,
  ].join('\n\n');
}

function toRules(name: string): string {
  const outcomes = (Outcome.description ?? '').replaceAll(/(\w+): /g, '`$1`: ').split('; ');
  return [
    '## Reading an answer',
    'The outcome says how far the answer goes:',
    outcomes.map((outcome) => `- ${outcome}`).join('\n'),
    `When the outcome is \`not_in_portfolio\`, tell the user that the portfolio does not say; do not fill the gap from memory. Repeat the citations with every claim about ${name}, and quote the evidence word for word where the wording matters.`,
  ].join('\n\n');
}

function toSettings(siteUrl: string): string {
  return [
    '## Configuration and limits',
    `There is nothing to configure: no key, no account, no session. ${chatPolicy.limit} questions are accepted in any ${chatPolicy.windowSeconds} seconds per address, ` +
      `and ${jobAnalysisPolicy.limit} job descriptions in any ${jobAnalysisPolicy.windowSeconds / 60} minutes; after a 429 wait for \`Retry-After\` seconds. ` +
      `Everything is read-only. The full reference is at ${siteUrl}${paths.developersMarkdown}, the contract at ${siteUrl}${paths.openapi}.`,
  ].join('\n\n');
}

/** The page for agents. */
export function toAgentsGuide(name: string, siteUrl: string): string {
  return `# Guide for agents: the portfolio of ${name}\n\n${toAgentGuide(name, siteUrl)}`;
}
