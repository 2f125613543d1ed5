import { anybodyInIdioms } from './stop-words.ts';
import type { Token } from './text.ts';

/** The words of a phrase in order, each with the forms of which a token must have one; `*` is up to three words. */
export type Phrase = string[][];

/** Index behind the last token of a phrase that begins at `at`; 0 when it does not stand there. */
export function matchPhrase([word, ...rest]: Phrase, tokens: readonly string[][], at: number): number {
  if (!word) return at;
  if (word[0] === '*') return [0, 1, 2, 3].reduce((end, gap) => end || matchPhrase(rest, tokens, at + gap), 0);
  return hasForm(word, tokens[at]) ? matchPhrase(rest, tokens, at + 1) : 0;
}

export function hasForm(word: string[], forms: string[] = []): boolean {
  return word.some((form) => forms.includes(form));
}

/** What a word of a phrase may be to stand for a token: its stem, after `=` the very word, `~` for any pronoun or article. */
export function toForms({ stem, folded }: Token): string[] {
  return [stem, `=${folded}`, anybodyInIdioms.has(folded) ? '~' : ''];
}
