import { areaTitles, recordsOf, type Area, type Portfolio, type PortfolioRecord } from '../contract/record.ts';
import { toFacts, type Fact } from './facts.ts';

/** A record as Markdown: a heading of the given level, its fields as a list, then its text. */
export function toRecordMarkdown(record: PortfolioRecord, level: number): string {
  const facts = toFacts(record).map(toFactMarkdown).join('\n');
  const body = shiftHeadings(record.body, level);
  return [`${'#'.repeat(level)} ${record.title}`, facts, body].filter(Boolean).join('\n\n');
}

/** All records of an area under its title; empty when the portfolio has none. */
export function toAreaMarkdown(portfolio: Portfolio, area: Area, level: number): string {
  const records = recordsOf(portfolio, area);
  if (records.length === 0) return '';
  const [only] = records;
  if (records.length === 1 && only?.title === areaTitles[area]) return toRecordMarkdown(only, level);
  const title = `${'#'.repeat(level)} ${areaTitles[area]}`;
  return [title, ...records.map((record) => toRecordMarkdown(record, level + 1))].join('\n\n');
}

function toFactMarkdown({ label, values }: Fact): string {
  const texts = values.map(({ text, href }) => (href ? `[${text}](${href})` : text));
  return `- **${label}:** ${texts.join('; ')}`;
}

/** Headings of a body begin at `##`; under a heading of another level they move along. */
function shiftHeadings(body: string, level: number): string {
  return body.replace(/^(#{2,6}) /gm, (_, marks: string) => `${'#'.repeat(Math.min(6, marks.length + level - 1))} `);
}
