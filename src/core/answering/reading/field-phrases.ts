import { oncePer } from '../../corpus/once.ts';
import { toSieve } from '../../corpus/sieve.ts';
import type { Concept } from '../../corpus/query.ts';
import * as askedPhrases from '../signs/asked-phrases.ts';
import type { FieldPhrase } from '../signs/asked-phrases.ts';
import * as fieldWordings from '../signs/field-wordings.ts';
import type { Reading } from './reading.ts';

/** Wordings, and phrases that are more than words in a row. */
const phrases: FieldPhrase[] = [
  ...fieldWordings.fieldWordings.map(([fields, said]) => ({ fields: fields.split(' '), phrase: toPattern(said) })),
  ...askedPhrases.askedPhrases,
];

function toPattern(said: string): RegExp {
  const source = fieldWordings.notation.reduce(
    (text, [sign, pattern]) => text.replaceAll(sign, pattern),
    said.replace(fieldWordings.choice, (words) => `(${words.replaceAll('/', '|')})`),
  );
  return new RegExp(`\\b(${source})(?!\\w)`, 'g');
}

const toLikely = toSieve(phrases, ({ phrase }) => phrase);

/** What a phrase of the question asks for. */
export interface AskedField {
  fields: string[];
  /** Words of the phrase: the question asks with them and is about none of them. */
  words: Concept[];
}

/** The fields that phrases of a question ask for, in the table's order. */
export const toAskedFields = oncePer(({ frame, query }: Reading): AskedField[] =>
  toLikely(frame).flatMap(({ fields, phrase }) => {
    const said = frame.match(phrase)?.join(' ');
    return said ? [{ fields, words: toPhraseWords(said, phrase, query.concepts) }] : [];
  }),
);

/** The words of the question that make up a phrase; what stands between them is no part of it. */
export function toPhraseWords(said: string, phrase: RegExp, concepts: Concept[]): Concept[] {
  const own = toOwnWords(phrase);
  return concepts.filter(
    ({ token: { folded } }) =>
      said.includes(folded) && own.some((word) => folded === word || (word.length > 3 && folded.startsWith(word))),
  );
}

const toOwnWords = oncePer(
  (phrase: RegExp): string[] =>
    phrase.source.replace(fieldWordings.patternSigns, ' ').match(fieldWordings.patternWords) ?? [],
);
