import type { KnownPassage } from '../../corpus/knowledge.ts';
import type { Concept } from '../../corpus/query.ts';
import { toStrength } from '../../corpus/ranking.ts';
import { tokenize } from '../../corpus/text.ts';
import type { Reading } from '../reading/reading.ts';
import type { Wanted, WantedKind } from './wanted.ts';

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** A year or a day of a month is no count. */
const amount = new RegExp(
  `(?<![\\d.,])(?!(?:1[4-9]|20)\\d\\d\\b)(?!\\d{1,2} ${month})\\d|\\b(?:no|none|single|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|half|several|both)\\b`,
  'i',
);
const signs: Record<Exclude<WantedKind, 'count'>, RegExp> = {
  money:
    /[$£€¥]|\d\s?(?:[kKmM]|million|billion)\b|\b(?:dollars|pounds|euros|cents|pence|francs|marks|yen|kronor|kroner|crowns|roubles|guilders|unpaid|free of charge|for free|free|no (?:fee|charge|pay)|salary|expense)\b/i,
  length: /\b(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|since|until|overnight)\b|\d/i,
  measure:
    /\d[\d.,]*[\s-]?(?:%|[°"']|\p{L}+)|\b(?:metres?|meters?|feet|foot|inch\w*|miles?|kilomet\w+|tonnes?|tons?|grams?|kilograms?|storeys|floors|per cent|honou?rs|distinction|cum laude)\b/iu,
  reason:
    /\b(?:because|so that|in order to|since (?!(?:about |early |late |\p{Lu}\p{Ll}+ )?\d)|due to|owing to|thanks to|so|reasons?|cause[ds]?|when|after|as (?:it|he|she|they|I|we|the|a|there|no)|therefore|for (?:want|lack|fear|being|having|the|its|his|her|their)|led to|lest|lessons?|but|by \p{Ll}+ing)\b|(?<!\b(?:refused|declined|began|begun|begins|started|continued|wanted|wants|agreed|tried|tries|failed|able|allowed|asked|had|has|have|ought|used|going|seemed|needed|need|needs|liked|invited|first|last|made|decided|came|proposed) )\bto (?!(?:the|an?|his|her|their|its|my|our|your|this|that|these|those|it|him|them|me|us|be|one|two|about|as)\b)\p{Ll}{2,}\b/iu,
};
/** Words between a number and the thing that it counts. */
const reach = { before: 5, after: 4 };
/** Share of the question that a sentence must say, with its passage and its entry's name, to be about it at all. */
const leastFit = 0.4;

/** Whether a sentence holds what is wanted, whatever it is about. */
export function holds(text: string, { kind, counted }: Wanted): boolean {
  if (kind !== 'count') return signs[kind].test(text);
  return counted ? isCounted(text, counted) : amount.test(text);
}

/** Whether a passage holds what is wanted in a sentence that is about the question. */
export function holdsFor(known: KnownPassage, quote: string, wanted: Wanted, reading: Reading): boolean {
  return known.sentences.some(
    ({ text }, index) => quote.includes(text) && holds(text, wanted) && toFit(known, index, reading) >= leastFit,
  ) && isOfNamed(known, reading);
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
  return naming.entries.includes(of) || naming.tokens.every(({ stem }) => terms.has(stem) || heading.has(stem) || of.names.has(stem));
}

/** How much of the question a sentence says, its passage and entry counted in. */
function toFit(known: KnownPassage, sentence: number, { query }: Reading): number {
  const total = query.concepts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 1;
  const said = query.concepts.reduce((sum, concept) => sum + concept.weight * toStrength(concept, known, sentence), 0);
  return said / total;
}
