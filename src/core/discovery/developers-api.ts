import { ChatMessage, ConversationRequest, QuestionRequest } from '../contract/ask.ts';
import { DoneEvent, endOfStream, ErrorEvent, StatusEvent, ContentEvent } from '../contract/events.ts';
import { httpOperations } from '../contract/http-operations.ts';
import { jobAnalysisPolicy } from '../contract/quota.ts';
import { paths } from '../site.ts';
import { conversationExample, questionExample } from './examples.ts';
import { toFieldTable } from './field-table.ts';
import { toFence, toTable } from './markdown-table.ts';

/** How to ask: operations, requests, the stream, and code that works as it stands. */
export function toApiSections(siteUrl: string): string {
  return [toStart(siteUrl), toReference(), toRequests(siteUrl), toStream(siteUrl)].join('\n\n');
}

function toStart(siteUrl: string): string {
  return [
    '## Getting started',
    'Ask a question; the answer arrives as it is written, as server-sent events:',
    toFence('bash', toCurl(siteUrl, questionExample)),
    'Read your quota without using any of it:',
    toFence('bash', `curl ${siteUrl}${paths.ask}`),
  ].join('\n\n');
}

function toReference(): string {
  const rows = Object.values(httpOperations).map(({ method, path, alias, summary, description }) => {
    return [`\`${method} ${path}\``, `\`${method} ${alias}\``, `${summary}. ${description}`];
  });
  return [
    '## HTTP API reference',
    toTable(['Operation', 'Alias', 'What it does'], rows),
    `The machine-readable contract is at [${paths.openapi}](${paths.openapi}) (OpenAPI 3.1). Bodies are JSON in UTF-8. ` +
      'Ignore response fields that you do not know.',
  ].join('\n\n');
}

function toRequests(siteUrl: string): string {
  return [
    '### Request bodies',
    `\`POST ${paths.ask}\` takes \`Content-Type: application/json\` with a single question:`,
    toFieldTable(QuestionRequest),
    'or with a whole conversation, which takes precedence when both are given; the identifiers stay the same:',
    toFieldTable(ConversationRequest.pick({ messages: true })),
    'A message is:',
    toFieldTable(ChatMessage),
    'The service keeps no conversations: send the history with every request. A `sessionId` alone restores nothing.',
    toFence('bash', toCurl(siteUrl, conversationExample)),
    '### Job descriptions',
    'Send a job description as the question (or as the last user message), and it is answered requirement by requirement: ' +
      'what the portfolio shows, with citations, and what it does not say. ' +
      `At most ${jobAnalysisPolicy.limit} are analysed per address in any ${jobAnalysisPolicy.windowSeconds / 60} minutes.`,
  ].join('\n\n');
}

function toStream(siteUrl: string): string {
  return [
    '### Answer stream',
    `The answer is \`text/event-stream\`: frames separated by a blank line, each \`data: <JSON event>\`, the last one \`data: ${endOfStream}\`. ` +
      'Lines that begin with a colon are keep-alive comments. The first event is a `status`, then come pieces of `content`, then `done`. ' +
      'A failure after the first frame arrives as an `error` event inside the 200 answer: check for it as well as for the HTTP status.',
    '#### Event `status`',
    toFieldTable(StatusEvent),
    '#### Event `content`',
    toFieldTable(ContentEvent),
    '#### Event `done`',
    toFieldTable(DoneEvent),
    '#### Event `error`',
    toFieldTable(ErrorEvent),
    '### Reading the stream in JavaScript',
    toFence('js', toScript(siteUrl)),
  ].join('\n\n');
}

function toCurl(siteUrl: string, body: unknown): string {
  return [
    `curl -N ${siteUrl}${paths.ask} \\`,
    "  -H 'Content-Type: application/json' \\",
    "  -H 'Accept: text/event-stream' \\",
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n');
}

function toScript(siteUrl: string): string {
  return `
const response = await fetch('${siteUrl}${paths.ask}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
  body: JSON.stringify(${JSON.stringify(questionExample)}),
});
if (!response.ok) throw new Error((await response.json()).error.resolution);

let answer = '';
let buffer = '';
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  buffer += chunk;
  const frames = buffer.split('\\n\\n');
  buffer = frames.pop();
  for (const frame of frames) {
    const data = frame.startsWith('data: ') ? frame.slice(6) : '${endOfStream}';
    if (data === '${endOfStream}') continue;
    const event = JSON.parse(data);
    if (event.type === 'content') answer += event.content;
    if (event.type === 'done') console.log(answer, event.outcome, event.citations);
    if (event.type === 'error') throw new Error(event.error.message);
  }
}`;
}
