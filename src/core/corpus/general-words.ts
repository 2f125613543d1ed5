import { labelWords, wholePerson } from './lexicon.ts';
import { stopWords, weakWords } from './stop-words.ts';

/** Folded words of general English that questions are made of: what a mistyped word may have been meant to be. */
export const generalWords: ReadonlySet<string> = new Set([...stopWords, ...weakWords, ...labelWords, ...wholePerson]);
