import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, they } from './sentence-signs.ts';

const companies = '(?:companies|firms|start-?ups|businesses|ventures|founders)';
const soFar = '(?: (?:so far|to date|in all|in total|altogether|over the years|until now))?';

/** What somebody has put money into, where that is told: no post and no funder of their own work. */
export const investmentRewordings: OwnRewordings[] = [
  {
    where: /\b(?:I|[Ss]he|[Hh]e|[Tt]hey) (?:[\p{L}’']+ ){0,2}invest(?:ed|s)? in\b/u,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:and )?(?:(?:which|what)(?: ${companies})?|(?:list|name|show)(?: me)? (?:all )?(?:the )?${companies} (?:that )?|how many (?:things|${companies})) ?(?:has|have|did|does|do)? ?${they} (?:ever )?(?:(?:has |have )?(?:back(?:ed)?|invest(?:ed)? in|put (?:${their} )?(?:own )?money into)|(?:fund(?:ed)?|financed?))${soFar}\W*$`,
          'i',
        ),
        'what investments have they made?',
      ],
      [
        new RegExp(
          String.raw`^(?:(?:what|which)(?: (?:are|were|is|was))?|(?:please )?(?:list|name|show|give|tell)(?: me)?|how many|any|the number of)?(?: (?:all|of))* ?(?:the |${their} )?(?:angel |seed |start-?up )?(?:investments|portfolio (?:companies|firms|start-?ups))(?: (?:has|have|did|does|do) ${they} (?:ever )?(?:made?|ha[ds]|have|hold))?(?: (?:has|have) ${they})?${soFar}\W*$`,
          'i',
        ),
        'what investments have they made?',
      ],
    ],
  },
];
