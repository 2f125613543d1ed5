import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Concept, Query } from '../../corpus/query.ts';
import { isTold } from '../records/selection.ts';
import { opener } from './clauses.ts';
import type { Naming } from './naming.ts';

/** What stands before a question: up to a colon, or of somebody who speaks of himself. */
const talking = new RegExp(`^(?:[^:?]{3,}: |[^?]*\\b(?<teller>i|i['’]\\w+|my|we|our)\\b[^?]*? (?=${opener}\\b))`, 'i');

/**
 * Tells what a visitor says before the question: "Our lawyers ask which patents …" is about no law. A word that the records
 * hold may be a topic, and so may one before a colon that names an area.
 */
export function toTalk(
  text: string,
  { concepts }: Query,
  naming: Naming | undefined,
  { records }: Knowledge,
): (concept: Concept) => boolean {
  const talk = talking.exec(text);
  const end = talk?.[0].length ?? 0;
  const isWhole =
    (naming?.tokens[0]?.start ?? 0) >= end ||
    concepts.some(({ token, areas }) => token.start >= end && areas.length > 0);
  return (concept) =>
    concept.token.start < end &&
    isWhole &&
    (concept.areas.length + concept.fields.length > 0
      ? talk?.groups?.['teller'] !== undefined
      : !records.some((entry) => isTold(entry, concept)));
}
