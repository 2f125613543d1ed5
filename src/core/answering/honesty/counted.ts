import type { KnownPassage } from '../../corpus/knowledge.ts';
import { topicGroups } from '../../corpus/private-topics.ts';
import type { Concept } from '../../corpus/query.ts';
import { toWorth, type Ranked } from '../../corpus/ranking.ts';
import { fold, tokenize } from '../../corpus/text.ts';
import { toAskedNoun } from './asked-noun.ts';
import type { Reading } from '../reading/reading.ts';

/** Words between a thing and its number, at the most and at the best. */
const besideWords = 7;
const rightBefore = 2;
/** What a measure is told by. */
const measures: [RegExp, RegExp][] = [
  [
    /\bhow old (is|was) \p{L}+\W*$|\b(what|which) is (her|his|your) age\b/u,
    /^(?!.*\b(daughter|son|child|sister|brother)).*\bborn\b|\b(she|he|I) (is|was|am) (now )?\d+|\baged\b|\bage of\b/i,
  ],
  [/\bhow tall (is|was) \p{L}+\W*$/u, /\d\s?(cm|ft|feet|foot|inch\w*|metres|meters)\b/i],
];
export const number =
  /\d|\b(no|none|single|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|half|several|both)\b/i;

/** Whether a text gives a number, in figures or in words. */
export function saysNumber(text: string): boolean {
  return number.test(text);
}

/** A number of things is asked for, and no sentence has one beside the thing. */
export function lacksNumber(reading: Reading, passages: KnownPassage[]): boolean {
  const { asks, folded, context } = reading;
  if (context) return false;
  const [, sign] = measures.find(([measure]) => measure.test(folded)) ?? [];
  if (sign) return !passages.some(({ sentences }) => sentences.some(({ text }) => sign.test(text)));
  if (asks[0] !== 'count' || !/\bhow many\b/.test(folded)) return false;
  const counted = toAskedNoun(reading).at(-1) ?? reading.leftover[0];
  if (!counted?.known) return false;
  const ways = topicGroups.has(counted.token.stem) ? counted.alternatives.slice(0, 1) : counted.alternatives;
  const amount = /\bhow many times\b/.test(folded)
    ? /\b(once|twice|\w+ times|(first|second|third|last|only) time)\b/
    : number;
  return !passages.some(
    ({ passage, heading, of, sentences }) =>
      (passage.field !== undefined && counted.fields.includes(passage.field)) ||
      sentences.some(({ text, terms }) => {
        if (isLiteral(counted, heading) || isLiteral(counted, of.names)) return amount.test(fold(text));
        return toWorth(ways, terms) > 0 && isBeside(text, ways, amount);
      }),
  );
}

/** How near to the best passage one must be to come before it for the number it gives. */
const reach = 0.7;
const near = 6;

/** Of passages that fit about as well, one with the number right before the counted thing first. */
export function preferCounted(reading: Reading, ranked: Ranked[]): Ranked[] {
  const [best] = ranked;
  const counted = reading.asks[0] === 'count' ? toAskedNoun(reading).at(-1) : undefined;
  if (!best || !counted) return ranked;
  const counts = ({ known }: Ranked) =>
    known.sentences.some(({ text }) => isBeside(text, counted.alternatives, number, rightBefore));
  const found = ranked.slice(0, near).find((other) => other.score >= best.score * reach && counts(other));
  return found && found !== best ? [found, ...ranked.filter((other) => other !== found)] : ranked;
}

/** A number within some words of the thing that is counted. */
export function isBeside(text: string, ways: Concept['alternatives'], sign: RegExp, before?: number): boolean {
  const words = tokenize(text);
  return words.some(
    ({ stem, compound }, index) =>
      ways.some(({ terms }) => terms.includes(stem) || (compound !== undefined && terms.includes(compound))) &&
      sign.test(
        words
          .slice(Math.max(0, index - (before ?? besideWords)), before ? index : index + besideWords + 1)
          .map(({ folded }) => folded)
          .join(' '),
      ),
  );
}

/** Said by the word itself and not by one that is near it. */
export function isLiteral({ alternatives }: Concept, terms: Set<string>): boolean {
  return (
    toWorth(
      alternatives.filter(({ isNear }) => !isNear),
      terms,
    ) > 0
  );
}
