import type { Portfolio } from '../contract/record.ts';
import { toParticulars } from '../corpus/profile-facts.ts';
import { toFilledAreas } from '../corpus/filled-areas.ts';
import { toAreaMarkdown, toFactMarkdown } from '../corpus/markdown.ts';

/** The whole portfolio page as Markdown. */
export function toPortfolioMarkdown(portfolio: Portfolio): string {
  const { name, headline, summary } = portfolio.profile;
  return [
    `# ${name}`,
    headline,
    summary,
    toParticulars(portfolio.profile).map(toFactMarkdown).join('\n'),
    ...toFilledAreas(portfolio).map((area) => toAreaMarkdown(portfolio, area, 2)),
  ]
    .filter(Boolean)
    .join('\n\n');
}
