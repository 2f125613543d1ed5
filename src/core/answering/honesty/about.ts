import type { KnownPassage } from '../../corpus/knowledge.ts';
import { toWeight, type Concept } from '../../corpus/query.ts';
import { toStrength } from '../../corpus/ranking.ts';
import { isName, tokenize } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import { says, saysAll } from '../records/selection.ts';
import * as askedSigns from '../signs/asked-signs.ts';
import { firstFilled } from '../lists.ts';

/** Whether a passage can be about the very entry and the names of a question; a typed field says nothing beside its value. */
export function isOfSubject(known: KnownPassage, reading: Reading): boolean {
  if (!isOfNamed(known, reading)) return false;
  const names = reading.leftover.filter((word) => isName(word) && word.known);
  return known.passage.kind === 'fact' || saysAll(known.of.terms, names);
}

/** What a question asks of an entry that it names in full, only a passage of that entry or one with its name tells. */
export function isOfNamed({ of, passage }: KnownPassage, { naming }: Reading): boolean {
  if (!naming || naming.entries.includes(of)) return true;
  const name = naming.tokens.map(({ stem }) => stem);
  // What is made for a firm is of the firm.
  const isFor = name.every((stem) => of.values.get('organisation')?.has(stem));
  return (
    isFor ||
    [passage.text, passage.heading ?? '', of.record.title].some((text) => {
      const stems = tokenize(text).map(({ stem }) => stem);
      return stems.some((_, at) => name.every((stem, offset) => stems[at + offset] === stem));
    })
  );
}

/** How much of the question a sentence says, its passage and entry counted in. */
export function toFit(known: KnownPassage, sentence: number, { query }: Reading): number {
  const total = toWeight(query.concepts);
  return total === 0 ? 1 : toWeight(query.concepts, (concept) => toStrength(concept, known, sentence)) / total;
}

/** How much of what the question is about the very sentence and the entry's name say. */
export function toShare(known: KnownPassage, sentence: number, { leftover }: Reading): number {
  const total = toWeight(leftover);
  return total === 0 ? 1 : toWeight(leftover.filter((word) => isSaidIn(known, sentence, word))) / total;
}

/** Whether the very sentence or the entry's name says, in plain words, what is paid for. */
export function isPaidFor(known: KnownPassage, sentence: number, { leftover, context }: Reading): boolean {
  const things = leftover.filter(({ token }) => !askedSigns.payment.test(token.folded));
  if (context && things.length === 0) return true;
  const asked = firstFilled(things, leftover);
  return asked.length === 0 || asked.some((word) => isSaidIn(known, sentence, word, false));
}

/** Whether a sentence, its heading or the entry's name says a word. */
export function isSaidIn(
  { sentences, of, heading }: KnownPassage,
  sentence: number,
  word: Concept,
  loosely = true,
): boolean {
  return [sentences[sentence]?.terms, of.names, heading].some((terms) => says(terms, word, loosely));
}
