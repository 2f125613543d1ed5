import { tokenizer } from '@orama/orama/components';
import { irregularForms } from './irregular-forms.ts';
import * as technologySigns from './technology-signs.ts';
import { abbreviation, britishSpellings, letters, shortForms } from './spelling-signs.ts';
import { reworded } from './reworded.ts';
import * as wordSigns from './word-signs.ts';

/** A word or number of a text, with the forms under which it is compared. */
export interface Token {
  /** As written. */
  text: string;
  /** Small letters without accents, possessive or inner dots: `Ph.D.` is `phd`, `3,541,541` is `3541541`. */
  folded: string;
  /** The form that a plural and a participle share. */
  stem: string;
  /** Where it begins in the text. */
  start: number;
  /** For a part of `on-line`: the stem of all parts joined. */
  compound?: string;
}

const { stemmer } = tokenizer.createTokenizer({ language: 'english', stemming: true });
const stems = new Map<string, string>();
/** A visitor's words never push the corpus' own words out of memory. */
const maxStems = 50_000;

/** Small letters without accents, and a plain apostrophe. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Most words have none, and taking letters apart is dear.
  if (wordSigns.ascii.test(small)) return small;
  return small
    .normalize('NFKD')
    .replace(wordSigns.accent, '')
    .replace(wordSigns.wholeLetter, (letter) => letters[letter] ?? letter);
}

/** Where a word ends in its text. */
export function toEnd({ start, text }: Token): number {
  return start + text.length;
}

/** More words than a compound has: each one more is joined with all before it. */
const maxParts = 8;

const kept = new Map<string, readonly Token[]>();
/** The sentences and names of a portfolio of a few hundred records. */
const maxKept = 3000;

/** "LED" is no form of "lead". */
export function isInitials({ text, folded }: Pick<Token, 'text' | 'folded'>): boolean {
  return irregularForms.has(folded) && wordSigns.allCapitals.test(text);
}

const asked = new Map<string, readonly Token[]>();

/**
 * The words and numbers of a text, in order. One answer takes a question apart a dozen times, so that it is kept until its
 * caller waits for something, and no longer: it is a visitor's.
 */
export function tokenize(text: string): readonly Token[] {
  const known = kept.get(text) ?? asked.get(text);
  if (known) return known;
  if (asked.size === 0) queueMicrotask(() => asked.clear());
  const tokens = toTokens(text);
  if (asked.size < maxKept) asked.set(text, tokens);
  return tokens;
}

/** The same of a published text, kept since every answer looks at it again: of what visitors write no text is kept, and of its single words so many. */
export function tokenizePublished(text: string): readonly Token[] {
  const tokens = tokenize(text);
  if (kept.size < maxKept) kept.set(text, tokens);
  return tokens;
}

function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let parts: Token[] = [];
  for (const match of text.matchAll(wordSigns.wordOrNumber)) {
    const folded = match[0] === 'Go' && isLanguage(text, match.index) ? 'golang' : toFoldedWord(match[0]);
    if (!folded) continue;
    const word = { text: match[0], folded, start: match.index };
    const token: Token = { ...word, stem: isInitials(word) ? folded : toStem(folded) };
    const [, series] = wordSigns.seriesAndYear.exec(folded) ?? [];
    if (series) token.compound = toStem(series);
    const last = parts.at(-1);
    const gap = last ? text.slice(toEnd(last), token.start) : ' ';
    if (!wordSigns.joining.test(gap) || parts.length >= maxParts) parts = [];
    parts.push(token);
    if (parts.length > 1 && !parts.some(({ folded: part }) => /^\d/.test(part))) {
      const compound = toStem(parts.map((part) => part.folded).join(''));
      for (const part of parts) part.compound = compound;
    }
    tokens.push(token);
  }
  return tokens;
}

/** Whether "Go" is the language there: the verb is a word of most questions, and "went" is one of its forms. */
function isLanguage(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.trim() ? technologySigns.beforeGo.test(before.slice(-40)) : technologySigns.asGo.test(text.trim());
}

/** Every form under which a text can be found: stems and joined compounds. */
export function toTerms(text: string): string[] {
  return tokenize(text).flatMap(toOwnTerms);
}

/** The stem of a word, and of the compound that it is part of. */
export function toOwnTerms({ stem, compound }: Token): string[] {
  return compound ? [stem, compound] : [stem];
}

/** Whether a word is written like a name: with a capital where a sentence needs none. */
export function isName({ token: { text, start } }: { token: Token }): boolean {
  return start > 0 && /^\p{Lu}/u.test(text);
}

/** The stem of a folded word; British and American spellings share one. */
export function toStem(folded: string): string {
  const known = stems.get(folded);
  if (known !== undefined) return known;
  const base = irregularForms.get(folded);
  if (base !== undefined) return toStem(base);
  // Common spelling for corpus and question alike: a wrong guess costs nothing as long as it is the same wrong guess.
  const stem =
    folded.length < 4 || /\d/.test(folded) ? folded : (stemmer?.(reworded(folded, britishSpellings)) ?? folded);
  if (stems.size < maxStems) stems.set(folded, stem);
  return stem;
}

function toFoldedWord(text: string): string {
  const folded = fold(text).replace(shortForms, '');
  if (wordSigns.groupedOrOrdinal.test(folded)) return folded.replace(/\D/g, '');
  // A Master of Science, and not the title "Ms".
  if (wordSigns.masterOfScience.test(folded)) return 'msc';
  return /^\d/.test(folded) ? folded : folded.replace(wordSigns.innerMarks, '');
}

/** Whether a published text is a list: nothing else in it has more than one line. */
export function isList(text: string): boolean {
  return text.includes('\n');
}

/** The sentences of a paragraph, or of the lines of a list, verbatim. */
export function toSentences(text: string): string[] {
  return text.split('\n').flatMap(toSentencesOfLine);
}

function toSentencesOfLine(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: gap } of text.matchAll(wordSigns.betweenSentences)) {
    if (abbreviation.test(text.slice(start, index))) continue;
    sentences.push(text.slice(start, index));
    start = index + gap.length;
  }
  return [...sentences, text.slice(start)].filter(Boolean);
}
