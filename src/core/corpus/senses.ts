import { senseSigns } from './sense-signs.ts';

/** A matter by a word for it. */
export interface Sense {
  term: string;
  folded: string;
}

/** The matters that a text asks for or tells of, each by the words that do. */
export function toSenses(side: 'asked' | 'told', text: string): Sense[] {
  return senseSigns.flatMap(
    ({ term, [side]: sign }) =>
      sign
        .exec(text)?.[0]
        .split(/\W/)
        .map((folded) => ({ term, folded })) ?? [],
  );
}
