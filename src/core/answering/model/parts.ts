import { findDates } from './dates.ts';
import type { ParsedSentence } from './sentence.ts';

/**
 * The parts of a sentence that each need one piece of evidence wholly. With a single citation that is the whole
 * sentence; with several it is cut where a citation stands and at the joints of its clauses.
 */
export function toParts({ text, citedAt }: ParsedSentence, citations: number): string[] {
  if (citations === 1) return [text];
  const dates = findDates(text);
  const inDate = (at: number) => dates.some(({ start, end }) => at > start && at < end);
  const joints = [...text.matchAll(/[;:]\s|,\s|\s(?:and|but|while|whereas|which|where|who)\s/gu)].map(
    ({ index }) => index,
  );
  const cuts = [...new Set([...citedAt, ...joints])]
    .filter((at) => at > 0 && at < text.length && !inDate(at))
    .toSorted((a, b) => a - b);
  return [...cuts, text.length]
    .map((cut, index) => text.slice(index === 0 ? 0 : cuts[index - 1], cut))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
