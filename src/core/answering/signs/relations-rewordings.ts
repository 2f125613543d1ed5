import { objectsAndSubjects, them, they } from './sentence-signs.ts';

/** Somebody by name, for a pattern that minds case. */
const somebody = String.raw`(?:the )?\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}`;

/** How people stood to each other, and what came of things in the end. */
export const relationsRewordings: [RegExp, string][] = [
  // To get along
  [
    new RegExp(
      String.raw`^[Hh]ow (?:well )?(?:did|do|does) ${they} and (${somebody}) get (?:along|on)(?: with each other| together)?\W*$`,
      'u',
    ),
    'how did they get along with $1?',
  ],
  // Who got somebody a post
  ...objectsAndSubjects.map(([object, subject]): [RegExp, string] => [
    new RegExp(
      String.raw`^who (?:got|found|secured|procured|arranged) ${object} (?:the|this|that|an?|his|her|their|your) (job|post|position|place) (at|in|with) (?=[^?,]{2,60}\W*$)`,
      'i',
    ),
    `how did ${subject} get the $1 $2 `,
  ]),
  // What came of something
  [
    /^((?:and |so )?what (?:has |have |had )?)(?:finally|eventually|ultimately) (?=(?:bec[ao]me|happen(?:ed|s)?)\b)/i,
    '$1',
  ],
  [
    new RegExp(
      String.raw`^what (?:was|were) (?:so )?wrong (?=with (?!${them}\b|the (?:answer|world|industry)\b)[^?,]{3,60}\W*$)`,
      'i',
    ),
    'what went wrong ',
  ],
];
