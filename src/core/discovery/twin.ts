import { contractVersion, paths } from '../site.ts';
import type { Page } from './pages.ts';

/** What stands around the text of every twin. */
export interface TwinFrame {
  /** The line that the owner wants on every page. */
  notice: string | undefined;
  pages: Page[];
  siteUrl: string;
}

/**
 * A page's Markdown twin: front matter, a hint where the index is, the page itself, and the way to the other pages.
 * @param body Markdown of the page, beginning with its `#` heading
 */
export function toTwin(page: Page, body: string, { notice, pages, siteUrl }: TwinFrame): string {
  return [
    toFrontMatter(page),
    `> Index of this site for machines: [${paths.llms}](${siteUrl}${paths.llms})`,
    ...(notice ? [notice] : []),
    toAbsoluteLinks(body, siteUrl),
    '## Sitemap',
    pages.map(({ title, markdown }) => `- [${title}](${siteUrl}${markdown})`).join('\n'),
  ].join('\n\n');
}

/** Number of tokens that a Markdown answer will cost, for `x-markdown-tokens`: about four bytes each. */
export function toTokenEstimate(markdown: string): number {
  return Math.ceil(new TextEncoder().encode(markdown).length / 4);
}

function toFrontMatter({ title, description, updated }: Page): string {
  const members = { title, description, doc_version: contractVersion, last_updated: updated };
  // JSON strings are valid YAML, whatever quotes and colons a title holds.
  const lines = Object.entries(members).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/**
 * Markdown is often read away from its address, where a path alone leads nowhere. A fragment leads to the portfolio page:
 * that has the anchors, and a Markdown file has none.
 */
export function toAbsoluteLinks(markdown: string, siteUrl: string): string {
  return markdown.replaceAll('](/', `](${siteUrl}/`).replaceAll('](#', `](${siteUrl}${paths.home}#`);
}
