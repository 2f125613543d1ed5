import { areaTitles, recordsOf, type Area, type Portfolio, type PortfolioRecord } from '../contract/record.ts';
import { toFacts, type Fact } from './facts.ts';

/**
 * A record as Markdown: a heading of the given level, its summary, its other fields as a list, then its text. What the
 * title says already is not said again: a portfolio must fit into the window of the model that reads it.
 */
export function toRecordMarkdown(record: PortfolioRecord, level: number): string {
  const facts = toFacts(record).filter((fact) => !isInTitle(fact, record.title));
  const summary = facts.find(({ field }) => field === 'summary');
  const list = facts.filter((fact) => fact !== summary).map(toFactMarkdown);
  const heading = `${'#'.repeat(level)} ${record.title}`;
  const body = shiftHeadings(record.body, level);
  return [heading, summary?.values[0]?.text, list.join('\n'), body].filter(Boolean).join('\n\n');
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
  const texts = values.map(({ text, href }) => {
    if (!href) return text;
    return text === href ? `<${href}>` : `[${text}](${href})`;
  });
  return `- ${label}: ${texts.join('; ')}`;
}

/** Titles are made of names: one alone, or two with a comma between them. */
function isInTitle({ values }: Fact, title: string): boolean {
  return values.every(({ text }) => title === text || title.startsWith(`${text}, `) || title.endsWith(`, ${text}`));
}

/** Headings of a body begin at `##`; under a heading of another level they move along. */
function shiftHeadings(body: string, level: number): string {
  return body.replace(/^(#{2,6}) /gm, (_, marks: string) => `${'#'.repeat(Math.min(6, marks.length + level - 1))} `);
}
