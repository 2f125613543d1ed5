import { areas, type Portfolio } from '../contract/record.ts';
import { toAreaMarkdown } from '../corpus/markdown.ts';

/** The whole portfolio page as Markdown. */
export function toPortfolioMarkdown(portfolio: Portfolio): string {
  const { name, aka, headline, summary, location } = portfolio.profile;
  const facts = [
    ...(aka?.length ? [`- Also known as: ${aka.join('; ')}`] : []),
    ...(location ? [`- Location: ${location}`] : []),
  ];
  return [
    `# ${name}`,
    headline,
    summary,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...areas.map((area) => toAreaMarkdown(portfolio, area, 2)),
  ]
    .filter(Boolean)
    .join('\n\n');
}
