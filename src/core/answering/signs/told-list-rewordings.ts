import type { OwnRewordings } from '../../corpus/reworded.ts';
import { their, they } from './sentence-signs.ts';

const asked = '(?:(?:who|what|which)(?: (?:are|were|is))?|(?:please )?(?:list|name|show|give|tell)(?: me)?)?';
const whose = `(?: (?:all|of))* ?(?:the |${their} )?(?:(?:main|usual|favou?rite|biggest|regular|past|former|current) )?`;
const own = '\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)';

/** What a text lists in full by the very word, and no field: tools that are no skills, clients, boards. */
export const toldListRewordings: OwnRewordings[] = [
  {
    where: new RegExp(String.raw`${own} (?:\w+ )?tools (?:are|were|of (?:choice|the trade))\b`),
    rewordings: [
      [
        new RegExp(
          String.raw`^${asked}${whose}tools(?: of the trade| of choice)?(?: (?:does|do|did) ${they} (?:use|work with|rely on|prefer))?\W*$`,
          'i',
        ),
        'what is their tool?',
      ],
    ],
  },
  {
    where: new RegExp(
      String.raw`${own} (?:\w+ )?(?:clients|customers)(?: (?:since|until|from|over|during|in|to date|so far)\b[^.,;:]{0,24})? (?:include[ds]?|are|were|have (?:been|included)|range|came)\b|\b[Cc]lients (?:included?|are|were|have included)\b`,
    ),
    rewordings: [
      [
        new RegExp(
          String.raw`^${asked}${whose}(?:clients|customers)(?: (?:does|do|did|has|have) ${they} (?:ever )?(?:have|had|(?:work(?:ed)? (?:for|with)|served?|advised?)))?\W*$`,
          'i',
        ),
        'which clientele did they have?',
      ],
    ],
  },
  {
    where: /\b(?:I|[Ss]he|[Hh]e|[Tt]hey) (?:\w+ )?(?:sits?|serves?|am|is|are) on (?:the )?boards? of\b/,
    rewordings: [
      [
        new RegExp(
          String.raw`^(?:(?:on )?(?:which|what|how many)(?: (?:company|corporate|charity|advisory|supervisory))? boards? (?:is|are|does|do) ${they} (?:currently |now |still )?(?:(?:sit|serve) )?(?:on|(?:an? )?member of)?|(?:is|are|does|do) ${they} (?:(?:currently|now|sit|sitting|serve|serving|still) )*on (?:any|an?|the|some) boards?|(?:what|(?:which|what) (?:companies|firms|organi[sz]ations)) (?:is|are|does|do) ${they} (?:(?:sit|serve) )?on the boards? of|${asked}${whose}boards?(?: (?:seats?|memberships?|positions?|mandates?|appointments?))?(?: (?:does|do) ${they} (?:have|hold))?)(?: (?:now|today|currently|at the moment|at present))?\W*$`,
          'i',
        ),
        'whose boards do they sit on?',
      ],
    ],
  },
];
