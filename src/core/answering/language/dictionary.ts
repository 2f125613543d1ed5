import { fold } from '../../corpus/text.ts';
import { phrases } from './phrases.ts';
import type { Language } from './replies.ts';
import { tradePhrases } from './trade-phrases.ts';
import { verbPhrases } from './verb-phrases.ts';

/** The order of the columns in the tables. */
export const languages: Language[] = ['de', 'fr', 'es', 'it', 'pt'];

/** What a language's words and phrases, folded, are in English. */
export interface Dictionary {
  words: Map<string, string>;
  /** Word without its ending → English: forms that the table does not list. */
  bases: Map<string, string>;
}

/** Endings by which forms of one word differ. */
const inflections: Record<Language, RegExp> = {
  de: /(ungen|innen|erin|ern|en|er|es|em|et|te|ten|st|e|n|s|t)$/,
  fr: /(erent|aient|ions|ait|ees|ee|es|er|e|s|a)$/,
  es: /(aron|ieron|aban|ando|ado|ada|ido|ida|ar|er|ir|os|as|es|o|a|e|s|n)$/,
  it: /(arono|avano|ando|ato|ata|ati|ate|uto|uta|ito|ita|are|ere|ire|o|a|i|e)$/,
  pt: /(aram|eram|ando|ado|ada|ido|ida|ou|ar|er|ir|os|as|es|o|a|e|s|m)$/,
};
const minBase = 5;

const dictionaries = new Map<Language, Dictionary>();

/** Read at the first question in another language: most questions are English. */
export function toDictionary(language: Language): Dictionary {
  if (dictionaries.size === 0) readDictionaries();
  return dictionaries.get(language) ?? { words: new Map(), bases: new Map() };
}

/** A word without its ending; nothing when too little would be left. */
export function toBase(word: string, language: Language): string | undefined {
  const base = word.replace(inflections[language], '');
  return base.length >= minBase ? base : undefined;
}

function readDictionaries(): void {
  for (const language of languages) dictionaries.set(language, { words: new Map(), bases: new Map() });
  for (const line of [phrases, tradePhrases, verbPhrases].flatMap((table) => table.trim().split('\n'))) {
    const [english = '', foreign = ''] = line.split(' = ');
    for (const [index, variants] of foreign.split(' / ').entries()) {
      const language = languages[index];
      const dictionary = language && dictionaries.get(language);
      if (!dictionary) continue;
      for (const variant of variants.split(',')) add(dictionary, language, fold(variant.trim()), english);
    }
  }
}

function add({ words, bases }: Dictionary, language: Language, word: string, english: string): void {
  if (!words.has(word)) words.set(word, english.trim());
  const base = word.includes(' ') ? undefined : toBase(word, language);
  if (base && !bases.has(base)) bases.set(base, english.trim());
}
