import { distance } from 'fastest-levenshtein';
import { areaWords, fieldWords } from './lexicon.ts';
import type { Knowledge } from './knowledge.ts';
import { stopWords, weakWords } from './stop-words.ts';
import { toStem, type Token } from './text.ts';
import { isThesaurusWord } from './thesaurus.ts';

const minLength = 5;

/** The corpus' spelling of a word that was mistyped, or nothing when the word stands as it is. */
export function toSpelling({ text, folded, stem }: Token, knowledge: Knowledge): string | undefined {
  if (folded.length < minLength || /\d/.test(folded) || isDeliberate(text)) return undefined;
  if (knowledge.has(stem) || knowledge.words.has(folded) || isGeneral(folded, stem)) return undefined;
  const allowed = folded.length < 8 ? 1.5 : 2.5;
  let best: string | undefined;
  let least = allowed + 0.001;
  for (const word of knowledge.words.keys()) {
    if (word.length < minLength - 1 || Math.abs(word.length - folded.length) > 2 || word[0] !== folded[0]) continue;
    const apart = toDistance(folded, word);
    if (apart < least) [best, least] = [word, apart];
  }
  return best;
}

/** Inner or all capitals are a name as somebody means it. */
function isDeliberate(text: string): boolean {
  return /\p{L}\p{Lu}/u.test(text);
}

function isGeneral(folded: string, stem: string): boolean {
  return (
    stopWords.has(folded) ||
    weakWords.has(folded) ||
    areaWords.has(stem) ||
    fieldWords.has(stem) ||
    isThesaurusWord(toStem(folded))
  );
}

/** Edits between two words; swapped neighbours are one slip, not two. */
function toDistance(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) ? 1 : plain;
}
