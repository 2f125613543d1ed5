import type { Knowledge, KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toStrength, toWorth } from '../../corpus/ranking.ts';
import { tokenize } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import { holdsName } from './names.ts';
import { amount, type Wanted } from './wanted.ts';

/** Words between a number and the thing that it counts. */
const reach = { before: 5, after: 4 };
/** Share of the question that a sentence must say, with its passage and its entry's name, to be about it at all. */
const leastFit = { shown: 0.4, further: 0.6 };
const frequency =
  /\b(?:once|twice|times|every|each|daily|weekly|monthly|yearly|annually|always|never|rarely|per|an? (?:day|week|month|year))\b/i;

/** Whether the sentences shown of a passage hold what is wanted and are about the question. */
export function isHeldBy(
  known: KnownPassage,
  shown: string,
  wanted: Wanted,
  reading: Reading,
  knowledge: Knowledge,
  isFurther = false,
): boolean {
  if (!isOfNamed(known, reading)) return false;
  const least = isFurther ? leastFit.further : wanted.kind === 'person' ? 0 : leastFit.shown;
  return known.sentences.some(
    ({ text }, index) =>
      shown.includes(text) && holds(text, known, wanted, reading, knowledge) && toFit(known, index, reading) >= least,
  );
}

function holds(text: string, known: KnownPassage, wanted: Wanted, reading: Reading, knowledge: Knowledge): boolean {
  const { kind, sign, noun } = wanted;
  const fact = known.of.facts.find(({ field }) => field === known.passage.field);
  if (kind === 'person')
    return fact && fact.kind !== 'prose' && fact.kind !== 'text'
      ? fact.kind === 'person' || fact.kind === 'organisation'
      : holdsName(text, known, reading, knowledge);
  if (kind === 'named') {
    if (!noun) return true;
    if (noun.areas.includes(known.passage.area) || (fact && noun.fields.includes(fact.field))) return true;
    if (fact && (fact.kind === 'person' || fact.kind === 'organisation' || fact.kind === 'skill')) return true;
    const isSaid = [known.terms, known.heading, known.of.names].some((terms) => toWorth(noun.alternatives, terms) > 0);
    return isSaid && holdsName(text, known, reading, knowledge);
  }
  if (kind === 'often') return frequency.test(text) || reading.leftover.some((word) => isCounted(text, word));
  if (kind === 'count') return noun ? noun.known === false || isCounted(text, noun) : amount.test(text);
  return sign?.test(text) ?? true;
}

/** A number near the word for a thing. */
function isCounted(text: string, { alternatives }: Concept): boolean {
  const words = tokenize(text);
  return words.some(
    ({ stem, compound }, index) =>
      alternatives.some(({ terms }) => terms.includes(stem) || (compound !== undefined && terms.includes(compound))) &&
      amount.test(
        words
          .slice(Math.max(0, index - reach.before), index + reach.after)
          .map((word) => word.text)
          .join(' '),
      ),
  );
}

/** What a question asks of an entry that it names in full, only a passage of that entry or one with its name tells. */
function isOfNamed({ of, terms, heading }: KnownPassage, { naming }: Reading): boolean {
  if (!naming) return true;
  return (
    naming.entries.includes(of) ||
    naming.tokens.every(({ stem }) => terms.has(stem) || heading.has(stem) || of.names.has(stem))
  );
}

/** How much of the question a sentence says, its passage and entry counted in. */
function toFit(known: KnownPassage, sentence: number, { query }: Reading): number {
  const total = query.concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  const said = query.concepts.reduce((sum, concept) => sum + concept.weight * toStrength(concept, known, sentence), 0);
  return said / total;
}
