import type { Portfolio } from '../contract/record.ts';
import { paths } from '../site.ts';
import { toDevelopersMarkdown } from './developers.ts';
import { toPages } from './pages.ts';
import { toPortfolioMarkdown } from './portfolio-markdown.ts';
import { toPrivacyMarkdown } from './privacy.ts';
import { toAbsoluteLinks } from './twin.ts';

/** llms.txt, version 2 of 10 August 2026 (llmstxt.org): every link leads to Markdown. */
export function toLlmsText(portfolio: Portfolio, siteUrl: string): string {
  const { name, headline, summary, notice } = portfolio.profile;
  const pages = toPages(portfolio);
  const toLink = (title: string, path: string, note: string) => `- [${title}](${siteUrl}${path}): ${note}`;
  return [
    `# ${name}`,
    `> ${headline}`,
    summary,
    ...(notice ? [notice] : []),
    'Everything is public and read-only: no key, no account. ' +
      `Ask a question with \`POST ${siteUrl}${paths.ask}\` and the body \`{"question": "…"}\`, or connect an MCP client to \`${siteUrl}${paths.mcp}\`. ` +
      'Answers cite the records that they rest on; where the portfolio does not say, the answer says so.',
    '## Portfolio',
    [
      toLink(name, pages.home.markdown, 'the whole portfolio, every record with its facts'),
      toLink(pages.resume.title, pages.resume.markdown, 'the short form, two pages'),
    ].join('\n'),
    '## Interfaces',
    [
      toLink(pages.developers.title, pages.developers.markdown, pages.developers.description),
      toLink(pages.agents.title, pages.agents.markdown, pages.agents.description),
    ].join('\n'),
    '## About this site',
    [
      toLink(pages.privacy.title, pages.privacy.markdown, pages.privacy.description),
      toLink('Sitemap', paths.sitemapMarkdown, 'every page, record and document'),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** llms-full.txt: everything in one file, for readers that fetch once. */
export function toLlmsFullText(portfolio: Portfolio, siteUrl: string): string {
  const { profile } = portfolio;
  const notice = profile.notice ? [profile.notice] : [];
  const parts = [...notice, toPortfolioMarkdown(portfolio), toDevelopersMarkdown(siteUrl), toPrivacyMarkdown(profile)];
  return `${toAbsoluteLinks(parts.join('\n\n---\n\n'), siteUrl)}\n`;
}
