import { contractVersion, paths } from '../site.ts';
import type { Page } from './pages.ts';

/**
 * A page's Markdown twin: front matter, a hint where the index is, the page itself, and the way to the other pages.
 * @param body Markdown of the page, beginning with its `#` heading
 */
export function toTwin(page: Page, body: string, pages: Page[], siteUrl: string): string {
  return [
    toFrontMatter(page),
    `> Index of this site for machines: [${paths.llms}](${siteUrl}${paths.llms})`,
    body,
    '## Sitemap',
    toPageList(pages, siteUrl),
  ].join('\n\n');
}

/** The pages as a list of links to their twins. */
export function toPageList(pages: Page[], siteUrl: string): string {
  return pages
    .map(({ title, markdown, description }) => `- [${title}](${siteUrl}${markdown}): ${description}`)
    .join('\n');
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
