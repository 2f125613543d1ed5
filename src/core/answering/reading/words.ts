import type { Concept } from '../../corpus/query.ts';
import { isKind, isLabel } from './areas.ts';

/** The content words of a question, or of what it leaves out, by what they do in it. */
export interface Words {
  /** Words for a kind of entry inside an area: "doctorates", "medals". They may filter, or just name the area. */
  kinds: Concept[];
  /** Words that name areas and fields only. */
  labels: Concept[];
  /** Words that no other part explains. An operation that cannot use them all declines. */
  leftover: Concept[];
}

/** @param isNaming part of a name, which is no kind and no label whatever it means */
export function toWords(
  content: Concept[],
  isNaming: (word: Concept) => boolean,
  isExplained: (word: Concept) => boolean,
): Words {
  const plain = content.filter((word) => !isNaming(word));
  const kinds = plain.filter(({ token }) => isKind(token.folded));
  const labels = plain.filter(isLabel);
  const leftover = content.filter((word) => !kinds.includes(word) && !labels.includes(word) && !isExplained(word));
  return { kinds, labels, leftover };
}
