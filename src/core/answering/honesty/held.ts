import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toStrength, toWorth, type Ranked } from '../../corpus/ranking.ts';
import { tokenize, toTerms, type Token } from '../../corpus/text.ts';
import { toPassageStatement } from '../passages/evidence-answer.ts';
import type { Reading } from '../reading/reading.ts';
import { isName, says } from '../records/selection.ts';
import type { ExtractiveAnswer, Statement } from '../statement.ts';
import { holdsAgent, holdsName } from './names.ts';
import { amount, type Wanted } from './wanted.ts';

/** Words between a number and the thing that it counts. */
const reach = { before: 5, after: 4 };
const enumeration = /^[^;:.]*, [^,;:.]+,? and \p{L}/u;
/** Words after which a number is about something else. */
const turning = new Set('from in on of at by to for with between since until under over'.split(' '));
/** Share of the question that a sentence must say, with its passage and its entry's name, to be about it at all. */
const leastFit = { shown: 0.4, further: 0.6 };
/** Share of what the question is about that the sentence with a name must say. */
const leastShare = 0.2;
const frequency =
  /\b(?:once|twice|times|every|each|daily|weekly|monthly|yearly|annually|always|rarely|per|an? (?:day|week|month|year))\b/;

/** Passages among which one is looked for that holds what the best one lacks. */
const maxFurther = 12;
/** Of passages that fit about as well, this many and this near to the best, one that holds what is wanted comes first. */
const preferred = { count: 6, share: 0.7 };
/** Kinds that a sentence seldom holds by chance: with one, it is an answer though it says less of the question. */
const telling = new Set<Wanted['kind']>(['money', 'length', 'count', 'often', 'measure', 'reason']);

/** Whether an answer restates a number of its own or shows a passage that holds what is wanted. */
export function isHeld(
  { statements }: ExtractiveAnswer,
  wanted: Wanted,
  reading: Reading,
  knowledge: Knowledge,
): boolean {
  return (
    isReckoned(statements, wanted) ||
    statements.some(({ text, evidence }) =>
      evidence.some(({ id, quote }) => {
        const known = knowledge.byPassage.get(id);
        return known && isHeldBy(known, `${quote}\n${text}`, wanted, reading, knowledge);
      }),
    )
  );
}

/** Counted or measured over typed entries: the number stands in a line of its own. */
function isReckoned([first]: Statement[], { kind, noun }: Wanted): boolean {
  if (!first) return false;
  if (kind === 'length') return /by the dates in the portfolio/.test(first.text);
  const isOfArea = !noun || noun.areas.length > 0;
  return kind === 'count' && isOfArea && /^The portfolio (?:lists|names) \d/.test(first.text);
}

/** The first passage that says most of the question and holds what is wanted. */
export function toFurther(
  ranked: Ranked[],
  wanted: Wanted,
  reading: Reading,
  knowledge: Knowledge,
): Ranked | undefined {
  return ranked
    .slice(0, maxFurther)
    .find((found) => isHeldBy(found.known, toPassageStatement(found).text, wanted, reading, knowledge, true));
}

export function preferHeld(
  ranked: Ranked[],
  wanted: Wanted | undefined,
  reading: Reading,
  knowledge: Knowledge,
): Ranked[] {
  const [best] = ranked;
  if (!best || !wanted || !telling.has(wanted.kind)) return ranked;
  const found = ranked
    .slice(0, preferred.count)
    .find(
      (other) =>
        other.score >= best.score * preferred.share &&
        isHeldBy(other.known, toPassageStatement(other).text, wanted, reading, knowledge),
    );
  return found && found !== best ? [found, ...ranked.filter((other) => other !== found)] : ranked;
}

/** Whether the best passage visibly holds what is wanted. */
export function isSeen([best]: Ranked[], wanted: Wanted, reading: Reading, knowledge: Knowledge): boolean {
  return (
    best !== undefined &&
    telling.has(wanted.kind) &&
    isHeldBy(best.known, toPassageStatement(best).text, wanted, reading, knowledge)
  );
}

/** Whether the sentences shown of a passage hold what is wanted and are about the question. */
function isHeldBy(
  known: KnownPassage,
  shown: string,
  wanted: Wanted,
  reading: Reading,
  knowledge: Knowledge,
  isFurther = false,
): boolean {
  if (!isOfNamed(known, reading)) return false;
  const names = reading.leftover.filter((word) => isName(word) && word.known && !word.corrected);
  const isTyped = known.passage.kind === 'fact';
  if (!isTyped && !names.every((name) => says(known.of.terms, name, true))) return false;
  const least = isFurther ? leastFit.further : wanted.kind === 'person' ? 0 : leastFit.shown;
  return known.sentences.some(
    ({ text, terms }, index) =>
      shown.includes(text) &&
      (wanted.kind !== 'person' || toShare(reading, known, terms) >= leastShare) &&
      (wanted.kind !== 'money' || reading.leftover.length === 0 || isAbout(reading, terms, known)) &&
      holds(text, known, wanted, reading, knowledge) &&
      toFit(known, index, reading) >= least,
  );
}

function holds(text: string, known: KnownPassage, wanted: Wanted, reading: Reading, knowledge: Knowledge): boolean {
  const { kind, sign, noun, of } = wanted;
  const fact = known.of.facts.find(({ field }) => field === known.passage.field);
  if (kind === 'person')
    return fact && fact.kind !== 'prose' && fact.kind !== 'text'
      ? fact.kind === 'person' || fact.kind === 'organisation'
      : holdsName(text, known, reading, knowledge) || holdsAgent(text, reading, knowledge);
  if (kind === 'named') {
    if (!noun) return true;
    if (noun.areas.includes(known.passage.area) || (fact && noun.fields.includes(fact.field))) return true;
    if (fact && (fact.kind === 'person' || fact.kind === 'organisation' || fact.kind === 'skill')) return true;
    const isSaid = [known.terms, known.heading, known.of.names].some((terms) => toWorth(noun.alternatives, terms) > 0);
    return isSaid && holdsName(text, known, reading, knowledge);
  }
  if (kind === 'reason' && fact?.kind === 'person') return false;
  if (kind === 'often') return frequency.test(text) || reading.leftover.slice(-1).some((word) => isCounted(text, word));
  if (kind === 'count') return holdsCount(text, noun) && (of ?? []).every((word) => isSaidOf(word, text, known));
  return sign?.test(text) ?? true;
}

/** A foreign word that the translation left as it was, marked by inner capitals: any number will do for it. */
function holdsCount(text: string, noun: Concept | undefined): boolean {
  return !noun || /^\p{Ll}+\p{Lu}/u.test(noun.token.text) ? amount.test(text) : isCounted(text, noun);
}

/** "Milligrams of polonium" are none of radium: an unknown word says nothing, a known one is in the sentence or the name. */
function isSaidOf({ alternatives, known: isKnown }: Concept, text: string, { of, heading }: KnownPassage): boolean {
  return !isKnown || [new Set(toTerms(text)), of.names, heading].some((terms) => toWorth(alternatives, terms) > 0);
}

/** A number before the word for a thing, or right behind it: "34 new sensors", "visitors: 900"; not "girls from 10 to 15". */
export function isCounted(text: string, { alternatives }: Concept): boolean {
  const words = tokenize(text);
  const isAmount = (from: number, to: number) =>
    amount.test(
      words
        .slice(Math.max(0, from), to)
        .map((word) => word.text)
        .join(' '),
    );
  const isSaid = (ways: Concept['alternatives'], { stem, compound }: Token) =>
    ways.some(({ terms }) => terms.includes(stem) || (compound !== undefined && terms.includes(compound)));
  const own = alternatives.slice(0, 1);
  return words.some(
    (word, index) =>
      isSaid(alternatives, word) &&
      ((isSaid(own, word) && isEnumerated(word, text.slice(word.start + word.text.length), own)) ||
        isAmount(index - reach.before, index) ||
        (!turning.has(words[index + 1]?.folded ?? '') && isAmount(index + 1, index + reach.after))),
  );
}

/** Named one by one, behind the word for them or each with it: "the societies A, B and C", "one pool and another pool". */
function isEnumerated({ folded }: Token, behind: string, [own]: Concept['alternatives']): boolean {
  return (
    (folded.endsWith('s') && enumeration.test(behind)) || toTerms(behind).some((term) => own?.terms.includes(term))
  );
}

/** How much of what the question is about a sentence and the entry's name say. */
function toShare({ leftover }: Reading, { of, heading }: KnownPassage, terms: Set<string>): number {
  const total = leftover.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  const said = leftover.filter(({ alternatives }) =>
    [terms, of.names, heading].some((held) => toWorth(alternatives, held) > 0),
  );
  return said.reduce((sum, { weight }) => sum + weight, 0) / total;
}

const payment = /^(?:cost|costs|price|pay|pays|paid|earn|earned|charge|charged|worth|money|sold|sell|spent|spend)$/;

/** A sum is that of the thing which its own sentence or its entry's name says. */
function isAbout({ leftover }: Reading, terms: Set<string>, { of, heading }: KnownPassage): boolean {
  const things = leftover.filter(({ token }) => !payment.test(token.folded));
  return (things.length > 0 ? things : leftover).some(({ alternatives }) => {
    const plain = alternatives.filter(({ isNear }) => !isNear);
    return [terms, of.names, heading].some((said) => toWorth(plain, said) > 0);
  });
}

/** What a question asks of an entry that it names in full, only a passage of that entry or one with its name tells. */
function isOfNamed({ of, passage, heading }: KnownPassage, { naming }: Reading): boolean {
  if (!naming || naming.entries.includes(of)) return true;
  const name = naming.tokens.map(({ stem }) => stem);
  if (name.every((stem) => heading.has(stem))) return true;
  return [passage.text, of.record.title].some((text) => {
    const stems = tokenize(text).map(({ stem }) => stem);
    return stems.some((_, at) => name.every((stem, offset) => stems[at + offset] === stem));
  });
}

/** How much of the question a sentence says, its passage and entry counted in. */
function toFit(known: KnownPassage, sentence: number, { query }: Reading): number {
  const total = query.concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  const said = query.concepts.reduce((sum, concept) => sum + concept.weight * toStrength(concept, known, sentence), 0);
  return said / total;
}
