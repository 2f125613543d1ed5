import type { KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toEnd, tokenize, toStem, toTerms } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import * as sentenceSigns from '../signs/sentence-signs.ts';
import { isSaidIn } from './about.ts';
import type { Wanted } from './wanted.ts';
import * as countingSigns from '../signs/counting-signs.ts';

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
  const [own] = alternatives;
  // A thousand people are not a thousand users.
  const ways = alternatives.filter(({ terms, isNear }) => loosely || !isNear || terms[0] !== toStem('people'));
  return tokenize(text).some((word) => {
    const behind = text.slice(toEnd(word));
    return (
      ways.some(({ terms }) => terms.includes(word.stem)) &&
      // Named one by one, behind the word for them or each with it: "the societies A, B and C", "one pool and another pool".
      ((own?.terms.includes(word.stem) &&
        (countingSigns.enumeration.test(word.folded + behind) ||
          toTerms(behind).some((term) => own.terms.includes(term)))) ||
        countingSigns.besideNumber.test(`${text.slice(0, toEnd(word))}\t${behind}`))
    );
  });
}

/** By that very word, and by none that is near to it. */
export function isCountedItself(text: string, noun: Concept): boolean {
  return isCounted(text, { ...noun, alternatives: noun.alternatives.slice(0, 1) });
}
