import { paths } from '../site.ts';

/** A published file that describes the portfolio or the service. */
export interface Document {
  path: string;
  title: string;
  /** Value of its `Content-Type`. */
  mediaType: string;
}

const markdown = 'text/markdown; charset=utf-8';
const text = 'text/plain; charset=utf-8';

/** The profile that RFC 9727 §4.2 gives to an API catalog. */
export const apiCatalogMediaType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
export const serverCardMediaType = 'application/mcp-server-card+json';
export const aiCatalogMediaType = 'application/ai-catalog+json';

/** Every document beside the pages themselves. Headers, indexes and checks all go by this table. */
export const documents = [
  { path: paths.homeMarkdown, title: 'The whole portfolio in Markdown', mediaType: markdown },
  { path: paths.developersMarkdown, title: 'The developer page in Markdown', mediaType: markdown },
  { path: paths.privacyMarkdown, title: 'The privacy page in Markdown', mediaType: markdown },
  { path: paths.resumeMarkdown, title: 'The résumé in Markdown', mediaType: markdown },
  { path: paths.resumeJson, title: 'The résumé as JSON Resume', mediaType: 'application/json' },
  { path: paths.openapi, title: 'Contract of the HTTP API, OpenAPI 3.1', mediaType: 'application/json' },
  { path: paths.llms, title: 'Index for language models', mediaType: text },
  { path: paths.llmsFull, title: 'Portfolio and guides in one file', mediaType: text },
  { path: paths.agentsMarkdown, title: 'The guide for agents in Markdown', mediaType: markdown },
  { path: paths.sitemap, title: 'Sitemap', mediaType: 'application/xml' },
  { path: paths.sitemapMarkdown, title: 'Sitemap in Markdown', mediaType: markdown },
  { path: paths.robots, title: 'Rules for crawlers', mediaType: text },
  { path: paths.security, title: 'Whom to tell about a security problem', mediaType: text },
  { path: paths.mcpServerCard, title: 'MCP server card', mediaType: serverCardMediaType },
  { path: paths.serverCard, title: 'MCP server card at its older address', mediaType: 'application/json' },
  { path: paths.ard, title: 'Resource catalog (ARD)', mediaType: 'application/json' },
  { path: paths.aiCatalog, title: 'Resource catalog under its older name', mediaType: aiCatalogMediaType },
  { path: paths.apiCatalog, title: 'API catalog (RFC 9727)', mediaType: apiCatalogMediaType },
  { path: paths.agentSkills, title: 'Index of agent skills', mediaType: 'application/json' },
  { path: paths.agentSkill, title: 'The skill of questioning this portfolio', mediaType: markdown },
] as const satisfies Document[];
