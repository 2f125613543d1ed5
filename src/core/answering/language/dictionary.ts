import type { Knowledge } from '../../corpus/knowledge.ts';
import { oncePer } from '../../corpus/once.ts';
import { fold } from '../../corpus/text.ts';
import { phrases } from './phrases.ts';
import type { Language } from '../replies.ts';
import smallWords from './small-words.json' with { type: 'json' };
import { tradePhrases } from './trade-phrases.ts';
import { verbPhrases } from './verb-phrases.ts';
import * as endings from './endings.ts';

/** The order of the columns in the tables. */
export const languages: Language[] = ['de', 'fr', 'es', 'it', 'pt'];

/** What a language's words and phrases, folded, are in English. */
export interface Dictionary {
  /** Empty for a word that is known and leads nowhere. */
  words: Map<string, string>;
  /** Words without a content of their own: unless a table holds one, it is left out. */
  small: Set<string>;
}

const general = new Map<Language, Dictionary>();

/** Read once, with the first question: in which language it is tells how many of its words each holds. */
export function toDictionary(language: Language): Dictionary {
  const known = general.get(language) ?? readDictionary(language);
  general.set(language, known);
  return known;
}

function readDictionary(language: Language): Dictionary {
  const words = new Map<string, string>();
  for (const line of [phrases, tradePhrases, verbPhrases].flatMap((table) => table.trim().split('\n'))) {
    const [english = '', ...columns] = line.split(endings.betweenColumns);
    for (const variant of columns[languages.indexOf(language)]?.split(',') ?? []) add(words, variant, english);
  }
  return { words, small: new Set(smallWords[language].flatMap((line) => fold(line).split(' '))) };
}

const toOwn = oncePer((_: Knowledge) => new Map<Language, Dictionary>());

/** The same with the words that lead to records of a corpus; what is general comes first. */
export function toOwnDictionary(language: Language, knowledge: Knowledge): Dictionary {
  const known = toOwn(knowledge).get(language);
  if (known) return known;
  const { words, small } = toDictionary(language);
  const own = { words: new Map(words), small };
  for (const line of knowledge.corpus.english.foreign[language]?.split('\n') ?? []) {
    const [word = '', english = ''] = line.split('=');
    if (!small.has(word)) add(own.words, word, english);
  }
  toOwn(knowledge).set(language, own);
  return own;
}

function add(words: Map<string, string>, variant: string, english: string): void {
  const word = fold(variant);
  if (word && !words.has(word)) words.set(word, english);
}
