import words from './foreign-words.json' with { type: 'json' };
import { fold } from './text.ts';

/** By language of a question, `foreign=english` in lines: the words of it that lead to records of the corpus. */
export type ForeignWords = Record<string, string>;

/**
 * Picks the words of other languages whose English a corpus holds. A word that stands for several is taken for the one that
 * leads there best, and of these for the one that it says first.
 * @param toWorth how surely an English word leads to records, from 0
 */
export function pickForeignWords(toWorth: (english: string) => number): ForeignWords {
  return Object.fromEntries(Object.entries(words).map(([language, table]) => [language, pickOf(table, toWorth)]));
}

function pickOf(table: Record<string, string>, toWorth: (english: string) => number): string {
  const best = new Map<string, { english: string; worth: number }>();
  for (const [english, variants] of Object.entries(table)) {
    const worth = toWorth(english);
    if (worth === 0) continue;
    for (const [place, variant] of variants.split(',').entries()) {
      const found = { english, worth: worth - place / 10 };
      const word = fold(variant);
      if (found.worth > (best.get(word)?.worth ?? 0)) best.set(word, found);
    }
  }
  return [...best].map(([word, { english }]) => `${word}=${english}`).join('\n');
}
