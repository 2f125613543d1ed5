import { areas, type Portfolio } from '../contract/record.ts';
import { toAreaMarkdown } from '../corpus/markdown.ts';

/** The whole portfolio page as Markdown. */
export function toPortfolioMarkdown(portfolio: Portfolio): string {
  const { name, aka, headline, summary, location, notice, questions } = portfolio.profile;
  const facts = [
    ...(aka?.length ? [`- Also known as: ${aka.join('; ')}`] : []),
    ...(location ? [`- Location: ${location}`] : []),
  ];
  const suggestions = (questions ?? []).map((question) => `- ${question}`);
  return [
    `# ${name}`,
    headline,
    ...(notice ? [notice] : []),
    summary,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(suggestions.length > 0 ? [['Questions to begin with:', ...suggestions].join('\n')] : []),
    ...areas.map((area) => toAreaMarkdown(portfolio, area, 2)),
  ]
    .filter(Boolean)
    .join('\n\n');
}
