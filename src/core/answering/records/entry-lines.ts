import { toFactLine, type Fact } from '../../corpus/facts.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import { unique } from '../../corpus/unique.ts';
import { toEvidence } from '../evidence.ts';
import { toLink, type Statement } from '../statement.ts';
import * as entrySigns from '../signs/entry-signs.ts';
import { firstFilled } from '../lists.ts';
import * as nameSigns from '../signs/name-signs.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';

/** One entry of a list: its link and the facts that tell it from its neighbours. */
export function toListItem(entry: KnownRecord, extraFields: string[] = []): Statement {
  const wanted = unique([...(entrySigns.listFields[entry.record.area] ?? []), ...extraFields]);
  const facts = pick(entry, wanted);
  const text = [toLink(entry.record), toFactText(facts)].filter(Boolean).join(' — ');
  return tellEntry(entry, facts, text);
}

/** A line on an entry, of facts of its own. */
export function tellEntry(
  entry: KnownRecord,
  facts: Fact[],
  text: string,
  layout: Statement['layout'] = 'item',
): Statement {
  return { text, citation: entry.record, evidence: toFactEvidence(entry, facts), layout };
}

/** An item of each entry, in their order. */
export function toItems(entries: KnownRecord[], extraFields?: string[]): Statement[] {
  return entries.map((entry) => toListItem(entry, extraFields));
}

/** Facts as `label: value; label: value`. */
export function toFactText(facts: Fact[]): string {
  return facts.map(toFactLine).join('; ');
}

/** Facts of one entry as a line of `label: value` sentences. */
export function toFactStatement(entry: KnownRecord, facts: Fact[]): Statement {
  const text = facts.map((fact) => toFactLine(fact).replace(sentenceSigns.openEnd, '.')).join(' ');
  return tellEntry(entry, facts, text, 'paragraph');
}

/** An entry told by some of its fields. */
export function tellFields(entry: KnownRecord, fields: string[]): Statement {
  return toFactStatement(entry, pick(entry, fields));
}

/** Whom a post was with. */
export function toEmployer(entry: KnownRecord): string | undefined {
  return toText(entry, 'employer');
}

/** The first value of a field. */
export function toText(entry: KnownRecord, field: string): string | undefined {
  return pick(entry, [field])[0]?.values[0]?.text;
}

export function pick({ facts }: KnownRecord, fields: string[]): Fact[] {
  return fields.flatMap((field) => facts.filter((fact) => fact.field === field));
}

/** Whether one of the facts has a value of that sort. */
export function hasValue(facts: Fact[], isSo: (text: string) => boolean): boolean {
  return facts.some(({ values }) => values.some(({ text }) => isSo(text)));
}

/** The passages of the facts; the entry's first passage stands for one without typed facts. */
export function toFactEvidence(entry: KnownRecord, facts: Fact[]) {
  const passages = entry.passages.filter(({ passage }) => facts.some(({ field }) => field === passage.field));
  return firstFilled(passages, entry.passages.slice(0, 1)).map((passage) => toEvidence(passage, 1));
}

/** Of `Name (part in it)` the name. */
export function toName(text: string): string {
  return text.replace(nameSigns.partInIt, '');
}
