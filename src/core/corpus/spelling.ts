import { distance } from 'fastest-levenshtein';
import { commonStems } from './common-words.ts';
import { generalWords } from './general-words.ts';
import type { Knowledge } from './knowledge.ts';
import type { Token } from './text.ts';

/** Shorter words have too many neighbours. */
const minLength = 4;

/** The known spelling of a word that was mistyped, or nothing when the word stands as it is. */
export function toSpelling({ text, folded, stem }: Token, knowledge: Knowledge): string | undefined {
  if (folded.length < minLength || /\d/.test(folded) || isDeliberate(text)) return undefined;
  if (knowledge.has(stem) || knowledge.words.has(folded) || generalWords.has(folded) || commonStems.has(stem))
    return undefined;
  const allowed = folded.length < 5 ? 0.9 : folded.length < 8 ? 1 : 2;
  let best: string | undefined;
  let least = allowed + 0.01;
  for (const words of [knowledge.words.keys(), generalWords]) {
    for (const word of words) {
      if (word.length < minLength || Math.abs(word.length - folded.length) > 2) continue;
      const apart = toDistance(folded, word);
      if (apart < least) [best, least] = [word, apart];
    }
  }
  return best;
}

/** Inner or all capitals are a name as somebody means it. */
function isDeliberate(text: string): boolean {
  return /\p{L}\p{Lu}/u.test(text);
}

/** Edits between two words; swapped neighbours are less than one slip, another first letter is more than one. */
function toDistance(a: string, b: string): number {
  const plain = distance(a, b) + (a[0] === b[0] ? 0 : 0.5);
  if (distance(a, b) !== 2 || a.length !== b.length) return plain;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2) ? plain - 1.2 : plain;
}
