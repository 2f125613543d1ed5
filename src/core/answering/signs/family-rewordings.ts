import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, they } from './sentence-signs.ts';

/** The sentence on the person's own birth: "Ada Example was born in London", "she was born". */
const bornSelf = String.raw`(?:^|[.] )(?:(?:\p{Lu}[\p{L}.’'-]* ){1,5}(?:was )?|(?:[Hh]e|[Ss]he|I) was )born\b[^.;]{0,160}`;
/** There it tells whose child that is. */
const child = String.raw`\b(?:son|daughter|child|children) of (?:[a-z]+ ){0,5}(?:\p{Lu}[\p{L}-]+ ){0,3}?\p{Lu}\p{L}`;
const childOfOne = new RegExp(`${bornSelf}${child}`, 'u');
const childOfTwo = new RegExp(
  `${bornSelf}${child}[^.;]{0,100} and (?!(?:\\p{Ll}+ed|grew|was|spent|went|left|came|became|began|brought|lived) )(?:[a-z]+ ){0,4}(?:\\p{Lu}\\p{L}+ )*\\p{Lu}\\p{Ll}`,
  'u',
);

/** The question who one of somebody's family was, and what he or she was called. */
const whoWas = (kin: string) =>
  new RegExp(
    String.raw`^(?:and )?(?:who (?:was|were|is|are) ${their} ${kin}|what (?:was|were|is|are) (?:the (?:full )?names? of ${their} ${kin}|${their} ${kin}(?:['’]s?)? (?:called|named|(?:full )?names?))|(?:(?:the )?names? of )?(?:${their} )?${kin})\W*$`,
    'i',
  );
const parents = whoWas('(?:parents|father and mother|mother and father)');

/** A family by the words in which it is told. */
export const familyRewordings: OwnRewordings[] = [
  // Whose child somebody was stands with the birth.
  { where: childOfTwo, rewordings: [[parents, 'when were they born?']] },
  {
    where: childOfTwo,
    unless: /\b[Mm]other(?:,| was| is| named| called)? (?:the )?\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+, (?:my|his|her) mother\b/u,
    rewordings: [[whoWas('mother'), 'when were they born?']],
  },
  {
    where: childOfOne,
    unless: /\b[Ff]ather(?:,| was| is| named| called)? (?:the )?\p{Lu}\p{Ll}|\b(?:my|his|her) father\)/u,
    rewordings: [[whoWas('father'), 'when were they born?']],
  },
  // Who tells of both tells of them one by one.
  {
    where: /\b(?:[Mm]y|[Hh]is|[Hh]er) (?:father|mother)\b[^\n]{1,240}\b(?:my|his|her) (?:father|mother)\b/,
    rewordings: [[parents, 'who were their father and mother?']],
  },
  {
    where: /\b(?:[Mm]y|[Hh]is|[Hh]er) father,? \p{Lu}\p{Ll}/u,
    rewordings: [[parents, 'who was their father?']],
  },
  // The trade of a father who is named with the birth
  {
    where: new RegExp(
      `${bornSelf}\\b(?:son|daughter|child|children) of (?:(?:an?|the) (?:[a-z]+ )|[^.;,]{2,60}, (?:who|an?|the) )`,
      'u',
    ),
    unless: /\b(?:my|his|her) father(?:,| was| worked| had| ran| taught)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^what (?:did|does|do) ${their} (?:father|parents) do(?: (?:for a living|professionally|for work))?\W*$`,
          'i',
        ),
        'when were they born?',
      ],
    ],
  },
  // Brothers and sisters are children of one family.
  {
    where:
      /\bborn\b[^.;]{0,120}\b(?:of|among) (?:the |their |her |his |my )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) children\b/i,
    unless: /\bsiblings?\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:did|does|do|has|have|had) ${they} (?:have |had |got )?(?:any )?(?:siblings|brothers (?:and|or) sisters|sisters (?:and|or) brothers)\W*$`,
          'i',
        ),
        'how many children did their parents have?',
      ],
    ],
  },
  // Who never married did it no times.
  {
    where: /\b(?:never|not) (?:got |been )?married\b|\bremained (?:single|unmarried)\b/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^how (?:many times|often) (?:(?:was|were|has|have|had) (${they}) (?:been )?married|did (${they}) (?:get )?(?:marry|married))\W*$|^how many (?:wives|husbands|spouses) (?:did|does|has|have|had) (${they}) (?:have|had)?\W*$`,
          'i',
        ),
        'was $1$2$3 married?',
      ],
    ],
  },
  // How somebody looked, by what is told of it
  ...[
    {
      told: /\b(?:I am|(?:[Hh]e|[Ss]he) (?:stood|stands|was|is)) (?:[^.;,]{0,40} )?(?:tall|(?:feet|foot|cent\w+|cm))\b/,
      asked: 'how tall was $1?',
    },
    { told: /\b(?:my|his|her) (?:\w+ ){0,2}(?:hair|beard|moustache)\b/i, asked: 'what was $1 hair like?' },
  ].map(({ told, asked }): OwnRewordings => ({
    where: told,
    rewordings: [[new RegExp(String.raw`^what (?:did|does|do) (${they}) look like\W*$`, 'i'), asked]],
  })),
];
