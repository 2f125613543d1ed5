import { paths } from '../site.ts';
import type { Resume, ResumeEntry, ResumeSection } from './resume.ts';

/** The résumé as Markdown: the same choice of records as the page. */
export function toResumeMarkdown({ name, headline, summary, contact, sections }: Resume, siteUrl: string): string {
  const ways = contact.map(({ text, href }) => (href ? `[${text}](${href})` : text)).join(' · ');
  return [`# Résumé of ${name}`, headline, ways, summary, ...sections.map((section) => toSection(section, siteUrl))]
    .filter(Boolean)
    .join('\n\n');
}

/** What the last line of a section says about the records that it leaves out. */
export function toMoreText({ more }: ResumeSection): string {
  return more > 0 ? `and ${more} more in the portfolio` : '';
}

function toSection(section: ResumeSection, siteUrl: string): string {
  const more = toMoreText(section);
  const rest = more ? [`- [${more}](${siteUrl}${paths.homeMarkdown})`] : [];
  return [`## ${section.title}`, [...section.entries.map(toLine), ...rest].join('\n')].join('\n\n');
}

function toLine({ title, aside, period, text }: ResumeEntry): string {
  const beside = [aside, period].filter(Boolean).join(', ');
  return [`- **${title}**`, beside && ` (${beside})`, text && `: ${text}`].filter(Boolean).join('');
}
