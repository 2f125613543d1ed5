import type { Portfolio } from '../contract/record.ts';
import { toAgentsGuide } from './agent-guide.ts';
import { toDevelopersMarkdown } from './developers.ts';
import { toPages, type PageName } from './pages.ts';
import { toPortfolioMarkdown } from './portfolio-markdown.ts';
import { toPrivacyMarkdown } from './privacy.ts';
import { toResumeMarkdown } from './resume-markdown.ts';
import { toResume } from './resume.ts';
import { toTwin } from './twin.ts';

/** The Markdown twin of a page, as it is served. */
export function toTwinOf(name: PageName, portfolio: Portfolio, siteUrl: string): string {
  const pages = toPages(portfolio);
  const frame = { notice: portfolio.profile.notice, pages: Object.values(pages), siteUrl };
  return `${toTwin(pages[name], toBody(name, portfolio, siteUrl), frame)}
`;
}

function toBody(name: PageName, portfolio: Portfolio, siteUrl: string): string {
  switch (name) {
    case 'home':
      return toPortfolioMarkdown(portfolio);
    case 'resume':
      return toResumeMarkdown(toResume(portfolio), siteUrl);
    case 'developers':
      return toDevelopersMarkdown(siteUrl);
    case 'agents':
      return toAgentsGuide(portfolio.profile.name, siteUrl);
    case 'privacy':
      return toPrivacyMarkdown(portfolio.profile);
  }
}
