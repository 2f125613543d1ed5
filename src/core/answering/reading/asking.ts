import type { Knowledge } from '../../corpus/knowledge.ts';
import type { Concept, Query } from '../../corpus/query.ts';
import { askingWords } from '../../corpus/stop-words.ts';
import { isName } from '../../corpus/text.ts';
import { isTold } from '../records/selection.ts';
import * as visitorWords from '../signs/visitor-words.ts';
import * as nounSigns from '../signs/noun-signs.ts';

/** Tells which words of a question for entries of an area are only the asking: those that no entry of the area says. */
export function toAsking({ text, concepts }: Query, { records }: Knowledge): (concept: Concept) => boolean {
  const areas = concepts.flatMap((concept) => concept.areas);
  const isSaid = (concept: Concept) =>
    records.some((entry) => areas.includes(entry.record.area) && isTold(entry, concept, false));
  return (concept) => {
    const { folded, start } = concept.token;
    if (areas.length === 0 || concept.areas.length + concept.fields.length > 0) return false;
    if (isName(concept) || nounSigns.asksFor.test(text.slice(0, start))) return false;
    if (visitorWords.deed.test(text.slice(0, start)) || (start === 0 && askingWords.has(folded))) return true;
    return askingWords.has(folded) && !isSaid(concept);
  };
}
