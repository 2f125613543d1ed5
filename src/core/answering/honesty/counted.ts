import type { KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { prepositions } from '../../corpus/stop-words.ts';
import { toEnd, tokenize, toStem, toTerms, type Token } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { isSaidIn } from './about.ts';
import type { Wanted } from './wanted.ts';
import * as countingSigns from '../signs/counting-signs.ts';

/** Words between a number and the thing that it counts. */
const reach = { before: 5, after: 4 };

/** Whether a sentence counts the thing, and that of which it is: "milligrams of polonium" are none of radium. */
export function holdsCount(known: KnownPassage, sentence: number, { noun, of = [], sign }: Wanted): boolean {
  const text = known.sentences[sentence]?.text ?? '';
  return (
    (noun ? isCounted(text, noun) : (sign ?? sentenceSigns.amount).test(text)) &&
    of.every((word) => isSaidIn(known, sentence, word))
  );
}

/** Whether a sentence tells how often: by a word for it, or by counting what was done. */
export function holdsFrequency(text: string, { leftover }: Reading): boolean {
  return countingSigns.frequency.test(text) || leftover.slice(-1).some((word) => isCounted(text, word, true));
}

/** A number before the word for a thing, or right behind it: "34 new sensors", "visitors: 900"; not "girls from 10 to 15". */
export function isCounted(text: string, { alternatives }: Concept, loosely = false): boolean {
  const words = tokenize(text);
  const amounts = [...text.matchAll(sentenceSigns.amounts)].map(({ index }) => index);
  const isAmount = (from: number, to: number) =>
    words.slice(Math.max(0, from), to).some(({ start }) => amounts.includes(start));
  const isSaid = (said: Concept['alternatives'], { stem }: Token) => said.some(({ terms }) => terms.includes(stem));
  const own = alternatives.slice(0, 1);
  // A thousand people are not a thousand users.
  const ways = alternatives.filter(({ terms, isNear }) => loosely || !isNear || terms[0] !== toStem('people'));
  return words.some(
    (word, index) =>
      isSaid(ways, word) &&
      ((isSaid(own, word) && isEnumerated(word, text.slice(toEnd(word)), own)) ||
        isAmount(index - reach.before, index) ||
        // "Girls from 10 to 15": the number is about something else.
        (!prepositions.has(words[index + 1]?.folded ?? '') && isAmount(index + 1, index + reach.after))),
  );
}

/** Named one by one, behind the word for them or each with it: "the societies A, B and C", "one pool and another pool". */
function isEnumerated({ folded }: Token, behind: string, [own]: Concept['alternatives']): boolean {
  return (
    (folded.endsWith('s') && countingSigns.enumeration.test(behind)) ||
    toTerms(behind).some((term) => own?.terms.includes(term))
  );
}
