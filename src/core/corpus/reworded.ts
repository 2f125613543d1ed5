import type { Area } from '../contract/record.ts';
import { oncePer } from './once.ts';
import { toSieve } from './sieve.ts';

type Rewording = readonly [RegExp, string];

/** Whether a text says something: a pattern, or one that looks at the text in another form, too. */
export type Sign = Pick<RegExp, 'test'>;

/** Wordings that hold where the portfolio says something, or does not. */
export interface OwnRewordings {
  /** Whose roles are looked at; any text where no area is given. */
  area?: Area;
  where?: Sign;
  unless?: Sign;
  rewordings: [RegExp, string][];
}

const toLikely = oncePer((rewordings: readonly Rewording[]) => toSieve(rewordings, ([wording]) => wording));

/**
 * A text with the wordings of a list, one after the other, put in other words. What a replacement brings in is looked for
 * by those behind it alone.
 * @param behind the wording after which to go on; from the first where none is given
 */
export function reworded(text: string, rewordings: readonly Rewording[], behind?: Rewording): string {
  for (const rewording of toLikely(rewordings)(text, behind)) {
    const other = text.replace(...rewording);
    if (other !== text) return reworded(other, rewordings, rewording);
  }
  return text;
}
