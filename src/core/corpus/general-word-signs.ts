import { labelWords, wholePerson } from './lexicon.ts';
import { askingWords, operationWords, stopWords, weakWords } from './stop-words.ts';

/** Folded words of general English that questions are made of: what a mistyped word may have been meant to be. */
export const generalWords: ReadonlySet<string> = new Set([...stopWords, ...weakWords, ...labelWords, ...wholePerson]);

/** The same of which each question is made. */
export const questionWords = [...askingWords, ...operationWords];
