import type { Knowledge } from '../../corpus/knowledge.ts';
import { stopWords } from '../../corpus/stop-words.ts';
import { fold, tokenize } from '../../corpus/text.ts';
import { phrases } from './phrases.ts';
import type { Language } from './replies.ts';

const order: Language[] = ['de', 'fr', 'es', 'it', 'pt'];
const tables = new Map<Language, Map<string, string>>(order.map((language) => [language, new Map()]));
const maxWords = 4;

for (const line of phrases.trim().split('\n')) {
  const [english = '', foreign = ''] = line.split(' = ');
  for (const [index, variants] of foreign.split(' / ').entries()) {
    const table = tables.get(order[index] ?? 'de');
    for (const variant of variants.split(',')) {
      const key = fold(variant.trim());
      if (!table?.has(key)) table?.set(key, english.trim());
    }
  }
}

/** The language of a question, when it is one of the five and not English. */
export function toLanguage(text: string): Language | undefined {
  const words = tokenize(text.replace(/['’]/g, ' ')).map(({ folded }) => folded);
  const english = words.filter((word) => stopWords.has(word)).length;
  const scores = order.map((language) => ({
    language,
    hits: words.filter((word) => tables.get(language)?.has(word)).length + toLetterHint(text, language),
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

/** A question's words in English, in their old order: enough to find records by; names stay as they are. */
export function translate(text: string, language: Language, knowledge: Knowledge): string {
  const table = tables.get(language) ?? new Map<string, string>();
  const tokens = tokenize(text.replace(/['’]/g, ' '));
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken =
      [...Array(maxWords).keys()]
        .map((less) => maxWords - less)
        .find((count) => at + count <= tokens.length && table.has(key(at, count))) ?? 0;
    const token = tokens[at];
    words.push(
      taken > 0
        ? (table.get(key(at, taken)) ?? '')
        : token
          ? toEnglish(token.text, token.folded, table, knowledge)
          : '',
    );
    at += Math.max(1, taken);
  }
  return `${words.join(' ')}?`;

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
  [/(ique|iques|ico|ica|ici|iche|icos|icas|isch|ische|ischen|ischer|isches)$/, 'ic'],
  [/(ismo|isme|ismus)$/, 'ism'],
  [/(ia|ie|io|ium)$/, 'y'],
  [/(eur|euse|ore|or|ora|rice)$/, 'or'],
];

function toEnglish(text: string, folded: string, table: Map<string, string>, { words }: Knowledge): string {
  if (words.has(folded) || /\d/.test(folded)) return text;
  // A capital says nothing in German, and a name that the corpus lacks is no doubt in another spelling there.
  if (folded.length < 5) return folded;
  const cognates = endings.flatMap(([ending, english]) =>
    ending.test(folded) ? [folded.replace(ending, english)] : [],
  );
  const cognate = cognates.find((candidate) => words.has(candidate));
  return cognate ?? toParts(folded, table, words) ?? cognates[0] ?? folded;
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
