import { areaTitles, recordsOf, type Area, type Portfolio, type PortfolioRecord } from '../contract/record.ts';
import type { FieldKind } from '../contract/field.ts';
import { toFacts, type Fact } from './facts.ts';

/**
 * A record as Markdown: a heading of the given level, its summary, its other fields as a list, then its text. Names that
 * stand in the title or the summary are not listed again: a portfolio must fit into the window of the model that reads it.
 */
export function toRecordMarkdown(record: PortfolioRecord, level: number): string {
  const facts = toFacts(record);
  const summary = facts.find(({ field }) => field === 'summary')?.values[0]?.text ?? '';
  const said = `${record.title}\n${summary}`;
  const list = facts.filter((fact) => fact.field !== 'summary' && !isSaid(fact, said)).map(toFactMarkdown);
  const heading = `${'#'.repeat(level)} ${record.title}`;
  return [heading, summary, list.join('\n'), shiftHeadings(record.body, level)].filter(Boolean).join('\n\n');
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

/** A fact as an item of a list. */
export function toFactMarkdown({ label, values }: Fact): string {
  const texts = values.map(({ text, href }) => {
    if (!href) return text;
    return text === href ? `<${href}>` : `[${text}](${href})`;
  });
  return `- ${label}: ${texts.join('; ')}`;
}

/** Kinds whose value tells what it is without a label. */
const selfEvident: FieldKind[] = ['name', 'organisation', 'place', 'person', 'text'];

function isSaid({ kind, values }: Fact, said: string): boolean {
  return selfEvident.includes(kind) && values.every(({ text }) => said.includes(text));
}

/** Headings of a body begin at `##`; under a heading of another level they move along. */
function shiftHeadings(body: string, level: number): string {
  return body.replace(/^(#{2,6}) /gm, (_, marks: string) => `${'#'.repeat(Math.min(6, marks.length + level - 1))} `);
}
