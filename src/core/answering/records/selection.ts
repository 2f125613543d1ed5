import type { Area } from '../../contract/record.ts';
import type { KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { isName } from '../../corpus/text.ts';
import * as entrySigns from '../signs/entry-signs.ts';

/** How the words of a selection were found; a later tier says less surely that an entry is meant. */
export type Tier = 'all' | 'value' | 'values' | 'text';

export interface Selection {
  records: KnownRecord[];
  tier: Tier;
}

/**
 * The entries of the areas that all the words pick out: by one field's value, else by several, else by their text. Nothing
 * when the words pick out none.
 * @param fields those that the question names: one of them counts before any other
 * @param loosely whether a text that says a near word will do
 */
export function select(
  records: KnownRecord[],
  areas: Area[],
  words: Concept[],
  fields: string[] = [],
  loosely = true,
): Selection | undefined {
  const within = records.filter(({ record }) => areas.includes(record.area));
  if (words.length === 0) return within.length > 0 ? { records: within, tier: 'all' } : undefined;
  // A name in running text is a mention: it does not make the entry one of that person's or company's.
  const hasName = words.some(isName);
  const kinds = hasName ? entrySigns.statedKinds : entrySigns.subjectKinds;
  const tiers: [Tier, (entry: KnownRecord) => boolean][] = [
    ['value', (entry) => inOneValue(entry, words, fields)],
    ['value', (entry) => inOneValue(entry, words, kinds)],
    ['values', (entry) => words.every((word) => inAnyValue(entry, word))],
    ['text', (entry) => !hasName && saysAll(entry.terms, words, loosely)],
  ];
  for (const [tier, test] of tiers) {
    const picked = within.filter(test);
    if (picked.length > 0) return { records: picked, tier };
  }
  return undefined;
}

/** @param wanted fields, or kinds of fields */
function inOneValue(entry: KnownRecord, words: Concept[], wanted: string[]): boolean {
  if (saysAll(entry.names, words)) return wanted.includes('name');
  // Beside a name a near word will do: "directed by …" finds a director.
  const hasName = words.some(isName);
  return entry.facts.some(({ field, kind }) => {
    const terms = entry.values.get(field);
    return (
      (wanted.includes(field) || wanted.includes(kind)) &&
      words.every((word) => says(terms, word, hasName && !isName(word)))
    );
  });
}

function inAnyValue(entry: KnownRecord, word: Concept): boolean {
  return (
    // "Taught" is what a teacher did.
    says(entry.values.get('role'), word, isRole(entry)) || isTold(entry, word)
  );
}

/** Whether the names or the typed values of an entry say a word; of whole sentences only where a mention is enough. */
export function isTold({ names, facts, values }: KnownRecord, word: Concept, isMention = true): boolean {
  return (
    says(names, word) ||
    facts.some(({ field, kind }) => kind !== 'text' && (isMention || kind !== 'prose') && says(values.get(field), word))
  );
}

/** Whether terms, where there are any, hold a concept; a near word counts only where a loose reading does no harm. */
export function says(terms: Set<string> | undefined, { alternatives }: Concept, loosely = false): boolean {
  return alternatives.some(
    (alternative) => (loosely || !alternative.isNear) && alternative.terms.every((term) => terms?.has(term)),
  );
}

/** Whether terms hold every one of the concepts. */
export function saysAll(terms: Set<string> | undefined, words: Concept[], loosely = false): boolean {
  return words.every((word) => says(terms, word, loosely));
}

/** The entries of one area. */
export function ofArea(records: KnownRecord[], area: string | undefined): KnownRecord[] {
  return records.filter(({ record }) => record.area === area);
}

/** A post, and neither a study nor a work. */
export function isRole({ record }: KnownRecord): boolean {
  return record.area === 'experience';
}

/** Done by others on the person's ideas: what it is made with, the person need not know. */
export function isOfOthers({ values }: KnownRecord): boolean {
  return values.get('authorship')?.has('other') ?? false;
}
