import type { Knowledge } from './knowledge.ts';
import { toSpelling } from './spelling.ts';
import { tokenize } from './text.ts';
import thesaurus from './thesaurus.json' with { type: 'json' };

/** What a corpus needs of the thesaurus. The whole is a hundred times as large and would be read at every cold start. */
export interface GeneralEnglish {
  /**
   * Groups of words that say nearly the same, at least one of them in the corpus; `set_up` is two words. A member of a
   * category is doubled, `language rust_rust`, so that it is looked for and never asked with: who asks for one member
   * does not mean any other.
   */
  groups: string[];
  /** Words that look like a misspelt word of the corpus and are none. */
  words: string[];
}

/** Picks what a corpus needs; for the build, since it loads the whole thesaurus. */
export function pickGeneralEnglish(knowledge: Knowledge): GeneralEnglish {
  const isHeld = (entry: string) =>
    entry.split('_').every((word) => tokenize(word).every(({ stem }) => knowledge.has(stem)));
  const groups = thesaurus.flatMap((group) => {
    const entries = group.split(' ');
    // Several words are only ever looked for, never asked with.
    const kept = entries.filter((entry) => !entry.includes('_') || isHeld(entry));
    return kept.length > 1 && kept.some(isHeld) ? [kept.join(' ')] : [];
  });
  const held = new Set(groups.flatMap((group) => group.split(' ')));
  const words = new Set(thesaurus.flatMap((group) => group.split(' ')));
  return {
    groups,
    words: [...words].filter((word) => {
      const [token] = tokenize(word);
      return token && !word.includes('_') && !held.has(word) && toSpelling(token, knowledge) !== undefined;
    }),
  };
}
