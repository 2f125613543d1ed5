import { anybodyInIdioms } from './stop-words.ts';
import type { Token } from './text.ts';

/**
 * Index behind the last token of a phrase that begins at `at`; 0 when it does not stand there. Each word of the phrase is a
 * stem, or several divided by `/`; `~` stands for any pronoun or article, `*` for up to three words.
 */
export function matchPhrase([word, ...rest]: string[], tokens: readonly Token[], at: number): number {
  if (!word) return at;
  if (word === '*') return [0, 1, 2, 3].reduce((end, gap) => end || matchPhrase(rest, tokens, at + gap), 0);
  const token = tokens[at];
  return token && word.split('/').some((way) => toForms(token).includes(way)) ? matchPhrase(rest, tokens, at + 1) : 0;
}

/** What a word of a phrase may be written as to stand for a token. */
export function toForms({ stem, folded }: Token): string[] {
  return [stem, `=${folded}`, anybodyInIdioms.has(folded) ? '~' : ''];
}
