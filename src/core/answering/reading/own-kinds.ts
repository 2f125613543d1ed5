import type { Area } from '../../contract/record.ts';
import type { Knowledge, KnownRecord } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';

/** Areas whose entries a portfolio sorts by words of its own. */
const sorted: Area[] = ['projects', 'open-source', 'publications'];
/** Fields in which an entry says what it is. */
const sorting = ['kind', 'skills'];
/** Words before the noun that several are asked for by, or one of several. */
const picks =
  /\b(?:which|what|list|name|enumerate|all|every|first|last|latest|earliest|newest|oldest|most recent)(?: of)?(?: (?:all|every|the|her|his|their|your|me|other|different|various|finished|built))* (\p{L}+)(?= \p{L}|\W*$)/gu;
/** One alone would be named, not listed. */
const several = 2;

/**
 * The area whose entries are of a kind that only this portfolio has: "which museums …?" where projects say of themselves
 * that they are museums.
 */
export function toOwnArea(folded: string, content: Concept[], { records }: Knowledge): Area | undefined {
  const nouns = [...folded.matchAll(picks)].map(([, noun]) => noun);
  const noun = content.find(({ token, areas, fields, corrected }) => {
    const isPicked = nouns.includes(token.folded) && !corrected && !/^\p{Lu}/u.test(token.text);
    return isPicked && areas.length + fields.length === 0;
  });
  if (!noun) return undefined;
  const isOf = ({ values }: KnownRecord) => sorting.some((field) => values.get(field)?.has(noun.token.stem));
  return sorted.find((area) => records.filter((entry) => entry.record.area === area && isOf(entry)).length >= several);
}
