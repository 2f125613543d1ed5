import words from './foreign-words.json' with { type: 'json' };
import { fold } from './text.ts';

/**
 * By language of a question, `foreign=english` in lines: the words of it that lead to records of the corpus. Those that lead
 * nowhere stand there without their English: they are known, and no form of another word.
 */
export type ForeignWords = Record<string, string>;

/**
 * Picks the English of words of other languages that a corpus holds. A word that stands for several is taken for the one that
 * leads there best, and of these for the one that it says first.
 * @param toWorth how surely an English word leads to records, from 0
 */
export function pickForeignWords(toWorth: (english: string) => number): ForeignWords {
  return Object.fromEntries(Object.entries(words).map(([language, table]) => [language, pickOf(table, toWorth)]));
}

function pickOf(table: Record<string, string>, toWorth: (english: string) => number): string {
  const best = new Map<string, { english: string; worth: number }>();
  for (const [english, variants] of Object.entries(table)) {
    const held = toWorth(english);
    for (const [place, variant] of variants.split(',').entries()) {
      const worth = held > 0 ? held - place / 10 : 0;
      const word = fold(variant);
      if (worth >= (best.get(word)?.worth ?? 0)) best.set(word, { english: worth > 0 ? english : '', worth });
    }
  }
  return [...best].map(([word, { english }]) => (english ? `${word}=${english}` : word)).join('\n');
}
