import { careerShape } from './lexicon.ts';
import { distance } from 'fastest-levenshtein';
import { commonStems } from './common-words.ts';
import type { Knowledge } from './knowledge.ts';
import { oncePer } from './once.ts';
import { askingWords, operationWords, stopWords } from './stop-words.ts';
import { fold, isName, tokenize, toStem, type Token, toEnd } from './text.ts';
import { unique } from './unique.ts';
import { slips, sounds } from './spelling-signs.ts';
import { reworded } from './reworded.ts';
import * as wordSigns from './word-signs.ts';
import { isRarerStem } from './rarer-words.ts';

/** Shorter words have too many neighbours, and may only stand for a word that every question uses. */
const minLength = 4;
/** A letter is sooner left out than added, and a word that every question uses is sooner meant than another. */
const cost = { left: -0.15, added: 0.05, stop: 0.16 };
/** How far a word may be: a short one with a slip beyond its ends, and words with one slip or two. */
const far = { short: 0.96, one: 1.06, two: 2.06 };
const maxRemembered = 2000;

/** What is kept for a corpus: its words by first letter, and the corrections already found. */
const toSpeller = oncePer(({ words, generalWords }: Knowledge) => ({
  words: byLetter(unique([...words.keys(), ...generalWords])),
  /** The words of the corpus alone: a name can only be meant to be one of these. */
  names: byLetter([...words.keys()]),
  corrections: new Map<string, string | undefined>(),
}));

/** A text with the known spelling of every word that was mistyped. */
export function spell(text: string, knowledge: Knowledge): string {
  return tokenize(text).reduceRight((said, token) => {
    const meant = toSpelling(token, knowledge);
    if (!meant) return said;
    // A name stays one.
    const word = isName({ token }) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
    return said.slice(0, token.start) + word + said.slice(toEnd(token));
  }, text);
}

/** The known spelling of a word that was mistyped, or nothing when the word stands as it is. */
export function toSpelling(token: Token, knowledge: Knowledge): string | undefined {
  const { folded, stem, text } = token;
  if (folded.length < minLength - 1 || /\d/.test(folded) || isDeliberate(text)) return undefined;
  if (knowledge.has(stem) || knowledge.has(token.compound ?? '') || knowledge.words.has(folded)) return undefined;
  const asName = isName({ token });
  // "Noble" may be common and the prize still Nobel's.
  if (isGeneral(folded, knowledge) || isWellSpelt(stem))
    return asName && folded.length > minLength ? toLike(folded, knowledge) : undefined;
  if (folded.length < minLength) return toStopWord(folded, asName);
  const speller = toSpeller(knowledge);
  const key = asName ? text : folded;
  if (!speller.corrections.has(key)) {
    if (speller.corrections.size >= maxRemembered) speller.corrections.clear();
    const found = findNearest(folded, asName ? speller.names : speller.words);
    // Whoever is called Theo or Thad is no "them" and no "that", and Stanford no standard.
    const isOther =
      found &&
      (stopWords.has(found) || (found.length > 5 && isWellSpelt(toStem(found)) && distance(folded, found) > 1));
    speller.corrections.set(key, asName && isOther && !isSwapped(folded, found) ? undefined : found);
  }
  return speller.corrections.get(key);
}

/** Whether English has a word of the stem. */
function isWellSpelt(stem: string): boolean {
  return commonStems.has(stem) || isRarerStem(stem);
}

/** The word of the corpus that sounds the same, or of which two neighbouring letters changed places. */
function toLike(folded: string, knowledge: Knowledge): string | undefined {
  const asked = toKnownWord(folded);
  const isLike = ({ word, sound }: KnownWord) => sound === asked.sound || isSwapped(folded, word);
  return toSpeller(knowledge)
    .names.get(folded.charAt(0))
    ?.find((known) => !stopWords.has(known.word) && isLike(known))?.word;
}

/** Whether two neighbouring letters changed places, and nothing else. */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2) === b;
}

/** A plural of a general word is as well spelt as its singular. */
function isGeneral(folded: string, { generalWords }: Knowledge): boolean {
  return generalWords.has(folded) || generalWords.has(folded.replace(/s$/, ''));
}

/** A word that may be meant, and how it sounds. */
interface KnownWord {
  word: string;
  sound: string;
}

function byLetter(words: string[]): Map<string, KnownWord[]> {
  return Map.groupBy(words.filter((word) => word.length >= minLength - 1).map(toKnownWord), ({ word }) =>
    word.charAt(0),
  );
}

function toKnownWord(word: string): KnownWord {
  return { word, sound: reworded(word, sounds) };
}

/** The nearest word that begins with the first letter, or with the second where the two may be swapped. */
function findNearest(folded: string, words: Map<string, KnownWord[]>): string | undefined {
  let best: string | undefined;
  const most = folded.length < 5 ? far.short : folded.length < 8 ? far.one : far.two;
  let least = Infinity;
  const asked = toKnownWord(folded);
  for (const letter of new Set(folded.slice(0, 2))) {
    for (const known of words.get(letter) ?? []) {
      const { word } = known;
      // A short word is only meant by one that sounds like it.
      const isShort = word.length < minLength;
      if (isShort ? letter !== folded[0] || known.sound !== asked.sound : Math.abs(word.length - folded.length) > 2)
        continue;
      // Four letters allow one slip inside the word, where its ends hold.
      const isSlip =
        folded.length < 5 && (word.at(-1) === folded.at(-1) || word.startsWith(folded)) && distance(word, folded) === 1;
      const apart = toDistance(asked, known) - (stopWords.has(word) ? cost.stop : 0);
      if (apart < least && apart <= (isSlip ? far.one : most)) [best, least] = [word, apart];
    }
  }
  return best;
}

/** Inner capitals and initials are a name as somebody means it; six capitals are shouted. */
function isDeliberate(text: string): boolean {
  return /\p{Ll}\p{Lu}|^\p{Lu}{2,5}\b/u.test(text);
}

/** Edits between two words; swapped neighbours and doubled letters are less than one slip, another first letter is more. */
function toDistance({ word: a, sound }: KnownWord, { word: b, sound: other }: KnownWord): number {
  const edits = distance(a, b);
  const plain = edits + (a[0] === b[0] ? 0 : 0.5);
  if (edits === 1 && sound !== other && a.length !== b.length)
    return plain + (a.length < b.length ? cost.left : cost.added);
  if (edits < 2) return plain;
  if (isSwapped(a, b)) return plain - 1.2;
  return sound === other ? Math.min(plain, 0.9) : plain;
}

/** The text with the words that every question uses spelt as they are: by these it is seen what is asked. */
export function spellSmallWords(text: string, knowledge: Knowledge): string {
  const told = reworded(text, slips);
  // From the end, so that a word put right moves none that is still to come.
  return tokenize(told).reduceRight((spelt, token) => {
    const word = toSpelling(token, knowledge);
    return word && isSmall(word) ? spelt.slice(0, token.start) + word + spelt.slice(toEnd(token)) : spelt;
  }, told);
}

function isSmall(word: string): boolean {
  return [stopWords, askingWords, operationWords].some((words) => words.has(word));
}

const partLength = 3;

/** The text with words that were written together set apart: both parts known, one of them from the corpus. */
export function splitGlued(text: string, knowledge: Knowledge): string {
  const isWord = (part: string) =>
    knowledge.words.has(part) || stopWords.has(part) || careerShape.has(part) || isGeneral(part, knowledge);
  const isCorpusWord = (part: string) => part.length > partLength && knowledge.words.has(part);
  return text.replace(wordSigns.countryOfNumber, '$& ').replace(wordSigns.maybeGlued, (written) => {
    const word = fold(written);
    if (word.length !== written.length || isDeliberate(written)) return written;
    if (isWord(word) || knowledge.has(toStem(word)) || isWellSpelt(toStem(word))) return written;
    for (let at = word.length - partLength; at >= partLength; at -= 1) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (isWord(first) && isWord(second) && (isCorpusWord(first) || isCorpusWord(second)))
        return `${written.slice(0, at)} ${written.slice(at)}`;
    }
    return written;
  });
}

/** `wen` for "when", `teh` for "the": two letters swapped, or one left out of what is no name. */
function toStopWord(folded: string, asName: boolean): string | undefined {
  const isLonger = (word: string) =>
    word.length === folded.length + 1 && word[0] === folded[0] && distance(word, folded) === 1;
  return [...stopWords].find((word) => isSwapped(folded, word)) ?? (asName ? undefined : [...stopWords].find(isLonger));
}
