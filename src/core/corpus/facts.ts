import type { Link, Person } from '../contract/content.ts';
import { toFieldMeanings, type FieldKind } from '../contract/field.ts';
import { toDateText } from '../contract/partial-date.ts';
import { areaSchemas, type PortfolioRecord } from '../contract/record.ts';

/** One filled field of a record as it is published: on the page, in the twin and, word for word, in evidence. */
export interface Fact {
  /** Name of the field in the content file. */
  field: string;
  label: string;
  kind: FieldKind;
  values: FactValue[];
}

export interface FactValue {
  text: string;
  /** Where the value points, for links. */
  href?: string;
}

/** The filled fields of a record, in the order of its schema. */
export function toFacts(record: PortfolioRecord): Fact[] {
  return toFactsOf(areaSchemas[record.area], record.data);
}

/** A fact as one line: `Filed: 21 June 1967`; prose stands for itself. Up to the colon is the label that no question matches. */
export function toFactLine({ label, kind, values }: Fact): string {
  const text = values.map((value) => value.text).join('; ');
  return kind === 'prose' ? text : `${label}: ${text}`;
}

/** The filled fields of what a schema describes. */
export function toFactsOf(schema: Parameters<typeof toFieldMeanings>[0], data: object): Fact[] {
  return toFieldMeanings(schema).flatMap(([field, meaning]) => {
    const value = (data as Record<string, unknown>)[field];
    if (value === undefined) return [];
    const values = (Array.isArray(value) ? value : [value]).map((item) => toValue(item, meaning.kind));
    return values.length === 0 ? [] : [{ field, ...meaning, values }];
  });
}

function toValue(item: unknown, kind: FieldKind): FactValue {
  if (typeof item === 'string') {
    if (kind === 'date') return { text: item === 'present' ? item : toDateText(item) };
    return kind === 'link' ? { text: item, href: item } : { text: item };
  }
  const entry = item as Exclude<Person, string> | Link;
  if ('url' in entry) {
    return { text: entry.description ? `${entry.label}: ${entry.description}` : entry.label, href: entry.url };
  }
  return { text: entry.role ? `${entry.name} (${entry.role})` : entry.name };
}
