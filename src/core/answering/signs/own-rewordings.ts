import type { Area } from '../../contract/record.ts';
import { awardKinds } from './honour-rewordings.ts';
import { boardRole } from './post-signs.ts';
import * as posts from './post-rewordings.ts';
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
  { unless: posts.retires, rewordings: posts.retirementRewordings },
];
