import { paths } from '../site.ts';
import { toApiSections } from './developers-api.ts';
import { toDocumentSections } from './developers-documents.ts';
import { toLimitSections } from './developers-limits.ts';
import { toMcpGuide } from './mcp-guide.ts';
import { toScoreboardSection } from './scoreboard.ts';

/** The developer page, computed from the tables and schemas that the service itself uses. */
export function toDevelopersMarkdown(siteUrl: string): string {
  return [
    '# Developers',
    'This portfolio answers questions. Programs ask over HTTP, agents call its read-only tools over MCP, and every page ' +
      'has a Markdown twin. Everything is public: no key, no account, no login.',
    toApiSections(siteUrl),
    toLimitSections(),
    toMcpGuide(siteUrl),
    toDocumentSections(siteUrl),
    toScoreboardSection(),
    toTerms(),
  ].join('\n\n');
}

function toTerms(): string {
  const terms = [
    [
      'Portfolio',
      `everything published about the person; the whole of it is at [${paths.homeMarkdown}](${paths.homeMarkdown}).`,
    ],
    ['Record', 'one role, project, patent, degree, publication or award. Each has an anchor on the portfolio page.'],
    ['Passage', 'a piece of a record that search can find: one field or one paragraph.'],
    ['Evidence', 'a passage that supports an answer, with the published words quoted verbatim.'],
    ['Citation', "the address of a record that an answer rests on, with the record's anchor."],
    ['Outcome', 'how an answer ended: all of it, a part, not in the portfolio, or out of scope.'],
    ['Twin', 'the Markdown form of a page: the same facts without layout.'],
  ];
  return ['## Terminology', terms.map(([term, meaning]) => `- **${term}:** ${meaning}`).join('\n')].join('\n\n');
}
