import { areaTitles, recordsOf, type Portfolio } from '../contract/record.ts';
import { toFilledAreas } from '../corpus/filled-areas.ts';
import { paths } from '../site.ts';
import { documents } from './documents.ts';
import { toPages } from './pages.ts';

/** sitemap.md: every page with its twin, every record with its anchor, every document. */
export function toSitemapMarkdown(portfolio: Portfolio, siteUrl: string): string {
  const pages = Object.values(toPages(portfolio)).map(({ path, markdown, title, updated }) => {
    return `- [${title}](${siteUrl}${path}) ([Markdown](${siteUrl}${markdown})), last changed ${updated}`;
  });
  const records = toFilledAreas(portfolio).map((area) => {
    const links = recordsOf(portfolio, area).map(({ id, title }) => `- [${title}](${siteUrl}${paths.home}#${id})`);
    return `### ${areaTitles[area]}\n\n${links.join('\n')}`;
  });
  const files = documents.map(({ path, title }) => `- [${title}](${siteUrl}${path})`);
  return [
    `# Sitemap of the portfolio of ${portfolio.profile.name}`,
    '## Pages',
    pages.join('\n'),
    '## Records on the portfolio page',
    ...records,
    '## Documents',
    files.join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
