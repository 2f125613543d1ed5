import type { Token } from '../../corpus/text.ts';
import * as exclusionSigns from '../signs/exclusion-signs.ts';

/** What a question leaves out. */
export interface Exclusion {
  /** Its words in the folded question; empty where it leaves out nothing. */
  said: string;
  /** The folded question without them, as long as with them. */
  rest: string;
  /** "Except …": what else is said of the entries stands outside of it. */
  isExcept: boolean;
  /** "After 1911, what other …?": it is named as known, and its time holds for the others too. */
  isKnown: boolean;
  isOut: (token: Pick<Token, 'start'>) => boolean;
}

/**
 * "All patents except …", "leaving aside …", "which were not in …?".
 * @param text the question as it was written, letter for letter as long as the folded one
 */
export function toExclusion(folded: string, text = folded): Exclusion {
  const match = exclusionSigns.excluding.exec(folded) ?? exclusionSigns.withoutName.exec(text);
  const { except, denial, known } = match?.groups ?? {};
  const { index = 0, 0: said = '' } = ((!denial || exclusionSigns.picking.test(folded)) && match) || {};
  const rest = folded.slice(0, index) + ' '.repeat(said.length) + folded.slice(index + said.length);
  return {
    said,
    rest,
    isExcept: except !== undefined,
    isKnown: known !== undefined,
    isOut: ({ start }) => start >= index && start < index + said.length,
  };
}
