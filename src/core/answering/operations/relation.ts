import type { KnownPassage, KnownRecord } from '../../corpus/knowledge.ts';
import { asRanked } from '../../corpus/ranking.ts';
import { toTerms } from '../../corpus/text.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import * as sideSigns from '../signs/side-signs.ts';
import type { Operation } from './operation.ts';
import { toSides } from './sides.ts';
import { toAnswer } from '../statement.ts';
import { toFullNames } from '../reading/naming.ts';
import { isText } from '../evidence.ts';

/** "How are A and B related?": what the entry of each tells of the other. */
export const relation: Operation = (reading, knowledge) => {
  if (reading.context || !sideSigns.asksRelation.test(reading.frame)) return undefined;
  const [a, b] = (toSides(reading, knowledge, false) ?? []).map(({ entries: [entry] }) => entry);
  if (!a || !b) return undefined;
  const found = [toMention(a, b), toMention(b, a)].flatMap((mention) => mention ?? []);
  return toAnswer(found.map(toPassageStatement), { holdsWanted: true });
};

/** Where the text of an entry first names the other from end to end. */
function toMention(entry: KnownRecord, other: KnownRecord) {
  const forms = toFullNames(other)
    .map(toTerms)
    .filter(({ length }) => length > 0);
  const isNamed = (terms: Set<string>) => forms.some((form) => form.every((term) => terms.has(term)));
  const isTold = (known: KnownPassage) => isText(known) && isNamed(known.terms);
  const known = entry.passages.find(isTold);
  if (!known) return undefined;
  const sentence = Math.max(
    0,
    known.sentences.findIndex(({ terms }) => isNamed(terms)),
  );
  return asRanked(known, sentence);
}
