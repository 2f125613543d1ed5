import { tokenize, type Token } from '../../corpus/text.ts';
import { neutralWords } from './neutral-words.ts';

/** A run of capitalised words: `Bill English`, `SRI`, `University of Oregon`. */
export interface FoundName {
  /** Folded words, with the "of" between them. */
  words: string[];
  /** Index of the first and of the last word among the text's tokens. */
  first: number;
  last: number;
}

/**
 * The proper names of a text. A capital that only opens a sentence makes no name: such a word counts when it goes on
 * in capitals, or when `isOrdinary` does not know it as a word that is otherwise written small.
 */
export function findNames(text: string, isOrdinary: (word: string) => boolean, tokens = tokenize(text)): FoundName[] {
  const names: FoundName[] = [];
  let open: FoundName | undefined;
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const gap = previous ? text.slice(previous.start + previous.text.length, token.start) : '';
    const opens = !previous || /[.!?:]["”’')\]]*\s+["“‘'([]?$|\n/.test(gap);
    if (!isName(token, opens, isOrdinary)) continue;
    const between = open ? tokens.slice(open.last + 1, index) : [];
    const ofBetween =
      between.length > 0 && between.length <= 2 && between.every(({ folded }) => /^(of|the)$/.test(folded));
    if (open && !opens && /^[\s&.’'\-–]*$/.test(gap) && (open.last === index - 1 || ofBetween)) {
      open.words.push(...between.map(({ folded }) => folded), token.folded);
      open.last = index;
    } else {
      open = { words: [token.folded], first: index, last: index };
      names.push(open);
    }
  }
  // A lone letter, as in "X-ray", names nobody.
  return names.filter(({ words }) => words.join('').length > 1);
}

function isName({ text, folded }: Token, opens: boolean, isOrdinary: (word: string) => boolean): boolean {
  if (!/\p{Lu}/u.test(text) || /^\d/.test(folded)) return false;
  // "I" and "A" are words; NLS, oN-Line and McCarthy are names wherever they stand.
  if (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(text)) return true;
  if (neutralWords.has(folded)) return false;
  return !opens || !isOrdinary(folded);
}
