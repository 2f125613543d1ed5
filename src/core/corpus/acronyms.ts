import type { PortfolioRecord } from '../contract/record.ts';
import { toFacts } from './facts.ts';
import { tokenize } from './text.ts';
import * as wordSigns from './word-signs.ts';

/** The initials of a name of several words, with its stems. */
export type Acronym = [initials: string, stems: string[]];

/**
 * `mgm` for a studio of three hyphened names: people use initials that a text may never print. The build looks for
 * them, once for all that start with its corpus.
 */
export function toAcronyms(records: PortfolioRecord[]): Acronym[] {
  const acronyms = new Map<string, string[]>();
  for (const { kind, values } of records.flatMap(toFacts)) {
    const isSkill = kind === 'skill';
    for (const { text } of isSkill || kind === 'organisation' || kind === 'name' ? values : []) {
      const words = tokenize(text).filter((token) => isSkill || wordSigns.inInitials.test(token.text));
      const initials = words.map(({ folded }) => folded.charAt(0)).join('');
      const stems = words.map(({ stem }) => stem);
      const isKept = words.length > +isSkill + 1 && words.length < 7 && !acronyms.has(initials);
      if (isKept && (isSkill || !wordSigns.ofTrade.test(initials))) acronyms.set(initials, stems);
    }
  }
  return [...acronyms];
}
