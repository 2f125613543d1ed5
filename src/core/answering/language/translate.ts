import type { Knowledge } from '../../corpus/knowledge.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { toEnd, tokenize, type Token } from '../../corpus/text.ts';
import { languages, toBase, toDictionary, type Dictionary } from './dictionary.ts';
import { toNaming } from '../reading/naming.ts';
import type { Language } from './replies.ts';

const maxWords = 4;

/** The language of a question, when it is one of the five and not English; a title says nothing of it. */
export function toLanguage(question: string, knowledge?: Knowledge): Language | undefined {
  const title = (knowledge && toNaming(tokenize(question), knowledge)?.tokens) ?? [];
  const [first, last] = [title[0], title.at(-1)];
  const text = first && last ? question.slice(0, first.start) + question.slice(toEnd(last)) : question;
  const words = tokenize(text.replace(/['’]/g, ' ')).map(({ folded }) => folded);
  const english = words.filter((word) => stopWords.has(word)).length;
  const scores = languages.map((language) => ({
    language,
    // A word that both languages have is no sign of either.
    hits:
      words.filter((word) => (toDictionary(language).words.get(word) ?? word) !== word).length +
      toLetterHint(text, language),
  }));
  const best = scores.toSorted((a, b) => b.hits - a.hits)[0];
  return best && best.hits >= 2 && best.hits > english && best.hits >= words.length * 0.3 ? best.language : undefined;
}

/** Letters and elisions that only some of the languages use. */
function toLetterHint(text: string, language: Language): number {
  const hints: Record<Language, RegExp> = {
    de: /[äöüß]/i,
    fr: /[çœèêâû]|\b[ldjsnc]['’]|\bqu['’]/i,
    es: /[¿¡ñ]/i,
    it: /\b(dell|all|nell|un|l|c|cos|qual)['’]|[ìò]/i,
    pt: /[ãõ]|ç[aãoõ]/i,
  };
  return hints[language].test(text) ? 1.5 : 0;
}

/** A question's words in English, in their old order: enough to find records by; names and commas stay as they are. */
export function translate(question: string, language: Language, knowledge: Knowledge): string {
  const dictionary = toDictionary(language);
  const table = dictionary.words;
  const text = question.replace(/['’]/g, ' ');
  const tokens = tokenize(text);
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken =
      [...Array(maxWords).keys()]
        .map((less) => maxWords - less)
        .find((count) => at + count <= tokens.length && table.has(key(at, count))) ?? 0;
    const token = tokens[at];
    const isSpan = taken < 2 && isYear.test(tokens[at + 1]?.text ?? '');
    if (token && isSpan && between.test(token.folded)) words.push(token.folded.startsWith('a') ? 'to' : '');
    else if (token && taken > 0) words.push(toPlaced(table.get(key(at, taken)) ?? '', token, tokens[at + 1], language));
    else if (token) words.push(toEnglish(token.text, token.folded, language, dictionary, knowledge));
    at += Math.max(1, taken);
    const last = tokens[at - 1];
    if (last && /^[^\p{L}\p{N}]*,/u.test(text.slice(toEnd(last)))) words.push(',');
  }
  return `${words.join(' ').replaceAll(' ,', ',')}?`;

  function key(at: number, count: number): string {
    return tokens
      .slice(at, at + count)
      .map(({ folded }) => folded)
      .join(' ');
  }
}

/** Endings that the languages share with English under other spellings. */
const endings: [RegExp, string][] = [
  [/(zione|cion|cao|tion)$/, 'tion'],
  [/(zioni|ciones|coes|tionen)$/, 'tions'],
  [/(idad|idade|ita|ite|itat)$/, 'ity'],
  [/(iques?|ic[aio]s?|iche|ische?[nrs]?)$/, 'ic'],
  [/(ismo|isme|ismus)$/, 'ism'],
  [/(ia|ie|io|ium)$/, 'y'],
  [/(eur|euse|ore|or|ora|rice)$/, 'or'],
];

const isYear = /^\d{4}$/;
/** Small words before a year: "de 1984 à 1989". */
const between = /^(de|du|da|dal|von|al?)$/;

/** A word in its place: "nach" a place is "to", "como" inside a sentence is "as", and a name keeps its capitals. */
function toPlaced(
  english: string,
  { text, folded, start }: Token,
  next: Token | undefined,
  language: Language,
): string {
  if (language === 'de') return folded === 'nach' && next && /^\p{Lu}/u.test(next.text) ? 'to' : english;
  if (start > 1 && ['como', 'come', 'comme'].includes(folded)) return 'as';
  return start > 1 && english !== folded && /^\p{Lu}/u.test(text)
    ? english.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    : english;
}

/** Verbs by their endings: one that no table holds says less than the nouns beside it. */
const verbs: Record<Language, RegExp> = {
  de: /^(ge.+(t|en)|.+(te|ten|ierte|iert))$/,
  fr: /(ait|aient|erent|ees?|er|ir|a)$/,
  es: /(aron|ieron|aba|aban|ado|ido|ada|ida|ar|er|ir|io|o)$/,
  it: /(arono|ava|avano|ato|ito|uto|are|ere|ire|isce|o)$/,
  pt: /(aram|eram|ava|avam|ado|ido|ada|ida|ar|er|ir|ou|iu|eu)$/,
};

function toEnglish(
  text: string,
  folded: string,
  language: Language,
  { words: table, bases }: Dictionary,
  { words }: Knowledge,
): string {
  if (words.has(folded) || /\d/.test(folded)) return text;
  const isSmall = /^\p{Ll}/u.test(text);
  if (folded.length < 5) return folded.length < 4 && isSmall ? '' : folded;
  const base = bases.get(toBase(folded, language) ?? '');
  if (base) return base;
  const cognates = endings.flatMap(([ending, english]) =>
    ending.test(folded) ? [folded.replace(ending, english)] : [],
  );
  const cognate = cognates.find((candidate) => words.has(candidate));
  const known = cognate ?? toParts(folded, table, words);
  if (known) return known;
  // German writes nouns large, so what it writes small is a verb or an adjective.
  if (isSmall && verbs[language].test(folded)) return '';
  const unknown = cognates[0] ?? folded;
  // Inner capitals keep a foreign word from being taken for a misspelt English one. A capital says nothing in German, and
  // a name that the corpus lacks is no doubt in another spelling there.
  const isForeign = language === 'de' || isSmall;
  return isForeign ? unknown.charAt(0) + unknown.slice(1).toUpperCase() : unknown;
}

/** The parts of a compound word that both are known: `Patentnummer`. */
function toParts(word: string, table: Map<string, string>, words: Map<string, number>): string | undefined {
  const lookUp = (part: string) => table.get(part) ?? (words.has(part) && part.length > 3 ? part : undefined);
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = lookUp(word.slice(0, at)) ?? lookUp(word.slice(0, at).replace(/(s|n|en)$/, ''));
    const second = lookUp(word.slice(at));
    if (first && second) return `${first} ${second}`;
  }
  return undefined;
}
