import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Concept, Query } from '../../corpus/query.ts';
import { commonStems } from '../../corpus/common-words.ts';
import { askingWords } from '../../corpus/stop-words.ts';
import { isTold } from '../records/selection.ts';
import { deed } from './visitor-words.ts';

/** What is asked for stands behind. */
const asksFor = /\b(?:many|which|what|number of) $/i;
/** Where one part of a message ends. */
const ends = /[.?!;:–—](?= |$)| - /g;

/**
 * Tells which words of a question for entries of an area are only the asking: one of these that no entry of the area says,
 * and a general word that no record says at all, where it stands in a sentence of its own.
 */
export function toTalk(text: string, { concepts }: Query, { records }: Knowledge): (concept: Concept) => boolean {
  const toPart = ({ token }: Concept) => [...text.slice(0, token.start).matchAll(ends)].length;
  const named = concepts.filter(({ areas }) => areas.length > 0);
  const asking = named.map(toPart);
  const areas = named.flatMap((concept) => concept.areas);
  const isSaid = (concept: Concept, isMention: boolean) =>
    records.some((entry) => (isMention || areas.includes(entry.record.area)) && isTold(entry, concept, isMention));
  return (concept) => {
    const { text: word, folded, stem, start } = concept.token;
    if (areas.length === 0 || concept.areas.length + concept.fields.length > 0) return false;
    if ((start > 0 && /^\p{Lu}/u.test(word)) || asksFor.test(text.slice(0, start))) return false;
    if (deed.test(text.slice(0, start)) || (start === 0 && askingWords.has(folded))) return true;
    const isApart = commonStems.has(stem) && !asking.includes(toPart(concept));
    return askingWords.has(folded) ? !isSaid(concept, false) : isApart && !isSaid(concept, true);
  };
}
