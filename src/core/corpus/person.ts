import type { Profile } from '../contract/content.ts';
import { tokenize, type Token } from './text.ts';

/** The words of the person's own names: every record is about them, so they tell nothing apart. */
export function toPerson({ name, aka = [] }: Profile): readonly Token[] {
  return tokenize([name, ...aka].join(' '));
}
