import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Concept, Query } from '../../corpus/query.ts';
import { commonStems } from '../../corpus/common-words.ts';
import { askingWords } from '../../corpus/stop-words.ts';
import { isTold } from '../records/selection.ts';
import { opener } from './clauses.ts';
import type { Naming } from './naming.ts';

/** What stands before a question: up to a colon, or of somebody who speaks of himself. */
const talking = new RegExp(
  `^(?:[^:?]{3,}: |[^?]*\\b(?<teller>i|i['’]\\w+|my|we|our)\\b[^?]*? (?=(?:${opener}|every|all|each|any|list)\\b))`,
  'i',
);
/** What the visitor himself does: "I assume", "we're hiring". */
const deed = /\b(?:i|we)(?:['’]\w+)?(?: (?:am|are|was|were|have|had|been|would|do|need|want|to|just|only|also))* $/i;
/** What is asked for stands behind. */
const asksFor = /\b(?:many|which|what|number of) $/i;
/** Where one part of a message ends. */
const ends = /[.?!;:–—](?= |$)| - /g;
/** A remark in front: "out of interest, …"; not "in music, …". */
const remark = /^(?!\W*(?:in|at|for|on|of|from|by|with|about|under|as)\b)[^,]*,/i;

/**
 * Tells what a visitor says before the question: "Our lawyers ask which patents …" is about no law. A word that the records
 * hold may be a topic, and so may one before a colon that names an area. A general word that no record says is talk as
 * well where it stands in a sentence of its own, or is one of asking.
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
  const toPart = ({ token }: Concept) => [...text.slice(0, token.start).matchAll(ends)].length;
  const named = concepts.filter(({ areas }) => areas.length > 0);
  const asking = named.map(toPart);
  const areas = named.flatMap((concept) => concept.areas);
  const isSaid = (concept: Concept, isMention: boolean) =>
    records.some((entry) => (isMention || areas.includes(entry.record.area)) && isTold(entry, concept, isMention));
  const isIdle = (concept: Concept) => {
    const { text: word, folded, stem, start } = concept.token;
    if (areas.length === 0 || (start > 0 && /^\p{Lu}/u.test(word)) || asksFor.test(text.slice(0, start))) return false;
    if (deed.test(text.slice(0, start)) || (start === 0 && askingWords.has(folded))) return true;
    const isRemark = start < (remark.exec(text)?.[0].length ?? 0) && named.every(({ token }) => token.start > start);
    const isApart = commonStems.has(stem) && (isRemark || !asking.includes(toPart(concept)));
    return askingWords.has(folded) ? !isSaid(concept, false) : isApart && !isSaid(concept, true);
  };
  return (concept) => {
    const isBefore = concept.token.start < end && isWhole;
    return concept.areas.length + concept.fields.length > 0
      ? isBefore && talk?.groups?.['teller'] !== undefined
      : (isBefore && !isSaid(concept, true)) || isIdle(concept);
  };
}
