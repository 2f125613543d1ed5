import { unique } from '../../corpus/unique.ts';
import { findDates } from './dates.ts';
import type { ParsedSentence } from './sentence.ts';

const joint = /[;:]\s|,\s|\s[—–]\s|\s(?:and|but|while|whereas|although|which|where|who)\s/gu;

/**
 * The parts of a sentence that each need one piece of evidence wholly. With a single citation that is the whole
 * sentence; with several it is cut where a citation stands and at the joints of its clauses.
 */
export function toParts({ text, citedAt }: ParsedSentence, citations: number): string[] {
  return citations === 1 ? [text] : cut(text, citedAt);
}

/** The clauses of a text; a comma inside a date is no joint. */
export function toClauseTexts(text: string): string[] {
  return cut(text, []);
}

function cut(text: string, places: number[]): string[] {
  const dates = findDates(text);
  const inDate = (at: number) => dates.some(({ start, end }) => at > start && at < end);
  const cuts = unique([...places, ...[...text.matchAll(joint)].map(({ index }) => index)])
    .filter((at) => at > 0 && at < text.length && !inDate(at))
    .toSorted((a, b) => a - b);
  return [...cuts, text.length]
    .map((end, index) => text.slice(index === 0 ? 0 : cuts[index - 1], end))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
