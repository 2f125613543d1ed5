import { browserTool, paths } from '../site.ts';
import { documents } from './documents.ts';
import { toFence, toTable } from './markdown-table.ts';

/** The doors besides the HTTP API: the browser tool, Markdown twins and the documents that describe it all. */
export function toDocumentSections(siteUrl: string): string {
  const rows = documents.map(({ path, title, mediaType }) => [
    `\`${path}\``,
    title,
    `\`${mediaType.split(';', 1)[0]}\``,
  ]);
  return [
    '## Browser tool (WebMCP)',
    `On the portfolio page, a browser that supports WebMCP finds the read-only tool \`${browserTool}\` with the input \`{ "question": "…" }\`. ` +
      'It opens the conversation on the page and returns `{ "answer": "…", "citations": ["…"] }`, or `{ "error": { "code", "message", "resolution" } }`, ' +
      'with `"retryAfter"` (seconds) beside it when a limit is reached. ' +
      'It can be cancelled and answers one question at a time. ' +
      `Its code is at [${paths.webmcp}](${paths.webmcp}).`,
    '## Markdown and documents',
    'Ask for a page with `Accept: text/markdown`, or add `.md` to its address:',
    toFence('bash', `curl -H 'Accept: text/markdown' ${siteUrl}${paths.home}\ncurl ${siteUrl}${paths.homeMarkdown}`),
    `Every document is below ${siteUrl}:`,
    toTable(['Address', 'What it is', 'Media type'], rows),
  ].join('\n\n');
}
