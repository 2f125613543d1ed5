import { pickForeignWords, type ForeignWords } from './foreign-words.ts';
import idioms from './idioms.json' with { type: 'json' };
import type { Knowledge } from './knowledge.ts';
import { areaWords, fieldWords, lookUp } from './lexicon.ts';
import { pickingWords } from './stop-words.ts';
import { toSpelling } from './spelling.ts';
import { tokenize, type Token } from './text.ts';
import thesaurus from './thesaurus.json' with { type: 'json' };

/** What a corpus needs of the word data. The whole is many times as large and would be read at every cold start. */
export interface GeneralEnglish {
  /**
   * Groups of words that say nearly the same, at least one of them in the corpus; `set_up` is two words. A member of a
   * category is doubled, `language rust_rust`, so that it is looked for and never asked with: who asks for one member
   * does not mean any other.
   */
  groups: string[];
  /** Words that look like a misspelt word of the corpus and are none. */
  words: string[];
  /**
   * Idioms as stems with the plain words for them, the longest first. `~` stands for any pronoun or article: "worked ~ way
   * up" is said of anybody.
   */
  idioms: [stems: string, plain: string][];
  /** What questions in other languages may say of it. */
  foreign: ForeignWords;
}

const tokens = new Map<string, readonly Token[]>();

/** The same for every corpus: whoever builds several, as tests do, takes the word data apart once. */
function toTokens(word: string): readonly Token[] {
  const known = tokens.get(word) ?? tokenize(word);
  tokens.set(word, known);
  return known;
}

/** Picks what a corpus needs; for the build, since it loads all word data. */
export function pickGeneralEnglish(knowledge: Knowledge): GeneralEnglish {
  const isHeld = (entry: string) =>
    entry.split('_').every((word) => toTokens(word).every(({ stem }) => knowledge.has(stem)));
  const groups = thesaurus.flatMap((group) => {
    const entries = group.split(' ');
    // Several words are only ever looked for, never asked with.
    const kept = entries.filter((entry) => !entry.includes('_') || isHeld(entry));
    return kept.length > 1 && kept.some(isHeld) ? [kept.join(' ')] : [];
  });
  const held = new Set(groups.flatMap((group) => group.split(' ')));
  const leads = (word: string) =>
    held.has(word) ||
    pickingWords.has(word) ||
    isHeld(word) ||
    lookUp(areaWords, word).length > 0 ||
    lookUp(fieldWords, word).length > 0;
  const words = new Set(thesaurus.flatMap((group) => group.split(' ')));
  return {
    groups,
    words: [...words].filter((word) => {
      const [token] = toTokens(word);
      return token && !word.includes('_') && !held.has(word) && toSpelling(token, knowledge) !== undefined;
    }),
    idioms: idioms
      .filter(([, plain = '']) => plain.split(' ').some(leads))
      .map(([phrase = '', plain = '']): [string, string] => [toStems(phrase), plain])
      .toSorted(([a], [b]) => b.split(' ').length - a.split(' ').length),
    foreign: pickForeignWords((english) => (isHeld(english) ? 2 : leads(english) ? 1 : 0)),
  };
}

function toStems(phrase: string): string {
  return phrase
    .split(' ')
    .flatMap((word) => (word === '~' ? [word] : toTokens(word).map(({ stem }) => stem)))
    .join(' ');
}
