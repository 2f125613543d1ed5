import { toStem, tokenize, type Token } from '../../corpus/text.ts';
import type { Passage } from '../../corpus/passages.ts';
import { isAreaWord } from './area-words.ts';
import { findConflict } from './binding.ts';
import { findDates, supportsDate } from './dates.ts';
import { findNames } from './names.ts';
import { findNegationMismatch, isNegator } from './negation.ts';
import { neutralWords, sameMeaning } from './neutral-words.ts';
import { findNumbers, toCompared } from './numbers.ts';
import { findTenseMismatch } from './tense.ts';
import { toClauseTexts, toParts } from './parts.ts';
import { findAddresses, findMarkup, parseSentence, type ParsedSentence } from './sentence.ts';
import type { Support, Supports, Vocabulary } from './support.ts';

/** What a model's sentences are checked against. */
export interface Ground {
  supports: Supports;
  /** Folded words of the person's names. */
  person: Set<string>;
}

export type SentenceCheck =
  | { supported: true; sentence: ParsedSentence; passages: Passage[] }
  | { supported: false; sentence: ParsedSentence; reason: UnsupportedReason; claim: string };

export type UnsupportedReason =
  | 'empty'
  | 'question'
  | 'markup'
  | 'no_citation'
  | 'unknown_citation'
  | 'address'
  | 'date'
  | 'number'
  | 'name'
  | 'word'
  | 'mixed'
  | 'tense'
  | 'negation'
  | 'binding';

type Failure = { reason: UnsupportedReason; claim: string };

/**
 * Whether a sentence may be sent: it cites evidence that was given, and the cited evidence holds every date, number,
 * proper name and content word of it, those of one clause in one place, with the same negation and the same subject. Words of the question support
 * nothing: a visitor could put any claim there.
 */
export function verify(text: string, ground: Ground): SentenceCheck {
  const sentence = parseSentence(text);
  const fail = (reason: UnsupportedReason, claim = ''): SentenceCheck => ({
    supported: false,
    sentence,
    reason,
    claim,
  });
  if (!/[\p{L}\p{N}]/u.test(sentence.text)) return fail('empty');
  const markup = findMarkup(sentence.text);
  if (markup !== undefined) return fail('markup', markup);
  if (/[?？]["”’')]*$/.test(sentence.text)) return fail('question');
  if (sentence.citations.length === 0) return fail('no_citation');
  const cited: Support[] = [];
  for (const number of sentence.citations) {
    const support = ground.supports.get(number);
    if (!support) return fail('unknown_citation', String(number));
    cited.push(support);
  }
  for (const part of toParts(sentence, cited.length)) {
    const failures = cited.map((support) => findFailure(part, support, ground));
    if (failures.every((failure) => failure !== undefined))
      return fail(failures[0]?.reason ?? 'word', failures[0]?.claim);
  }
  return { supported: true, sentence, passages: toUsedPassages(sentence.text, cited) };
}

function findFailure(text: string, support: Support, ground: Ground): Failure | undefined {
  const tokens = tokenize(text);
  if (isPublished(tokens, support)) return undefined;
  const address = findAddresses(text).find((found) => !support.lines.some((line) => line.text.includes(found)));
  if (address) return { reason: 'address', claim: address };
  const missing = findMissing(text, support, support, ground);
  if (missing) return missing;
  const mixed = toClauseTexts(text).find((clause) => {
    return support.units.every((unit) => findMissing(clause, unit, support, ground) !== undefined);
  });
  if (mixed !== undefined) return { reason: 'mixed', claim: mixed };
  const negation = findNegationMismatch(text, tokens, support);
  if (negation) return { reason: 'negation', claim: negation };
  const tense = findTenseMismatch(tokens, support, ground.person);
  if (tense) return { reason: 'tense', claim: tense };
  const conflict = findConflict(text, tokens, support, ground.person);
  return conflict === undefined ? undefined : { reason: 'binding', claim: conflict };
}

/** Whether the sentence is a published one, word for word. */
function isPublished(tokens: readonly Token[], { lines }: Support): boolean {
  return lines.some((line) => {
    return (
      line.tokens.length === tokens.length && tokens.every(({ folded }, index) => line.tokens[index]?.folded === folded)
    );
  });
}

/** The first date, number, name or word that a vocabulary does not hold. */
function findMissing(
  text: string,
  vocabulary: Vocabulary,
  { small, evidence }: Support,
  { person }: Ground,
): Failure | undefined {
  const tokens = tokenize(text);
  const dates = findDates(text);
  const date = dates.find((claimed) => !vocabulary.dates.some((published) => supportsDate(published, claimed)));
  if (date) return { reason: 'date', claim: text.slice(date.start, date.end) };
  const number = findNumbers(text, tokens, dates).find(({ value, unit }) => !vocabulary.numbers.has(`${unit}${value}`));
  if (number) return { reason: 'number', claim: number.token.text };
  const names = findNames(text, (word) => small.has(word), tokens);
  const name = names.find(({ words }) => {
    return !words.every((word) => person.has(word)) && !vocabulary.stems.includes(` ${words.map(toStem).join(' ')} `);
  });
  if (name) return { reason: 'name', claim: name.words.join(' ') };
  const { area } = evidence.record;
  const word = tokens.find(({ folded, stem, compound, start }, index) => {
    if (names.some(({ first, last }) => index >= first && index <= last)) return false;
    if (neutralWords.has(folded) || isNegator(folded) || toCompared(folded) !== undefined || person.has(folded))
      return false;
    if (dates.some((found) => start >= found.start && start < found.end) || isAreaWord(stem, area)) return false;
    const forms = [stem, ...(compound ? [compound] : []), ...(equals.get(stem) ?? [])];
    return !forms.some((form) => vocabulary.terms.has(form));
  });
  return word && { reason: 'word', claim: word.text };
}

const equals = new Map<string, string[]>();
for (const group of sameMeaning) {
  const stems = group.map(toStem);
  for (const stem of stems) equals.set(stem, [...(equals.get(stem) ?? []), ...stems]);
}

/** The passages that carry a supported sentence: of each cited evidence those that share most with it. */
function toUsedPassages(text: string, cited: Support[]): Passage[] {
  const claimed = tokenize(text)
    .filter(({ folded }) => !neutralWords.has(folded))
    .map(({ stem }) => stem);
  return cited.flatMap(({ lines, evidence }) => {
    const scores = new Map<Passage, number>();
    for (const { passage, tokens } of lines) {
      if (!passage) continue;
      const stems = new Set(tokens.map(({ stem }) => stem));
      scores.set(passage, (scores.get(passage) ?? 0) + claimed.filter((stem) => stems.has(stem)).length);
    }
    const best = Math.max(...scores.values());
    const chosen = [...scores].filter(([, score]) => score > 0 && score * 2 > best).map(([passage]) => passage);
    return chosen.length > 0 ? chosen : evidence.passages.slice(0, 1);
  });
}
