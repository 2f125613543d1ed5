import { toStem, tokenize, type Token } from '../../corpus/text.ts';
import type { Passage } from '../../corpus/passages.ts';
import { isAreaWord } from './area-words.ts';
import { findConflict } from './binding.ts';
import { findDates, supportsDate } from './dates.ts';
import { findNames } from './names.ts';
import { findNegationMismatch, isNegator } from './negation.ts';
import { neutralWords, sameMeaning } from './neutral-words.ts';
import { findNumbers, toNumber } from './numbers.ts';
import { toParts } from './parts.ts';
import { findAddresses, findMarkup, parseSentence, type ParsedSentence } from './sentence.ts';
import type { Support } from './support.ts';

/** What a model's sentences are checked against. */
export interface Ground {
  supports: Map<number, Support>;
  /** Folded words of the person's names. */
  person: Set<string>;
}

export type Verdict =
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
  | 'negation'
  | 'binding';

type Failure = { reason: UnsupportedReason; claim: string };

/**
 * Whether a sentence may be sent: it cites evidence that was given, and the cited evidence holds every date, number,
 * proper name and content word of it, with the same negation and the same subject. Words of the question support
 * nothing: a visitor could put any claim there.
 */
export function verify(text: string, ground: Ground): Verdict {
  const sentence = parseSentence(text);
  const fail = (reason: UnsupportedReason, claim = ''): Verdict => ({ supported: false, sentence, reason, claim });
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
  const used = new Set<Support>();
  for (const part of toParts(sentence, cited.length)) {
    const results = cited.map((support) => ({ support, failure: findFailure(part, support, ground) }));
    const found = results.find(({ failure }) => !failure);
    if (!found) {
      const failure = results[0]?.failure;
      return fail(failure?.reason ?? 'word', failure?.claim);
    }
    used.add(found.support);
  }
  return { supported: true, sentence, passages: toUsedPassages(sentence.text, cited) };
}

function findFailure(text: string, support: Support, ground: Ground): Failure | undefined {
  const tokens = tokenize(text);
  const dates = findDates(text);
  const address = findAddresses(text).find((found) => !support.lines.some((line) => line.text.includes(found)));
  if (address) return { reason: 'address', claim: address };
  const date = dates.find((claimed) => !support.dates.some((published) => supportsDate(published, claimed)));
  if (date) return { reason: 'date', claim: text.slice(date.start, date.end) };
  const number = findNumbers(text, tokens, dates).find(({ value, unit }) => !support.numbers.has(`${unit}${value}`));
  if (number) return { reason: 'number', claim: number.token.text };
  const names = findNames(text, (word) => support.small.has(word), tokens);
  const name = names.find(({ words }) => {
    return (
      !words.every((word) => ground.person.has(word)) && !support.stems.includes(` ${words.map(toStem).join(' ')} `)
    );
  });
  if (name) return { reason: 'name', claim: name.words.join(' ') };
  const inDate = ({ start }: Token) => dates.some((found) => start >= found.start && start < found.end);
  const word = tokens.find((token) => !inDate(token) && !isSupportedWord(token, support, ground));
  if (word) return { reason: 'word', claim: word.text };
  const negation = findNegationMismatch(tokens, support);
  if (negation) return { reason: 'negation', claim: negation };
  const conflict = findConflict(text, tokens, support, ground.person);
  return conflict === undefined ? undefined : { reason: 'binding', claim: conflict };
}

function isSupportedWord({ folded, stem, compound }: Token, support: Support, { person }: Ground): boolean {
  if (neutralWords.has(folded) || isNegator(folded)) return true;
  if (toNumber(folded) !== undefined || person.has(folded)) return true;
  if (support.terms.has(stem) || (compound !== undefined && support.terms.has(compound))) return true;
  if (isAreaWord(stem, support.evidence.record.area)) return true;
  return (equals.get(stem) ?? []).some((other) => support.terms.has(other));
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
    const chosen = [...scores].filter(([, score]) => score > 0 && score * 2 >= best).map(([passage]) => passage);
    return chosen.length > 0 ? chosen : evidence.passages.slice(0, 1);
  });
}
