import { toStem } from '../../corpus/text.ts';

/** Kinds of entries so distinct that none can stand for another, by their stems; the words of a line are one kind. */
export const distinctKinds = `
phd doctorate doctorates doctoral
bachelor bachelors bsc
master masters msc meng mba
film films movie movies
app apps application applications
song songs
album albums
exhibition exhibitions
medal medals
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(toStem));
/** Places of study, by their stems. */
export const schools = ['university', 'universities', 'college'].map(toStem);
const degree = String.raw`(?:an? )?(?:ph\.?d|doctorate|master'?s?|bachelor'?s?|m\.?sc|b\.?sc|mba|diploma)(?: degree)?`;
/** How many of the kinds that a question names may be missing, on folded text. */
export const spared: [RegExp, number][] = [
  // Asks for a view, of things in general, or for what only honours: no entry of a kind is sought.
  [
    /^\W*(?:(?:would|does|do|did) (?:he|she|they|you) (?:ever )?(?:say|think|believe|agree|argue|hold|claim) (?!of\b)|is (?:\w+ing|it \w+ to) )|\bhonorary\b/,
    Infinity,
  ],
  // Of two degrees one will do.
  [
    new RegExp(
      String.raw`^\W*(?:does|do|did|has|have|is) (?:he|she|they|you) (?:\w+ )?(?:either )?${degree} or ${degree}(?!\w)`,
    ),
    1,
  ],
];
