import type { Fact } from '../../corpus/facts.ts';
import type { Concept } from '../../corpus/query.ts';
import { toTerms } from '../../corpus/text.ts';
import { tellingCountry } from '../../corpus/town-signs.ts';
import { saysAll } from './selection.ts';

/** "Paris, France" does, "Cambridge" does not. */
export function tellsCountry({ values }: Fact): boolean {
  return values.some(({ text }) => tellingCountry.test(text));
}

/** Whether the parts of a place between its commas say the words: of "Leeds, England" the first is the town. */
export function isAt({ kind, values: [value] }: Fact, words: Concept[], from: number, to?: number): boolean {
  return kind === 'place' && saysAll(new Set(toTerms(value?.text.split(',').slice(from, to).join(' ') ?? '')), words);
}
