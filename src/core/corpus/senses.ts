import { senseSigns } from './sense-signs.ts';
import { toSieve } from './sieve.ts';

/** A matter by a word for it. */
export interface Sense {
  /** The name of the matter behind a `~`, by which it is no word. */
  term: string;
  folded: string;
}

const likely = {
  asked: toSieve(senseSigns, ({ asked }) => asked),
  told: toSieve(senseSigns, ({ told }) => told),
};

/** The matters that a text asks for or tells of, each by the words that do. */
export function toSenses(side: 'asked' | 'told', text: string): Sense[] {
  return likely[side](text).flatMap(
    ({ term, [side]: sign }) =>
      sign
        .exec(text)?.[0]
        .split(/\W/)
        .map((folded) => ({ term, folded })) ?? [],
  );
}
