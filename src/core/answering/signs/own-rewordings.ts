import type { Area } from '../../contract/record.ts';
import { awardKinds } from './honour-rewordings.ts';
import { boardRole } from './post-signs.ts';
import * as posts from './post-rewordings.ts';
import { they } from './sentence-signs.ts';
import { artistRewordings, makesWorks } from './work-rewordings.ts';

/** Wordings that hold where the portfolio says something, or does not. */
export interface OwnRewordings {
  /** Whose roles are looked at; any text where no area is given. */
  area?: Area;
  where?: RegExp;
  unless?: RegExp;
  rewordings: [RegExp, string][];
}

/** Whose projects are works calls them works and pieces: "what was her first work?" */
export const ownRewordings: OwnRewordings[] = [
  ...posts.officers.map(([initials, said]): OwnRewordings => ({
    where: new RegExp(said, 'i'),
    unless: initials,
    rewordings: [[initials, said]],
  })),
  { area: 'projects', where: makesWorks, rewordings: artistRewordings },
  { area: 'experience', where: boardRole, rewordings: posts.boardRewordings },
  {
    area: 'experience',
    where: posts.chairRole,
    unless: posts.professorRole,
    rewordings: posts.chairRewordings,
  },
  ...awardKinds.map(({ titled, asked }): OwnRewordings => ({ where: titled, rewordings: [[asked, '$1 award$2']] })),
  // "Ada Example was born Ada Sample": there the sentence on the birth tells the name.
  {
    where: /\bborn (?:as )?(?:\p{Lu}\p{Ll}+ ){1,3}\p{Lu}\p{Ll}/u,
    rewordings: [[/^what was (his|her|their|your) maiden name\W*$/i, 'under what name was $1 birth?']],
  },
  // Users are no team, and are called people where the portfolio calls them so.
  {
    where: /\busers\b/i,
    unless: /\bpeople (?:\w+ )?use[ds]?\b|\bused by [^.]{0,40}\bpeople\b/i,
    rewordings: [
      [
        /\b(how many )(?:people|persons)(?= (?:(?:could|can|may|might|would|will|have|has|had|now|currently|ever|already) )*us(?:e[ds]?|ing)\b)/i,
        '$1users',
      ],
    ],
  },
  // Who speaks at a place gives a talk there, where talks are told.
  {
    where: /^Kind: (?:talk|lecture|keynote)/i,
    rewordings: [
      [
        new RegExp(
          String.raw`^((?:when|how often|in (?:which|what) (?:year|month)) (?:did|has|have) ${they} (?:(?:ever|first|last) )?)(?:speak|spoken|lectured?|present(?:ed)?) (?=(?:in|at) )`,
          'i',
        ),
        '$1give a talk ',
      ],
    ],
  },
  { unless: posts.retires, rewordings: posts.retirementRewordings },
];
