import { distance } from 'fastest-levenshtein';
import { commonStems } from './common-words.ts';
import { generalWords } from './general-words.ts';
import type { Knowledge } from './knowledge.ts';
import { stopWords } from './stop-words.ts';
import type { Token } from './text.ts';

/** Shorter words have too many neighbours, and may only stand for a word that every question uses. */
const minLength = 4;

/** The known spelling of a word that was mistyped, or nothing when the word stands as it is. */
export function toSpelling({ text, folded, stem }: Token, knowledge: Knowledge): string | undefined {
  if (folded.length < minLength - 1 || /\d/.test(folded) || isDeliberate(text)) return undefined;
  if (knowledge.has(stem) || knowledge.words.has(folded) || generalWords.has(folded) || commonStems.has(stem))
    return undefined;
  if (folded.length < minLength) return toStopWord(folded);
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

/** `wen` for "when", `teh` for "the": a letter left out or two swapped. */
function toStopWord(folded: string): string | undefined {
  if (stopWords.has(folded)) return undefined;
  const swaps = [folded.replace(/^(.)(.)(.)$/, '$1$3$2'), folded.replace(/^(.)(.)(.)$/, '$2$1$3')];
  const swapped = swaps.find((word) => stopWords.has(word));
  return (
    swapped ??
    [...stopWords].find(
      (word) => word.length === folded.length + 1 && distance(word, folded) === 1 && word[0] === folded[0],
    )
  );
}
